import { visit } from 'jsonc-parser';
import { documentDiagnostic } from '#engine/written';
import type { Diagnostic } from '#engine/document';
import { pointerTo } from '#schemas';

/** Keys written twice in one object: JSON.parse keeps the last one, without a word. */
export function repeatedKeys(text: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
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
        diagnostics.push({
          ...documentDiagnostic('PAGE_KEY_REPEATED', pointer, { name }),
          line: startLine + 1,
          column: startCharacter + 1,
        });
      }
      keys?.add(name);
    },
  });
  return diagnostics;
}
