import { type RawBuilder, sql } from 'kysely';
import { foldedSql } from '#server/kernel/db/index.ts';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { ColumnRow } from '../design/table-rows.ts';
import { labelOfColumn, pathOfColumn, type WantedColumn, wantedColumns } from '../design/wanted-columns.ts';
import { columnName, recordsOf, type RecordTable } from '../store/identifiers.ts';
import { hasValue, readableColumn } from './conversion.ts';

type Violation = Schemas['TableChangePreview']['violations'][number];
interface Rule {
  rule: Violation['rule'];
  /** Holds for a record that does not keep the rule. */
  isBroken: RawBuilder<unknown>;
}

/** Examples of each rule, at most. */
const shown = 10;

/** A path as one text, of which no option can be a part. */
const asText = (values: readonly string[]): string => values.join('\u0001');

/** Every path from the top of a tree of options: to its leaves alone, or to each of its options. */
function pathsIn(options: readonly Schemas['Option'][], toLeaves: boolean): string[][] {
  return options.flatMap(({ value, children = [] }) => {
    const below = pathsIn(children, toLeaves).map((path) => [value, ...path]);
    return toLeaves && below.length > 0 ? below : [[value], ...below];
  });
}

type Cascade = Extract<Schemas['FieldKind'], { type: 'cascade' }>;

/** The stored paths that the tree of a cascade does not have. */
function outsideTree(
  { options, only_leaves = false }: Cascade,
  column: RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  if (options.source !== 'fixed') return undefined;
  const paths = pathsIn(options.options, only_leaves).map(asText);
  return sql`${column} <> '{}'::text[] and array_to_string(${column}, chr(1)) <> all(${paths}::text[])`;
}

/** The stored values that are none of the options; a select that takes any text has no such. */
function outsideOptions({ kind }: WantedColumn, column: RawBuilder<unknown>): RawBuilder<unknown> | undefined {
  if (kind.type === 'cascade') return outsideTree(kind, column);
  if (kind.type !== 'select' && kind.type !== 'multiSelect') return undefined;
  if (kind.options.source !== 'fixed' || (kind.type === 'multiSelect' && kind.is_open)) return undefined;
  const values = kind.options.options.map(({ value }) => value);
  return kind.type === 'select'
    ? sql`${column} <> '' and ${column} <> all(${values}::text[])`
    : sql`not (${column} <@ ${values}::text[])`;
}

function rulesOf(table: RecordTable, wanted: WantedColumn, { id, is_unique }: ColumnRow): Rule[] {
  const column = sql.ref(`r.${columnName(id)}`);
  const rules: Rule[] = [];
  if (wanted.field.is_required) {
    const isEmpty = sql`(${hasValue(id, wanted.storage)}) is not true`;
    rules.push({ rule: 'required', isBroken: isEmpty });
  }
  const outside = outsideOptions(wanted, column);
  if (outside) rules.push({ rule: 'options', isBroken: outside });
  if (wanted.field.is_unique && !is_unique) {
    const key = (of: RawBuilder<unknown>) => (wanted.storage === 'text' ? foldedSql(of) : of);
    const other = sql.ref(`o.${columnName(id)}`);
    const isTaken = sql`${key(column)} in (select ${key(other)} from ${recordsOf(table)} as o
      where o.deleted_at is null and ${other} is not null ${wanted.storage === 'text' ? sql`and ${other} <> ''` : sql``} group by 1 having count(*) > 1)`;
    rules.push({ rule: 'unique', isBroken: isTaken });
  }
  return rules;
}

async function violationOf(
  query: Query,
  table: RecordTable,
  wanted: WantedColumn,
  { rule, isBroken, id, locale }: Rule & { id: string; locale: string },
): Promise<Violation | undefined> {
  const broken = sql`${recordsOf(table)} as r where r.deleted_at is null and ${isBroken}`;
  const { rows: counts } = await sql<{ count: string }>`select count(*) as count from ${broken}`.execute(query);
  const count = Number(counts[0]?.count);
  if (count === 0) return undefined;
  const text = readableColumn(id, wanted, locale) ?? sql`null::text`;
  const { rows: examples } = await sql<{ record_id: string; value: string | null }>`
    select r.id as record_id, left(${text}, 200) as value from ${broken}
    order by 2, r.id limit ${sql.lit(shown)}`.execute(query);
  const { pointer, path: field } = wanted;
  return { pointer, field, label: labelOfColumn(wanted, locale), rule, count, examples };
}

/** The rules of a design that records of the table do not keep; those of sub-tables are told when a record is changed. */
export async function violations(
  query: Query,
  table: RecordTable,
  config: Schemas['FormConfig'],
  { columns, locale }: { columns: readonly ColumnRow[]; locale: string },
): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const wanted of wantedColumns(config)) {
    const column = columns.find((one) => pathOfColumn(one) === wanted.path);
    if (!column || wanted.subTable !== null || wanted.storage === 'rows') continue;
    for (const rule of rulesOf(table, wanted, column)) {
      const violation = await violationOf(query, table, wanted, { ...rule, id: column.id, locale });
      if (violation) found.push(violation);
    }
  }
  return found;
}
