import { visit } from 'jsonc-parser';
import { documentFault } from '#engine/compiler';
import type { Fault } from '#engine/runtime';
import { pointerTo } from '#schemas';

/** Keys written twice in one object: JSON.parse keeps the last one, without a word. */
export function repeatedKeys(text: string): Fault[] {
  const faults: Fault[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty(name, _offset, _length, startLine, startCharacter, pathSupplier) {
      const keys = open.at(-1);
      if (keys?.has(name)) {
        const pointer = [...pathSupplier(), name].reduce<string>((parent, key) => pointerTo(parent, key), '');
        faults.push({
          ...documentFault('PAGE_KEY_REPEATED', pointer, { name }),
          line: startLine + 1,
          column: startCharacter + 1,
        });
      }
      keys?.add(name);
    },
  });
  return faults;
}
