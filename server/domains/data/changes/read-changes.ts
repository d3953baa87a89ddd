import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { conditionsOf } from '../query/list-records.ts';
import type { TableDesign } from '../design/table-design.ts';
import { fromSql } from '../query/record-rows.ts';
import { scopeOf, type DesignedTable, type AnswerAccess } from '../record/access/record-access.ts';
import { filterContext, type RecordCaller } from '../record/access/caller.ts';
import { withLinks } from '../record/access/links.ts';
import { listInScope } from '../record/read/list.ts';
import { isNewer, openPosition, type Position } from './position.ts';

type Changes = Schemas['RecordChanges'];

const nothing: Changes = { records: [], gone: [], added: 0, changed: 0 };
/** Counting stops here. */
const mostCounted = 100;
/** So many of the newest events are looked at: who missed more has 100 to read again in any case, or sees none of them. */
const mostEvents = 2_000;

const eventsOf = ({ wsId, tableId }: TableDesign, since: Position) =>
  sql`from record_events e where e.ws_id = ${wsId} and e.table_id = ${tableId} and ${isNewer(since)}`;

async function hasNews(query: Query, access: DesignedTable, since: Position): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select ${eventsOf(access.design, since)}) as found`.execute(query);
  return rows[0]?.found ?? false;
}

/**
 * What has happened to the records of a list since `since`, within the scope `records`: the shown ones as they are now, and how many
 * more. What the caller does not see in the list is neither named nor counted. Throws `Invalid` for a position of another table.
 */
export async function readChanges(
  query: Query,
  call: RecordCaller & { services: { keys: Keys } },
  granted: AnswerAccess,
  { since, shown = [], marks = [], ...list }: Schemas['RecordChangesQuery'],
): Promise<Changes> {
  const { design } = granted;
  const position = openPosition(since, design.tableId, call.services.keys);
  if (!(await hasNews(query, granted, position))) return nothing;
  const context = await filterContext(query, design.wsId, call);
  const access = await withLinks(query, granted, { context, asked: list, search: list.search });
  const { rows, ...scope } = scopeOf(access);
  const frame = { design, query: list, context };
  const listed = sql.join([...conditionsOf({ ...frame, scope: { ...scope, rows } })], sql` and `);
  // Deleted records too: those of the list that are in the trash by now.
  const everListed = sql.join(
    [...conditionsOf({ ...frame, scope: { ...scope, rows: [access.readable] } })],
    sql` and `,
  );
  const ids = shown.map(({ record_id }) => record_id);
  const present = sql<{ id: string; version: number }>`
    select r.id, r.version from ${fromSql(design)} where r.id = any(${ids}::text[]) and ${listed}`;
  const counted = sql<{ added: number; changed: number }>`
    with news as (
      select record_id, bool_or(kind in ('created', 'restored')) as is_added
      from (select e.record_id, e.kind ${eventsOf(design, position)} order by e.written_in desc limit ${sql.lit(mostEvents)}) as newest
      group by record_id)
    select least(count(*) filter (where is_added), ${sql.lit(mostCounted)})::int as added,
      least(count(*) filter (where not is_added), ${sql.lit(mostCounted)})::int as changed
    from (select news.is_added from news join ${fromSql(design)} on r.id = news.record_id
      where not (r.id = any(${ids}::text[])) and (r.deleted_at is null or not news.is_added) and ${everListed}) as others`;
  const [found, counts] = await Promise.all([present.execute(query), counted.execute(query)]);
  const versions = new Map(found.rows.map(({ id, version }) => [id, version]));
  const gone = ids.filter((id) => !versions.has(id));
  const changed = shown.filter(
    ({ record_id: id, seen_version: seen }) => versions.has(id) && versions.get(id) !== seen,
  );
  const { added = 0, changed: others = 0 } = counts.rows[0] ?? {};
  return {
    records: await recordsNow(query, call, granted, { ids: changed.map((one) => one.record_id), marks }),
    gone,
    added,
    changed: others,
  };
}

async function recordsNow(
  query: Query,
  call: RecordCaller,
  access: AnswerAccess,
  { ids, marks }: { ids: readonly string[]; marks: NonNullable<Schemas['RecordQuery']['marks']> },
): Promise<Changes['records']> {
  if (ids.length === 0) return [];
  const args = { size: ids.length, total: 'none' as const, ...(marks.length > 0 && { marks }) };
  const { items } = await listInScope(query, call, access, { args, only: ids });
  return items;
}
