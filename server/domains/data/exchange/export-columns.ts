import type { SheetColumn } from '#server/domains/sheets/index.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { refuseField } from '../query/issues.ts';

/** A field with the column of a sheet that its values are written into. */
export interface ExportColumn {
  field: DesignField;
  column: SheetColumn;
}

const isSecret = ({ kind }: DesignField): boolean => kind.type === 'text' && kind.widget === 'password';

/** Kinds whose values have no text. */
const unwritten: ReadonlySet<string> = new Set(['subTable', 'custom']);

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

function cellsOf({ kind }: DesignField): Omit<SheetColumn, 'header'> {
  switch (kind.type) {
    case 'number':
      return { kind: 'number', format: numberFormat(kind), width: 14 };
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
 * The columns of an export in the order in which its fields are named, under the names that the reader knows them by. Throws
 * `invalid_request` at a field that is unknown, hidden, or without a text.
 */
export function exportColumns(design: TableDesign, visible: VisibleFields, names: readonly string[]): ExportColumn[] {
  const labels = new Map((design.config.list?.columns ?? []).map(({ field, label }) => [field, label]));
  return names.map((name, index) => {
    const field = design.fields.get(name);
    const isOpen =
      field && (visible === 'all' || visible.has(name)) && !isSecret(field) && !unwritten.has(field.kind.type);
    if (!isOpen) return refuseField(`/fields/${index}`, name);
    const header = labels.get(name) ?? design.form.fields.get(name)?.label ?? name;
    return { field, column: { header, ...cellsOf(field) } };
  });
}
