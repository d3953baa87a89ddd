import type { Schemas } from '#openapi';
import type { DesignField } from '../../design/table-design.ts';
import { withColumnsOf } from '../../rows/sub-tables.ts';

export type ChangedValues = readonly [before: unknown, after: unknown];

/** The values of fields before and after a change; of a sub-table, the rows that it touched, as the history has them. */
export type FieldChanges = Readonly<Record<string, ChangedValues>>;

// Safe: the history has rows there, and an empty value where there were none.
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Schemas['RecordRow'][]) : []);

const isEmpty = (data: object): boolean => Object.keys(data).length === 0;

/**
 * A change without the columns of sub-tables that the reader does not see. A row of which nothing else changed is left out of it, and the
 * sub-table of which no row is left.
 */
export function seenChanges(changes: FieldChanges, fields: readonly DesignField[]): FieldChanges {
  const seen = { ...changes };
  for (const field of fields.filter(({ kind }) => kind.type === 'subTable')) {
    const pair = Object.hasOwn(changes, field.id) ? changes[field.id] : undefined;
    if (!pair) continue;
    const [before, after] = [rowsOf(pair[0]), rowsOf(pair[1])];
    const idsOf = (side: typeof before) => new Set(side.map(({ row_id }) => row_id));
    const shownOf = (side: typeof before, other: ReadonlySet<string | undefined>) =>
      side.flatMap((row) => {
        const shown = withColumnsOf(field, row);
        const isHidden = isEmpty(shown.data) && !isEmpty(row.data) && other.has(row.row_id);
        return isHidden ? [] : [shown];
      });
    const shown = [shownOf(before, idsOf(after)), shownOf(after, idsOf(before))] as const;
    if (shown[0].length + shown[1].length > 0) seen[field.id] = shown;
    else delete seen[field.id];
  }
  return seen;
}
