/** What the database knows of each kind of field. The server alone imports it. */
import type { CellWords, KindColumn, Storage } from './define-column.ts';
import type { FieldKind, KindName } from './field-kind.ts';
import { columns } from './generated/columns.ts';

export type { CellWords, KindColumn, Storage };

/** How the fields of a kind are stored. */
export function columnOfKind(kind: FieldKind): KindColumn<KindName> {
  // Safe: the registry has each kind under its own name, so that its methods are handed designs of that kind.
  return columns[kind.type] as KindColumn<KindName>;
}

/** How a value of this kind is stored; undefined for what is computed when records are read. */
export const storageOf = (kind: FieldKind): Storage | undefined => columnOfKind(kind).storage(kind);

/** Whether a field of this kind is on or off: without a value it is off. A question with two answers may be open. */
export const isOnOrOff = (kind: FieldKind): boolean => columnOfKind(kind).isOnOrOff?.(kind) ?? false;
