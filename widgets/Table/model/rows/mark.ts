import { ownValue } from '#engine/runtime';
import type { TableProps } from '../../../generated/types.ts';
import type { TableRow } from './row.ts';

/** What a row is marked with: a tone, and the words that say the same. */
export type TableMark = NonNullable<TableProps['marks']>[number];

/** The mark of a row: the list says which of them holds, by its index. */
export function markOf(row: TableRow, marks: TableProps['marks']): TableMark | undefined {
  const at = ownValue(row, 'mark');
  return typeof at === 'number' ? (marks ?? [])[at] : undefined;
}
