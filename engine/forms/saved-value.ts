import { ownPath, ownValue } from '../runtime/evaluate/own-value.ts';
import { isEmpty } from '../runtime/state/is-empty.ts';
import { sameJson } from '#schemas';
import type { RecordValues } from './form-config.ts';
import type { FieldPlan, RecordForm } from './form-plan.ts';
import type { RecordIssueCode } from './record-issue.ts';

/** Where a value of the record was when it was saved; a cell belongs to the row with the same id. Undefined in a row that is new. */
export function savedPath(
  path: readonly string[],
  record: RecordValues,
  saved: RecordValues,
): readonly string[] | undefined {
  const [id = '', index, ...inside] = path;
  if (index === undefined) return path;
  const rowId = ownPath(record, [id, index, 'row_id']);
  const rows = ownValue(saved, id);
  if (typeof rowId !== 'string' || !Array.isArray(rows)) return undefined;
  const at = rows.findIndex((row) => ownValue(row, 'row_id') === rowId);
  return at < 0 ? undefined : [id, String(at), ...inside];
}

/** The field or the column that a path of the record leads to. */
export function planAt({ fields }: RecordForm, [id = '', index, , column]: readonly string[]): FieldPlan | undefined {
  const plan = fields.get(id);
  return index === undefined ? plan : plan?.columns.find((one) => one.id === column);
}

/** Whether two values say the same; one empty value says as much as another. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || sameJson(one, other);

/** Whether there are no more rows than before where there are too many, and no fewer where there are too few. */
export function isNoWorse(code: RecordIssueCode, now: unknown, then: unknown): boolean {
  const [count, before] = [now, then].map((rows) => (Array.isArray(rows) ? rows.length : 0)) as [number, number];
  return code === 'maxItems' ? count <= before : code === 'minItems' && count >= before;
}
