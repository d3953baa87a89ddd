import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { Conflict } from '#server/kernel/errors/index.ts';
import type { DesignField } from '../../design/table-design.ts';
import { rowChanges } from '../../rows/row-changes.ts';
import { mergedRows } from '../../rows/sent-rows.ts';
import { rowsIn, subTablesOf } from '../../rows/sub-tables.ts';
import type { DesignedTable, AnswerAccess } from '../access/record-access.ts';
import type { RecordCaller } from '../access/caller.ts';
import { displayOfValues, historyFields, presentChanges } from '../present/change-texts.ts';
import { inRecord } from '../read/find-record.ts';
import type { ReadRecord } from '../present/present-records.ts';
import type { FieldChanges } from '../present/seen-changes.ts';

type Values = Readonly<Record<string, unknown>>;

/** What differs between two states of a record, of these fields; of sub-tables, the rows that do. */
export function changesBetween(
  { design }: DesignedTable,
  { fields, before, after }: { fields: readonly DesignField[]; before: Values; after: Values },
): FieldChanges {
  const subTables = new Map(subTablesOf(design).map((one) => [one.id, one]));
  return Object.fromEntries(
    fields.flatMap(({ id }): (readonly [string, FieldChanges[string]])[] => {
      const [was, now] = [before[id] ?? null, after[id] ?? null];
      const subTable = subTables.get(id);
      if (!subTable) return isDeepStrictEqual(was, now) ? [] : [[id, [was, now]]];
      // A row whose key the record has no more is one that another person removed: it would be a new one.
      const rows = mergedRows(subTable, rowsIn(was), now);
      const pair = rowChanges(subTable, { before: was, after: rows });
      return pair.every((side) => side.length === 0) ? [] : [[id, pair]];
    }),
  );
}

/**
 * The refusal of a change that was made on an older version of a record: with what is stored by now, and with what the change would do
 * to it in the caller's words, of fields that the caller sees.
 */
export async function staleChange(
  query: Query,
  call: RecordCaller,
  access: AnswerAccess,
  { found, stored, data }: { found: ReadRecord; stored: Schemas['Record']; data: Schemas['RecordData'] },
): Promise<Conflict> {
  const fields = historyFields(inRecord(access, found)).filter(({ id }) => Object.hasOwn(data, id));
  const set = changesBetween(access, { fields, before: found.values, after: data });
  const sent = withKnownRows(access, found.values, data);
  const [[changes = []], display] = await Promise.all([
    presentChanges(query, access, { fields, sets: [set], reader: call }),
    displayOfValues(query, access, { fields, values: sent, reader: call }),
  ]);
  return new Conflict({
    detail: {
      version: stored.version,
      stored,
      sent: { id: stored.record_id, data: sent, display },
      changes: changes.map(({ before: _before, after: _after, ...texts }) => texts),
    },
  });
}

/** What was sent, as it can be sent again: rows that another person removed are new ones. */
function withKnownRows({ design }: DesignedTable, stored: Values, data: Schemas['RecordData']): Values {
  const rows = subTablesOf(design).flatMap(({ id }) => {
    const sent = data[id];
    if (!Array.isArray(sent)) return [];
    const known = new Set(rowsIn(stored[id]).map(({ row_id }) => row_id));
    const again = rowsIn(sent).map(({ row_id, ...row }) => (known.has(row_id) ? { ...row, row_id } : row));
    return [[id, again] as const];
  });
  return { ...data, ...Object.fromEntries(rows) };
}
