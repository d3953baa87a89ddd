import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { DesignField, TableDesign } from '../../design/table-design.ts';
import { isAnswerable } from '../../query/answerable.ts';
import { filterSql } from '../../query/filter.ts';
import { withOpen } from '../../query/fields-by-record.ts';
import { type LinkedTable, type Links, noLinks } from '../../query/links.ts';
import type { FilterContext } from '../../query/operand.ts';
import { searchedRelations } from '../../query/search-names.ts';
import type { RelatedTables, ReadAccess } from './record-access.ts';
import { cachedViewTarget } from './cached-answers.ts';
import { searchedNames } from './searched-names.ts';

/** How many relations are followed one after the other. */
const deepest = 4;

/** What of the linked tables is read, by the relation: the fields of each. */
type Needs = Map<string, Set<string>>;

const pathPattern = /^-?([A-Za-z][A-Za-z0-9_]*)\.([A-Za-z][A-Za-z0-9_]*)$/;

/** Every text in a request or a design that looks like a path through a relation; those that are none lead nowhere. */
export function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return pathPattern.test(value) ? [value.replace(/^-/, '')] : [];
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

function need(needs: Needs, relation: string, ...fields: string[]): void {
  needs.set(relation, new Set([...(needs.get(relation) ?? []), ...fields]));
}

/** What fields that are computed from linked records read. */
function needsOfFields(fields: Iterable<DesignField>, needs: Needs): void {
  for (const { id, kind, column } of fields) {
    if (kind.type === 'lookup') need(needs, kind.relation, kind.field);
    else if (kind.type === 'rollup' && !column)
      need(needs, kind.of, ...(kind.field === undefined ? [] : [kind.field]), ...pathsIn(kind.filter ?? {}));
    else if (kind.type === 'relation' && kind.reverse_field !== undefined) need(needs, id);
  }
}

export function needsOf(fields: Iterable<DesignField>, paths: readonly string[]): Needs {
  const needs: Needs = new Map();
  needsOfFields(fields, needs);
  for (const path of paths) {
    const [relation = '', field = ''] = path.split('.');
    need(needs, relation, field);
  }
  return needs;
}

interface Resolving {
  access: RelatedTables;
  context: FilterContext;
}

const alive = (readable: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(r.deleted_at is null and ${readable})`;

/** The stored relation of the linked table that a side without a column reads. */
function reverseOf(design: TableDesign, reverseField: string): LinkedTable['reverse'] | undefined {
  const field = design.fields.get(reverseField);
  return field?.kind.type === 'relation' ? field.column : undefined;
}

async function linkedTable(
  query: Query,
  { access, context }: Resolving,
  { kind }: DesignField,
  { fields, level }: { fields: ReadonlySet<string>; level: number },
): Promise<LinkedTable | undefined> {
  if (kind.type !== 'relation') return undefined;
  const target = await cachedViewTarget(query, access.design, kind.logical_table_id);
  const other = target && (await access.others(query, target.tableId));
  if (!other) return undefined;
  const { design, visible, readable } = other;
  const reverse = kind.reverse_field === undefined ? undefined : reverseOf(design, kind.reverse_field);
  if (kind.reverse_field !== undefined) {
    const isSeen = visible === 'all' || visible.has(kind.reverse_field);
    if (!reverse || !isSeen) return undefined;
  }
  const read = [...fields].flatMap((id) => design.fields.get(id) ?? []);
  const inner = { access: { design, others: access.others }, context };
  const links = await resolve(query, inner, { needs: needsOf(read, pathsIn([...fields])), level: level + 1 });
  const rows = withOpen(readable, visible, kind.reverse_field ?? '');
  return { design, visible, rows: alive(rows), links, ...(reverse && { reverse }) };
}

/** To where the relations lead that are needed, by their fields and the paths through them. */
export async function resolve(
  query: Query,
  resolving: Resolving,
  { needs, level }: { needs: Needs; level: number },
): Promise<Links> {
  const { accountId, now, timeZone } = resolving.context;
  const reader = { accountId, now, timeZone };
  if (level > deepest || needs.size === 0) return { ...noLinks, reader };
  const { design } = resolving.access;
  const tables = new Map<string, LinkedTable>();
  for (const [id, fields] of needs) {
    const relation = design.fields.get(id);
    const table = relation && (await linkedTable(query, resolving, relation, { fields, level }));
    if (table) tables.set(id, table);
  }
  const filters = new Map<string, RawBuilder<SqlBool>>();
  for (const { id, kind } of design.fields.values()) {
    const table = kind.type === 'rollup' ? tables.get(kind.of) : undefined;
    if (kind.type !== 'rollup' || !kind.filter || !table) continue;
    const filter = rollupFilter(table, resolving, kind.filter);
    if (filter) filters.set(id, filter);
  }
  return { tables, filters, reader };
}

/**
 * The condition of a roll-up on the linked records; undefined where it names what is not there, such as a field of a third table that
 * the caller does not read: the roll-up is not there then either, and the list has the other fields.
 */
function rollupFilter({ design, links }: LinkedTable, { context }: Resolving, filter: Schemas['FilterConditions']) {
  // What a design depends on need not be visible to those who read it.
  const frame = { design, visible: 'all' as const, context, links, isStored: true };
  return isAnswerable(frame, filter) ? filterSql(frame, filter, '/filter') : undefined;
}

const listedPaths = ({ config }: TableDesign): string[] =>
  pathsIn([config.list?.columns ?? [], config.list?.sort ?? [], config.list?.search ?? []]);

/** The paths through relations that the design's detail shows of one record. */
export const detailPaths = ({ config }: TableDesign): string[] => pathsIn(config.detail?.fields ?? []);

/**
 * The same access, with what is read through relations: look-ups, roll-ups, the paths of the design's list, and those that a request
 * names. Ask for it before records are read.
 */
export async function withLinks<Access extends ReadAccess>(
  query: Query,
  access: Access,
  {
    context,
    asked = null,
    fields,
    search = '',
    relations: wanted = [],
  }: {
    context: FilterContext;
    asked?: unknown;
    fields?: readonly string[] | undefined;
    search?: string | undefined;
    /** Relations whose tables are wanted without a path. */
    relations?: readonly string[];
  },
): Promise<Access> {
  const { design } = access;
  const own = listedPaths(design);
  const text = search.trim();
  const relations = text === '' ? [] : searchedRelations(design, access.visible);
  const found = await linksOf(query, access, {
    context,
    paths: [...own, ...pathsIn(asked)],
    relations: [...wanted, ...relations],
  });
  const links =
    text === ''
      ? found
      : { ...found, searched: await searchedNames(query, { wsId: design.wsId, links: found, relations, text }) };
  const columns = (design.config.list?.columns ?? []).map(({ field }) => field);
  return { ...access, links, paths: pathsIn(fields ?? columns) };
}

/**
 * To where the relations of a table lead, as far as the caller reads the other tables: what its own look-ups and roll-ups read, and the
 * paths that a request names. Ask for it before records are listed, filtered or sorted.
 */
export async function linksOf(
  query: Query,
  access: RelatedTables,
  {
    context,
    paths = [],
    relations = [],
  }: { context: FilterContext; paths?: readonly string[]; relations?: readonly string[] },
): Promise<Links> {
  const { design } = access;
  const needs = needsOf(design.fields.values(), paths);
  for (const relation of relations) need(needs, relation);
  return resolve(query, { access, context }, { needs, level: 1 });
}
