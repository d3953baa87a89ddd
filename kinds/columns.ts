/** What the server alone knows of each kind of field: how it is stored, read from sheets and checked. */
import type {
  CellWords,
  DesignCheck,
  DesignIssue,
  Granularity,
  KindColumn,
  SheetColumn,
  Storage,
} from './base/define-column.ts';
import type { FieldKind, KindName } from './base/field-kind.ts';
import { columns } from './generated/columns.ts';

export type { CellWords, DesignCheck, DesignIssue, Granularity, KindColumn, SheetColumn, Storage };

/** How the fields of a kind are stored. */
export function columnOfKind(kind: FieldKind): KindColumn<KindName> {
  // Safe: the registry has each kind under its own name, so that its methods are handed designs of that kind.
  return columns[kind.type] as KindColumn<KindName>;
}

/** How a value of this kind is stored; undefined for what is computed when records are read. */
export const storageOf = (kind: FieldKind): Storage | undefined => columnOfKind(kind).storage(kind);

/** Whether a field of this kind is on or off: without a value it is off. A question with two answers may be open. */
export const isOnOrOff = (kind: FieldKind): boolean => columnOfKind(kind).isOnOrOff?.(kind) ?? false;

// Safe: the registry has each kind under its own name.
const all: readonly KindColumn<KindName>[] = Object.values(columns) as KindColumn<KindName>[];

/** The kind of field that a column of a sheet becomes. */
export function kindOfSheet(column: SheetColumn): FieldKind {
  for (const { ofSheet } of all) {
    const make = ofSheet?.[column.kind];
    if (make) return make(column);
  }
  throw new Error(`No kind of field is made of a column of "${column.kind}".`);
}
