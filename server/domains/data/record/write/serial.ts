import type { Query } from '#server/kernel/db/index.ts';
import type { DesignField, TableDesign } from '../../design/table-design.ts';
import { rowsIn, type StoredRow, type SubTable, subTablesOf } from '../../rows/sub-tables.ts';
import type { FieldKind } from '../../store/storage.ts';
import { nextNumber } from './serial-counter.ts';

type Serial = Extract<FieldKind, { type: 'serial' }>;
type Part = Serial['parts'][number];
type SerialField = DesignField & { kind: Serial };

/** The day in a calendar as `20261121`. */
function dayText(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(now).replaceAll('-', '');
}

const lengths = { never: 0, yearly: 4, monthly: 6, daily: 8 } as const;

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

/** A serial field; `path` tells that of a sub-table from that of the record. */
interface Numbered {
  design: TableDesign;
  path: string;
  field: SerialField;
}

async function partText(query: Query, { design, path, field }: Numbered, part: Part, at: Serials): Promise<string> {
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
      const { wsId, tableId } = design;
      const { column, kind } = field;
      if (!column) throw new Error(`The serial field ${path} of ${tableId} has no column.`);
      const counter = { wsId, tableId, path, columnId: column.columnId, period, hasGaps: kind.gaps === 'allowed' };
      return String(await nextNumber(query, counter)).padStart(part.digits, '0');
    }
  }
}

const isSerial = (field: DesignField): field is SerialField => field.kind.type === 'serial';

/** The numbers of the serial fields among these; `prefix` tells the counters of a sub-table from those of the record. */
async function numbersOf(
  query: Query,
  design: TableDesign,
  { serials, prefix }: { serials: readonly SerialField[]; prefix: string },
  at: Serials,
): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const field of serials) {
    const parts: string[] = [];
    const numbered = { design, path: `${prefix}${field.id}`, field };
    for (const part of field.kind.parts) parts.push(await partText(query, numbered, part, at));
    values[field.id] = parts.join('');
  }
  return values;
}

/** The serial numbers of a new record, by field; the counters of those without gaps are locked until the transaction ends. */
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
