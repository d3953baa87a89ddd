import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { compiledForm } from '../design/compiled-form.ts';
import type { ColumnRow } from '../design/table-rows.ts';
import { labelOfColumn, pathOfColumn, wantedColumns } from '../design/wanted-columns.ts';
import { recordsOf, type RecordTable } from '../store/identifiers.ts';
import type { Storage } from '../store/storage.ts';
import { type ChangedKind, changedKinds, storedFields } from './changed-kinds.ts';
import { convertedValue, hasValue, readableColumn, readableValue } from './conversion.ts';
import type { Consent } from './convert-columns.ts';
import { holderOf } from './holder.ts';
import { violations } from './violations.ts';

/** Examples of each kind, at most. */
const shown = 10;

interface Previewed {
  columns: readonly ColumnRow[];
  consent: Consent;
}

async function conversionOf(query: Query, table: RecordTable, changed: ChangedKind, consent: Consent) {
  const { column, wanted, from } = changed;
  const { pointer, path: field } = wanted;
  const holder = holderOf(table, column);
  const label = labelOfColumn(wanted, consent.locale);
  if (from.storage === 'rows') return { pointer, field, label, values: 0, converted: 0, examples: [] };
  const value = convertedValue(column.id, from, wanted, consent);
  const after: RawBuilder<unknown> = value ?? sql`null::text`;
  const filled = hasValue(column.id, from.storage);
  const { rows: counts } = await sql<{ values: string; converted: string }>`
    select count(*) as values, count(${after}) as converted from ${holder.table} as r where ${filled}`.execute(query);
  const counted = { values: Number(counts[0]?.values), converted: Number(counts[0]?.converted) };
  const before = readableColumn(column.id, from, consent.locale);
  const became = value ? readableValue(value, wanted, consent.locale) : sql`null::text`;
  // What stands for somebody or something else says nothing to people: it has no examples.
  if (!before || !became) return { pointer, field, label, ...counted, examples: [] };
  const { rows: examples } = await sql<{ record_id: string; before: string; after: string | null }>`
    select ${holder.recordId} as record_id, left(${before}, 200) as before, left((${became})::text, 200) as after
    from ${holder.table} as r where ${filled}
    order by (${after}) is not null, ${holder.recordId} limit ${sql.lit(shown)}`.execute(query);
  return { pointer, field, label, ...counted, examples };
}

async function valuesIn(query: Query, table: RecordTable, column: ColumnRow) {
  // Safe: the column was written by the design's own change.
  const storage = column.storage as Storage;
  const { table: holder } = holderOf(table, column);
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${holder} as r where ${hasValue(column.id, storage)}`.execute(query);
  return Number(rows[0]?.count);
}

/** How many values a stored column has; a sub-table has none of its own, its fields do. */
export async function countValues(query: Query, table: RecordTable, column: ColumnRow): Promise<number> {
  return column.storage === 'rows' ? 0 : valuesIn(query, table, column);
}

/** What saving a design would do to the stored records, in the scope `records`. */
export async function previewChange(
  query: Query,
  table: RecordTable,
  config: Schemas['FormConfig'],
  { columns, consent }: Previewed,
): Promise<Omit<Schemas['TableChangePreview'], 'closed_menus'>> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${recordsOf(table)}`.execute(query);
  const changed = changedKinds(columns, consent.former, config);
  const conversions = [];
  for (const one of changed) conversions.push(await conversionOf(query, table, one, consent));
  const unchanged = columns.filter(
    (column) => column.is_current && !changed.some(({ column: { id } }) => id === column.id),
  );
  const wanted = new Set(wantedColumns(config).map(({ path }) => path));
  const former = storedFields(consent.former);
  const removals = [];
  for (const column of unchanged) {
    const field = pathOfColumn(column);
    const known = former.get(field);
    // What a formula stored is computed when it is read from then on.
    if (wanted.has(field) || !known || compiledForm(config, 'en-US').form.fields.get(field)?.live) continue;
    removals.push({
      field,
      label: labelOfColumn(known, consent.locale),
      values: await countValues(query, table, column),
    });
  }
  return {
    records: Number(rows[0]?.count),
    conversions,
    violations: await violations(query, table, config, { columns: unchanged, locale: consent.locale }),
    removals,
  };
}
