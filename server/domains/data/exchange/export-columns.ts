import type { SheetColumn } from '#server/domains/sheets/index.ts';
import { isPassword } from '#engine/forms';
import type { DesignField } from '../design/table-design.ts';
import { refuseField } from '../query/issues.ts';
import { reachableField } from '../query/reachable.ts';
import type { RecordAccess } from '../record/access.ts';
import { labelOf } from '../record/record-columns.ts';

/** A field with the column of a sheet that its values are written into; one of linked records has its path for an id. */
export interface ExportColumn {
  field: Pick<DesignField, 'id' | 'kind'>;
  column: SheetColumn;
}

/** Kinds whose values have no text. */
const unwritten: ReadonlySet<string> = new Set(['subTable', 'custom']);

/** Whether the values of a field have a text that may be read. */
export const isWritten = (field: Pick<DesignField, 'kind'>): boolean =>
  !isPassword(field.kind) && !unwritten.has(field.kind.type);

const dateFormats = {
  year: 'yyyy',
  month: 'yyyy-mm',
  day: 'yyyy-mm-dd',
  minute: 'yyyy-mm-dd hh:mm',
  second: 'yyyy-mm-dd hh:mm:ss',
} as const;

/** A text inside a spreadsheet's notation of formats, in which quotes and backslashes mean something. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '')}"`;

const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Numbers stay numbers; digits, currency and unit are how they are shown. */
function numberFormat(kind: Extract<DesignField['kind'], { type: 'number' }>): string {
  const { style = 'plain', precision, currency = 'CNY', unit, is_grouped: isGrouped } = kind;
  // A number without a precision has as many digits as it needs.
  const digits = precision === undefined ? '.##########' : precision > 0 ? `.${'0'.repeat(precision)}` : '';
  if (style === 'percent') return `0${digits}%`;
  const number = `${isGrouped || style === 'money' ? '#,##0' : '0'}${digits}`;
  if (style === 'money') return `${quoted(currencySign(currency))}${number}`;
  return unit === undefined ? number : `${number}${quoted(` ${unit}`)}`;
}

/** How the values of a field are written. */
export function cellsOf({ kind }: Pick<DesignField, 'kind'>): Omit<SheetColumn, 'header'> {
  switch (kind.type) {
    case 'number':
      return { kind: 'number', format: numberFormat(kind), width: 14 };
    case 'subTable':
      return { kind: 'number', format: '0', width: 10 };
    case 'rollup':
    case 'formula':
      return { kind: 'number', width: 16 };
    case 'date': {
      const isFine = kind.granularity === 'minute' || kind.granularity === 'second';
      return { kind: isFine ? 'datetime' : 'date', format: dateFormats[kind.granularity], width: isFine ? 20 : 12 };
    }
    case 'system':
      return kind.source.endsWith('_at')
        ? { kind: 'datetime', format: dateFormats.minute, width: 18 }
        : { kind: 'text', width: 16 };
    case 'richText':
      return { kind: 'text', width: 40 };
    default:
      return { kind: 'text', width: 20 };
  }
}

/**
 * The columns of an export in the order in which its fields are named, under the names that the reader knows them by; of a sub-table, how
 * many rows there are. Throws `invalid_request` at a field that is unknown, hidden, or without a text.
 */
export function exportColumns(access: RecordAccess, names: readonly string[]): ExportColumn[] {
  const labels = new Map((access.design.config.list?.columns ?? []).map(({ field, label }) => [field, label]));
  return names.map((name, index) => {
    const field = exportedField(access, name) ?? refuseField(`/fields/${index}`, name);
    return { field, column: { header: labels.get(name) ?? labelOf(access, name), ...cellsOf(field) } };
  });
}

/** The field that a name means to the reader, among those that have a text or rows. */
function exportedField({ design, visible, links }: RecordAccess, name: string): ExportColumn['field'] | undefined {
  const field = design.fields.get(name);
  if (field) {
    const isOpen = visible === 'all' || visible.has(name);
    return isOpen && (isWritten(field) || field.kind.type === 'subTable') ? field : undefined;
  }
  const reached = name.includes('.') ? reachableField(design, visible, name, links) : undefined;
  if (!reached?.kind || !isWritten({ kind: reached.kind })) return undefined;
  // Values of several records are one text.
  return { id: name, kind: reached.isList ? { type: 'text' } : reached.kind };
}
