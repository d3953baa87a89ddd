import { ownPath, ownValue } from '../runtime/evaluate/own-value.ts';
import type { Worked } from './working-record.ts';

/** What the record had when it was opened at a path of the record as it is now; cells belong to the rows that have the same id. */
export function savedValue({ record, saved }: Worked, path: readonly string[]): unknown {
  const [id = '', index, , column = ''] = path;
  const before = ownValue(saved, id);
  if (index === undefined || !Array.isArray(before)) return before;
  const rowId = ownPath(record, [id, index, 'row_id']);
  if (typeof rowId !== 'string') return undefined;
  return ownPath(
    before.find((row) => ownValue(row, 'row_id') === rowId),
    ['data', column],
  );
}
