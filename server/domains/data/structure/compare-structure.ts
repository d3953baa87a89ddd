import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { ColumnRow } from '../design/table-rows.ts';
import { pathOfColumn, wantedColumns } from '../design/wanted-columns.ts';
import {
  historyTable,
  indexName,
  columnName,
  endName,
  recordTable,
  rowTable,
  searchName,
  sequenceName,
  uniqueName,
} from '../store/identifiers.ts';
import { columnTypes, isRange, type Storage } from '../store/storage.ts';
import { storedSequences, type StoredTable, storedTables } from './catalogue.ts';

/** A table whose records are stored, deleted ones among them. */
interface Designed {
  id: string;
  is_configured: boolean;
  form_config: unknown;
}

const databaseNames: Readonly<Record<string, string>> = {
  timestamptz: 'timestamp with time zone',
  time: 'time without time zone',
};

/** What the database calls the type of a column. */
const typeOf = (storage: Exclude<Storage, 'rows'>): string =>
  databaseNames[columnTypes[storage]] ?? columnTypes[storage];

/** The columns of the database in which values of a field are. */
function namesOf({ id, storage }: ColumnRow): string[] {
  return isRange(storage as Storage) ? [columnName(id), endName(id)] : [columnName(id)];
}

/** What a table of the database should have beside the columns that every such table has. */
interface Expected {
  columns: Map<string, string>;
  indexes: Set<string>;
  /** Those that a job builds: they may be there, and not be valid yet. */
  coming: Set<string>;
}

/** A column with what is left to do for it. */
type Column = ColumnRow & { isComing: boolean };

/** Each name of the tables that a design's columns need. */
function expectedTables({ id }: Designed, columns: readonly Column[]): Map<string, Expected> {
  const none = (): Expected => ({ columns: new Map(), indexes: new Set(), coming: new Set() });
  const expected = new Map([
    [recordTable(id), none()],
    [historyTable(id), none()],
  ]);
  for (const column of columns) if (column.storage === 'rows') expected.set(rowTable(column.id), none());
  for (const column of columns) {
    const storage = column.storage as Storage;
    if (storage === 'rows') continue;
    const holder = expected.get(column.holder_id === null ? recordTable(id) : rowTable(column.holder_id));
    for (const name of namesOf(column)) holder?.columns.set(name, typeOf(storage));
    if (column.isComing)
      for (const name of [indexName(column.id), uniqueName(column.id), searchName(column.id)]) holder?.coming.add(name);
    if (column.is_indexed && storage !== 'json') holder?.indexes.add(indexName(column.id));
    if (column.is_unique) holder?.indexes.add(uniqueName(column.id));
    if (column.is_searched) holder?.indexes.add(searchName(column.id));
  }
  return expected;
}

function tableDifferences(name: string, expected: Expected, stored: StoredTable | undefined): string[] {
  if (!stored) return [`${name} is missing`];
  const found = Object.entries(stored.columns).filter(([column]) => column.startsWith('c_'));
  const ownIndexes = Object.keys(stored.indexes).filter((index) => /^[iug]_/.test(index));
  return [
    ...(stored.isProtected ? [] : [`${name} is not protected`]),
    ...[...expected.columns].flatMap(([column, type]) => {
      const actual = stored.columns[column];
      if (actual === type) return [];
      return [`${name}.${column} ${actual === undefined ? 'is missing' : `is ${actual} and not ${type}`}`];
    }),
    ...found.flatMap(([column]) => (expected.columns.has(column) ? [] : [`${name}.${column} belongs to no field`])),
    ...[...expected.indexes].flatMap((index) => {
      const isValid = stored.indexes[index];
      return isValid ? [] : [`the index ${index} of ${name} ${isValid === false ? 'is not valid' : 'is missing'}`];
    }),
    ...ownIndexes.flatMap((index) =>
      expected.indexes.has(index) || expected.coming.has(index) ? [] : [`the index ${index} of ${name} is for nothing`],
    ),
  ];
}

function sequenceDifferences(at: string, kind: Schemas['FieldKind'], isThere: boolean): string[] {
  if (kind.type !== 'serial' || isThere === (kind.gaps === 'allowed')) return [];
  return [`${at} has ${isThere ? 'a' : 'no'} sequence of numbers`];
}

/** Fields of the design without a column of their own that can hold their values, and sub-tables whose rows lack some. */
function designDifferences(
  { id, form_config }: Designed,
  { columns, sequences }: { columns: readonly Column[]; sequences: ReadonlySet<string> },
): string[] {
  const current = columns.filter(({ is_current }) => is_current);
  // Safe: only what the contract describes is ever written there.
  return wantedColumns(form_config as Schemas['FormConfig']).flatMap(({ path, storage, subTable, field }) => {
    const own = current.filter((column) => pathOfColumn(column) === path);
    const [column] = own;
    const at = `the field ${path} of ${id}`;
    if (!column || own.length > 1) return [`${at} has ${own.length} columns`];
    const holder = subTable === null ? undefined : current.find((one) => pathOfColumn(one) === subTable);
    const isUnique = subTable === null && (field.is_unique === true || field.kind.type === 'serial');
    return [
      ...(column.storage === storage ? [] : [`${at} is stored as ${column.storage} and not as ${storage}`]),
      ...(column.holder_id === (holder?.id ?? null) ? [] : [`${at} is in the rows of another sub-table`]),
      ...(column.is_unique === isUnique || (isUnique && column.isComing)
        ? []
        : [`${at} is ${isUnique ? 'not ' : ''}kept unique`]),
      ...sequenceDifferences(at, field.kind, sequences.has(sequenceName(column.id))),
    ];
  });
}

/**
 * Where the database of a workspace's records is not as its designs say, in words for whoever runs the product, within the scope
 * `records`: tables, columns, types, indexes and their protection, both ways. Empty when all is well.
 */
export async function compareStructure(query: Query, wsId: string): Promise<string[]> {
  const tables = await query
    .selectFrom('physical_tables')
    .select(['id', 'is_configured', 'form_config'])
    .where('ws_id', '=', wsId)
    .orderBy('id')
    .execute();
  const columns = await query.selectFrom('table_columns').selectAll().where('ws_id', '=', wsId).orderBy('id').execute();
  const jobs = await query
    .selectFrom('table_jobs')
    .select(['table_id', 'fields'])
    .where('ws_id', '=', wsId)
    .where('kind', '=', 'index')
    .execute();
  const isComing = (column: ColumnRow): boolean =>
    column.is_current &&
    jobs.some(({ table_id, fields }) => table_id === column.table_id && fields.includes(pathOfColumn(column)));
  const columnsIn = (tableId: string): Column[] =>
    columns.filter(({ table_id }) => table_id === tableId).map((column) => ({ ...column, isComing: isComing(column) }));
  const stored = await storedTables(query, wsId);
  const sequences = await storedSequences(query, wsId);
  const expected = new Map(tables.flatMap((table) => [...expectedTables(table, columnsIn(table.id))]));
  return [
    ...[...expected].flatMap(([name, one]) => tableDifferences(name, one, stored.get(name))),
    ...[...stored.keys()].filter((name) => !expected.has(name)).map((name) => `${name} belongs to no table`),
    ...tables
      .filter(({ is_configured }) => is_configured)
      .flatMap((table) => designDifferences(table, { columns: columnsIn(table.id), sequences })),
  ];
}
