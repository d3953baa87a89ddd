import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { ListPage } from '#server/kernel/lists/index.ts';
import { type PointingField, pointingFields } from '../../design/pointing-fields.ts';
import { refuseField } from '../../query/issues.ts';
import { withOpen } from '../../query/fields-by-record.ts';
import { columnOf } from '../../store/expressions.ts';
import type { AnswerAccess } from '../access/record-access.ts';
import type { RecordCaller } from '../access/caller.ts';
import { listInScope } from './list.ts';
import { findRecord } from './find-record.ts';

/** The records `r` that point at one record. */
export function pointsAt({ columnId, storage }: PointingField, id: string): RawBuilder<SqlBool> {
  const column = columnOf(columnId);
  return storage === 'texts' ? sql<SqlBool>`${column} @> ${[id]}::text[]` : sql<SqlBool>`${column} = ${id}`;
}

/**
 * A page of the records of another table that point at a record which the caller may read, as far as the caller has access to them. Throws
 * `NotFound` for a record that is not there, and for a table none of whose relations that the caller sees leads here.
 */
export async function listRelated(
  query: Query,
  call: RecordCaller,
  { of, from }: { of: AnswerAccess; from: AnswerAccess },
  { rid, ...asked }: Schemas['RelatedQuery'] & { rid: string },
): Promise<ListPage<Schemas['Record']>> {
  const { logical_table_id: _view, field, ...list } = asked;
  await findRecord(query, of, rid);
  const seen = (await pointingFields(query, of.design)).filter(
    ({ design, field: { id } }) =>
      design.tableId === from.design.tableId && (from.visible === 'all' || from.visible.has(id)),
  );
  if (seen.length === 0) throw new NotFound({ pointer: '/logical_table_id' });
  const meant = seen.filter(({ field: { id } }) => field === undefined || id === field);
  if (meant.length === 0) return refuseField('/field', field ?? '');
  const points = sql.join(
    meant.map((one) => withOpen(pointsAt(one, rid), from.visible, one.field.id)),
    sql` or `,
  );
  const access = { ...from, readable: sql<SqlBool>`(${from.readable} and (${points}))` };
  return listInScope(query, call, access, { args: list });
}
