import type { ScopeRecord } from './recorder.ts';
import { partPointer } from './node-tree.ts';

/** `page session.login`, `page session.login /dialogs/reset`. */
export function scopeName(record: ScopeRecord): string {
  const { kind, id } = record.scope.document;
  return [kind, id, partPointer(record)].filter((part) => part !== '').join(' ');
}
