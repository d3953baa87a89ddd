import { isObject } from '#schemas';
import type { CompiledDocument } from '../document/compiled.ts';
import { sha256 } from './sha256.ts';

/** The address of a compiled document: SHA-256 in hex of its JSON, whatever the order of its keys. */
export function documentHash(document: CompiledDocument): string {
  return sha256(stableJson(document));
}

/** JSON with the keys of objects in order, so that equal values give equal texts. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
