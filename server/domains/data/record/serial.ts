import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
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

interface Serials {
  values: Readonly<Record<string, unknown>>;
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

/** The serial numbers of a new record, by field; its counters are locked until the transaction ends. */
export async function serialValues(query: Query, design: TableDesign, at: Serials): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  const serials = [...design.fields.values()].filter(
    (field): field is DesignField & { kind: Serial } => field.kind.type === 'serial',
  );
  for (const { id, kind } of serials) {
    const parts: string[] = [];
    for (const part of kind.parts) parts.push(await partText(query, design, id, part, at));
    values[id] = parts.join('');
  }
  return values;
}
