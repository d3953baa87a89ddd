import { sql } from 'kysely';
import { foldCase, listTexts } from '#schemas/values';
import type { SheetCell } from '#server/domains/sheets/index.ts';
import { foldedSql, type Query } from '#server/kernel/db/index.ts';
import type { DesignField } from '../design/table-design.ts';

/** Ids of people and departments by their names as `foldCase` has them; a name of several is not among them. */
export interface KnownNames {
  user: ReadonlyMap<string, string>;
  department: ReadonlyMap<string, string>;
}

const nothing: ReadonlyMap<string, string> = new Map();
/** Names that are looked up at once. */
const most = 2_000;

/** The names of one kind of field in some rows. */
function namesIn(columns: readonly { field: DesignField; cells: readonly SheetCell[] }[], type: string): string[] {
  const texts = listTexts(
    columns
      .filter(({ field }) => field.kind.type === type)
      .flatMap(({ cells }) => cells.flatMap((cell) => (cell === null ? [] : [String(cell)]))),
  );
  return [...new Set(texts.map((text) => foldCase(text.trim())))].filter((text) => text !== '').slice(0, most);
}

function unambiguous(rows: readonly { id: string; name: string }[]): Map<string, string> {
  const found = new Map<string, string>();
  const several = new Set<string>();
  for (const { id, name } of rows) {
    const key = foldCase(name.trim());
    if (found.has(key) && found.get(key) !== id) several.add(key);
    found.set(key, id);
  }
  for (const key of several) found.delete(key);
  return found;
}

async function people(query: Query, wsId: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return nothing;
  const rows = await query
    .selectFrom('memberships')
    .select(['account_id as id', 'real_name as name'])
    .where('ws_id', '=', wsId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`${foldedSql(sql.ref('real_name'))} = any(${[...names]}::text[])`)
    .execute();
  return unambiguous(rows);
}

async function departments(query: Query, wsId: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return nothing;
  const rows = await query
    .selectFrom('departments')
    .select(['id', 'department_name as name'])
    .where('ws_id', '=', wsId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`${foldedSql(sql.ref('department_name'))} = any(${[...names]}::text[])`)
    .execute();
  return unambiguous(rows);
}

/** What the names of people and departments in some rows mean in a workspace. */
export async function knownNames(
  query: Query,
  wsId: string,
  columns: readonly { field: DesignField; cells: readonly SheetCell[] }[],
): Promise<KnownNames> {
  return {
    user: await people(query, wsId, namesIn(columns, 'user')),
    department: await departments(query, wsId, namesIn(columns, 'department')),
  };
}
