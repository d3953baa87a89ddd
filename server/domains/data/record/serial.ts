import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import { rowsIn, type StoredRow, type SubTable, subTablesOf } from '../rows/sub-tables.ts';
import type { FieldKind } from '../store/storage.ts';

type Serial = Extract<FieldKind, { type: 'serial' }>;
type Part = Serial['parts'][number];

/** The day in a calendar as `20261121`. */
function dayText(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(now).replaceAll('-', '');
}

const lengths = { never: 0, yearly: 4, monthly: 6, daily: 8 } as const;

/** The counter's next number, by one statement: a row is locked until the record is saved, so that numbers ascend. */
async function nextNumber(
  query: Query,
  { wsId, tableId }: TableDesign,
  fieldId: string,
  period: string,
): Promise<number> {
  const row = await query
    .insertInto('serial_counters')
    .values({ ws_id: wsId, table_id: tableId, field_id: fieldId, period, last_value: 1 })
    .onConflict((on) =>
      on
        .columns(['ws_id', 'table_id', 'field_id', 'period'])
        .doUpdateSet({ last_value: sql<number>`serial_counters.last_value + 1` }),
    )
    .returning('last_value')
    .executeTakeFirstOrThrow();
  return row.last_value;
}

const formats = {
  YYYY: (day: string) => day.slice(0, 4),
  YYYYMM: (day: string) => day.slice(0, 6),
  YYYYMMDD: (day: string) => day,
  YYMMDD: (day: string) => day.slice(2),
};

type Values = Readonly<Record<string, unknown>>;

interface Serials {
  values: Values;
  now: Date;
  timeZone: string;
}

async function partText(query: Query, design: TableDesign, fieldId: string, part: Part, at: Serials): Promise<string> {
  const day = dayText(at.now, at.timeZone);
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'date':
      return formats[part.format](day);
    case 'field':
      return String(at.values[part.field] ?? '');
    case 'counter': {
      const period = day.slice(0, lengths[part.restart ?? 'never']);
      return String(await nextNumber(query, design, fieldId, period)).padStart(part.digits, '0');
    }
  }
}

type SerialField = DesignField & { kind: Serial };

const isSerial = (field: DesignField): field is SerialField => field.kind.type === 'serial';

/** The numbers of the serial fields among these; `prefix` tells the counters of a sub-table from those of the record. */
async function numbersOf(
  query: Query,
  design: TableDesign,
  { serials, prefix }: { serials: readonly SerialField[]; prefix: string },
  at: Serials,
): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const { id, kind } of serials) {
    const parts: string[] = [];
    for (const part of kind.parts) parts.push(await partText(query, design, `${prefix}${id}`, part, at));
    values[id] = parts.join('');
  }
  return values;
}

/** The serial numbers of a new record, by field; its counters are locked until the transaction ends. */
export function serialValues(query: Query, design: TableDesign, at: Serials): Promise<Record<string, string>> {
  return numbersOf(query, design, { serials: [...design.fields.values()].filter(isSerial), prefix: '' }, at);
}

async function numberedRows(query: Query, design: TableDesign, subTable: SubTable, at: Serials): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for (const row of rowsIn(at.values[subTable.id])) {
    const serials = subTable.rows.filter(isSerial).filter(({ id }) => (row.data[id] ?? null) === null);
    const values = { ...at.values, ...row.data };
    const numbers = await numbersOf(query, design, { serials, prefix: `${subTable.id}.` }, { ...at, values });
    rows.push(serials.length === 0 ? row : { ...row, data: { ...row.data, ...numbers } });
  }
  return rows;
}

/** A record's values with the serial numbers of its new rows, which count through the rows of all records. */
export async function withRowSerials(query: Query, design: TableDesign, at: Serials): Promise<Values> {
  const numbered: Record<string, StoredRow[]> = {};
  for (const one of subTablesOf(design)) {
    if (one.rows.some(isSerial)) numbered[one.id] = await numberedRows(query, design, one, at);
  }
  return { ...at.values, ...numbered };
}
