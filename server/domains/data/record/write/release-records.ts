import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import { tableNameIn } from '../../design/present.ts';
import { labelIn } from '../../design/label.ts';
import { type PointingField, pathOfPointing } from '../../design/pointing-fields.ts';
import type { RequestWork } from '../../design/request-work.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { withOpen } from '../../query/fields-by-record.ts';
import { fromSql } from '../../query/record-rows.ts';
import { columnOf } from '../../store/expressions.ts';
import { rowsOf } from '../../store/identifiers.ts';
import type { RelatedTables } from '../access/record-access.ts';
import { changeLinks } from './change-links.ts';
import { type ClearedLinks, rememberLinks } from './cleared-links.ts';
import type { PointingTables } from './hold-pointing.ts';
import type { Author } from './record-changes.ts';
import { moveRecords } from './store-record.ts';
import { lockWhole } from './whole-records.ts';

/** How many other records one deletion changes or takes along. */
const most = 2000;

interface Leaving {
  design: TableDesign;
  ids: Set<string>;
}

/** Records that go into the trash, by table; the first are those that were asked for. */
type Closure = Map<string, Leaving>;

/** The records `r` that point at one of these records, are not in the trash themselves, and do not go there now. */
export function pointingSql(pointing: PointingField, ids: Iterable<string>, closure: Closure) {
  const { design, columnId, storage, subTable } = pointing;
  const column = columnOf(columnId, subTable ? 's' : 'r');
  const named = [...ids];
  const names =
    storage === 'texts' ? sql<SqlBool>`${column} && ${named}::text[]` : sql<SqlBool>`${column} = any(${named}::text[])`;
  const points = subTable?.column
    ? sql<SqlBool>`r.id in (select s.record_id from ${rowsOf(design.wsId, subTable.column.columnId)} as s where ${names})`
    : names;
  const leaving = [...(closure.get(design.tableId)?.ids ?? [])];
  return sql<SqlBool>`(r.deleted_at is null and ${points} and not r.id = any(${leaving}::text[]))`;
}

const inUse = (...issues: RequestIssue[]): Failure => new Failure('record_in_use', { faults: issues });

function tooMany({ design }: PointingField): Failure {
  const name = tableNameIn(design.row, design.locale);
  return inUse({
    pointer: '/ids',
    message: {
      'en-US': `More than ${most} records of "${name}" would change with it.`,
      'zh-CN': `“${name}”中将有超过 ${most} 条记录随之变更。`,
    },
    hint: { 'en-US': 'Delete fewer records at once.', 'zh-CN': '请减少一次删除的记录数。' },
  });
}

/** Names the table and counts its records as far as the caller sees them; the others are only known to be there. */
async function issueOf(
  query: Query,
  { others }: RelatedTables,
  pointing: PointingField,
  rows: RawBuilder<SqlBool>,
): Promise<RequestIssue | undefined> {
  const { design, field } = pointing;
  const other = await others(query, design.tableId);
  const seen = other ? withOpen(other.readable, other.visible, pathOfPointing(pointing)) : sql<SqlBool>`false`;
  const { rows: found } = await sql<{ total: number; seen: number }>`
    select count(*)::int as total, (count(*) filter (where ${seen}))::int as seen
    from ${fromSql(design)} where ${rows}`.execute(query);
  const { total = 0, seen: count = 0 } = found[0] ?? {};
  if (total === 0) return undefined;
  const isShown = other && (other.visible === 'all' || other.visible.has(pathOfPointing(pointing)));
  if (count === 0 || !isShown) {
    return {
      pointer: '/ids',
      message: { 'en-US': 'Records that you do not see refer to it.', 'zh-CN': '有您无权查看的记录引用了它。' },
    };
  }
  const name = tableNameIn(design.row, design.locale);
  const label = labelIn(field.field.label, design.locale);
  return {
    pointer: '/ids',
    message: {
      'en-US': `${count} ${count === 1 ? 'record' : 'records'} of "${name}" refer to it by "${label}".`,
      'zh-CN': `“${name}”中有 ${count} 条记录通过“${label}”引用了它。`,
    },
  };
}

/** Adds the records that go into the trash along with those of the closure. Throws `record_in_use` for one that may not. */
async function takeAlong(
  query: Query,
  access: RelatedTables,
  pointing: PointingField,
  closure: Closure,
  ids: Set<string>,
) {
  const rows = pointingSql(pointing, ids, closure);
  const other = await access.others(query, pointing.design.tableId);
  const { rows: found } = await sql<{ id: string; may: boolean | null }>`
    select r.id, (${other?.deletable ?? sql<SqlBool>`false`}) as may from ${fromSql(pointing.design)}
    where ${rows} order by r.id limit ${sql.lit(most + 1)} for update`.execute(query);
  if (found.length === 0) return undefined;
  if (found.length > most) throw tooMany(pointing);
  if (found.some(({ may }) => !may)) {
    const issue = await issueOf(query, access, pointing, rows);
    throw inUse(...(issue ? [issue] : []));
  }
  return new Set(found.map(({ id }) => id));
}

async function closureOf(
  query: Query,
  access: RelatedTables,
  ids: readonly string[],
  tables: PointingTables,
): Promise<Closure> {
  const closure: Closure = new Map([[access.design.tableId, { design: access.design, ids: new Set(ids) }]]);
  const open: Leaving[] = [{ design: access.design, ids: new Set(ids) }];
  for (let next = open.shift(); next; next = open.shift()) {
    for (const pointing of fieldsOf(tables, next.design)) {
      if (pointing.kind.on_delete !== 'trash') continue;
      const more = await takeAlong(query, access, pointing, closure, next.ids);
      if (!more) continue;
      const { design } = pointing;
      const known = closure.get(design.tableId)?.ids ?? [];
      const all = new Set([...known, ...more]);
      if (all.size > most) throw tooMany(pointing);
      closure.set(design.tableId, { design, ids: all });
      open.push({ design, ids: more });
    }
  }
  return closure;
}

const fieldsOf = (tables: PointingTables, { tableId }: TableDesign): readonly PointingField[] =>
  tables.get(tableId) ?? [];

/** Takes deleted records out of a relation, in records or their rows; each changed record gets a version and a line in its history. */
async function clear(query: Query, pointing: PointingField, clearing: Clearing): Promise<void> {
  const { closure, ids, author, work, cleared } = clearing;
  const condition = pointingSql(pointing, ids, closure);
  const records = await lockWhole(query, pointing.design, { condition, most: most + 1 });
  if (records.length > most) throw tooMany(pointing);
  const change = (value: unknown, record: string, row?: string): unknown => {
    rememberLinks(cleared, { pointing, record, ...(row !== undefined && { row }) }, { value, ids });
    return withoutLinks(value, ids);
  };
  await changeLinks(query, pointing, records, { change, cause: 'linked_deleted', author, work });
}

/** What a relation holds without these records. */
function withoutLinks(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((one) => !ids.has(String(one)));
  return ids.has(String(value)) ? null : value;
}

interface Clearing {
  closure: Closure;
  ids: ReadonlySet<string>;
  author: Author;
  work: RequestWork;
  cleared: ClearedLinks;
}

/**
 * What the relations of other records say of locked records that go into the trash (`on_delete`): refuses, is cleared, or takes its
 * record along. Clearing needs no right in the other table, for nothing is left to point at; taking along needs the right to
 * delete. Answers the records that went along, and the links that were taken away, which come back with their records. Throws `record_in_use`, which tells of records that the caller sees alone.
 */
export async function releaseRecords(
  query: Query,
  access: RelatedTables,
  {
    ids,
    author,
    work,
    pointing: tables,
  }: { ids: readonly string[]; author: Author; work: RequestWork; pointing: PointingTables },
): Promise<{ along: { design: TableDesign; ids: string[] }[]; cleared: ClearedLinks }> {
  const closure = await closureOf(query, access, ids, tables);
  const issues: RequestIssue[] = [];
  const clearing: [PointingField, ReadonlySet<string>][] = [];
  for (const leaving of closure.values()) {
    for (const pointing of fieldsOf(tables, leaving.design)) {
      const { on_delete: rule = 'clear' } = pointing.kind;
      if (rule === 'clear') clearing.push([pointing, leaving.ids]);
      if (rule !== 'refuse') continue;
      const issue = await issueOf(query, access, pointing, pointingSql(pointing, leaving.ids, closure));
      if (issue) issues.push(issue);
    }
  }
  if (issues.length > 0) throw inUse(...issues);
  const cleared: ClearedLinks = new Map();
  for (const [pointing, gone] of clearing) await clear(query, pointing, { closure, ids: gone, author, work, cleared });
  const asked = new Set(ids);
  const along = [...closure.values()].map(({ design, ids: all }) => ({
    design,
    ids: [...all].filter((id) => design.tableId !== access.design.tableId || !asked.has(id)),
  }));
  const moved = along.filter((one) => one.ids.length > 0);
  for (const { design, ids: more } of moved)
    await moveRecords(query, design, { ids: more, to: 'trash', author, cleared });
  return { along: moved, cleared };
}
