import { pointerTo } from '#schemas';
import type { RequestFault } from '../../errors/index.ts';

const deepest = 200;
const most = 20;

/** With the `u` flag a surrogate matches only when it stands alone. */
const loneSurrogate = /[\uD800-\uDFFF]/u;

/**
 * What no field may carry, whatever its schema says: keys that reach prototypes (P21), NUL characters and halves of
 * characters, which databases cannot store, and nesting beyond any real document. Walks without recursion.
 */
export function unsafeText(root: unknown): RequestFault[] {
  const faults: RequestFault[] = [];
  const waiting: { value: unknown; pointer: string; depth: number }[] = [{ value: root, pointer: '', depth: 0 }];
  for (let next = waiting.pop(); next && faults.length < most; next = waiting.pop()) {
    const { value, pointer, depth } = next;
    if (typeof value === 'string') {
      const message = wrongText(value);
      if (message) faults.push({ pointer, message });
    } else if (typeof value === 'number' && !Number.isFinite(value)) {
      faults.push({ pointer, message: 'This number is too large to be stored.' });
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= deepest) {
        faults.push({ pointer, message: `This is nested deeper than ${deepest} levels.` });
        continue;
      }
      for (const [key, part] of Object.entries(value)) {
        const message = wrongKey(key, part);
        if (message) faults.push({ pointer, message });
        else waiting.push({ value: part, pointer: pointerTo(pointer, key), depth: depth + 1 });
      }
    }
  }
  return faults;
}

function wrongText(text: string): string | undefined {
  if (text.includes('\u0000')) return 'This text has a NUL character.';
  return loneSurrogate.test(text) ? 'This text has half of a character (a lone surrogate).' : undefined;
}

function wrongKey(key: string, part: unknown): string | undefined {
  const reachesPrototype =
    key === '__proto__' ||
    (key === 'constructor' && typeof part === 'object' && part !== null && Object.hasOwn(part, 'prototype'));
  if (reachesPrototype) return `The name "${key}" is not accepted.`;
  return wrongText(key) && 'A name has a NUL character or half of a character.';
}
