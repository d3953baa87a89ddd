import type { Schemas } from '#openapi';
import { isPassword } from '#engine/forms';
import { labelIn } from '../../design/label.ts';
import type { DesignField } from '../../design/table-design.ts';
import { flagText } from './flag-text.ts';

interface Reader {
  locale: string;
  timeZone: string;
}

type Displays = Schemas['Record']['display'];
type Display = Displays[string];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Years, months and times of day read as they are stored. */
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const momentPattern = /^\d{4}-\d{2}-\d{2}T/;

/** A day or a moment in the reader's words; other texts, and days that no calendar has, as they are. */
export function dateText(text: string, { locale, timeZone }: Reader): string {
  const isDay = dayPattern.test(text);
  if (!isDay && !momentPattern.test(text)) return text;
  const date = new Date(isDay ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(date.getTime())) return text;
  const format: Intl.DateTimeFormatOptions = isDay
    ? { dateStyle: 'medium', timeZone: 'UTC' }
    : { dateStyle: 'medium', timeStyle: 'short', timeZone };
  return new Intl.DateTimeFormat(locale, format).format(date);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What a formatted text says, as one line. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

const isDated = ({ kind }: DesignField): boolean => kind.type === 'date' || kind.type === 'dateRange';

function objectText(value: Record<string, unknown>, reader: Reader): string {
  if (value['kind'] === 'address') return typeof value['detail'] === 'string' ? value['detail'] : '';
  const ends = [value['from'], value['to']].map((end) => (typeof end === 'string' ? dateText(end, reader) : '…'));
  return ends.join(' – ');
}

const mostRows = 5;

/** The labels of fixed options, whatever language they are in. */
function optionText({ kind }: DesignField, value: unknown, locale: string): string | undefined {
  if (kind.type !== 'select' || kind.options.source !== 'fixed') return undefined;
  const option = kind.options.options.find((one) => one.value === value);
  return option && labelIn(option.label, locale);
}

const isReadable = ({ kind }: DesignField): boolean => !isPassword(kind);

/** The first rows by their values, in the order of the sub-table's columns, without passwords. */
function rowsText(
  { rows: columns }: DesignField,
  { rows, displays }: { rows: readonly unknown[]; displays: readonly Displays[] },
  reader: Reader,
): string {
  const texts = rows.slice(0, mostRows).map((row, index) => {
    const data = isRecord(row) && isRecord(row['data']) ? row['data'] : {};
    const cells = columns.filter(isReadable).flatMap((column) => {
      const value = data[column.id];
      const display = displays[index]?.[column.id] ?? optionText(column, value, reader.locale);
      return valueText(column, { value, display }, reader) ?? [];
    });
    return cells.join(' · ');
  });
  return [...texts, ...(rows.length > mostRows ? ['…'] : [])].join('; ');
}

/**
 * A value as one line for people in the caller's language: what `display` has for it, else the value by the field's kind, and for
 * the rows of a sub-table what `rows` has for each of them. Null for no value.
 */
export function valueText(
  field: DesignField,
  { value, display, rows = [] }: { value: unknown; display: Display | undefined; rows?: readonly Displays[] },
  reader: Reader,
): string | null {
  const isChinese = reader.locale.startsWith('zh');
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return null;
  if (display !== undefined) return Array.isArray(display) ? display.join(isChinese ? '、' : ', ') : display;
  if (typeof value === 'boolean') return flagText(value, reader.locale);
  if (typeof value === 'number') return value.toLocaleString(reader.locale, { maximumFractionDigits: 20 });
  if (Array.isArray(value)) {
    if (field.kind.type === 'subTable') return rowsText(field, { rows: value, displays: rows }, reader);
    return value.map(String).join(isChinese ? '、' : ', ');
  }
  if (isRecord(value)) return objectText(value, reader);
  const text = String(value);
  if (isDated(field)) return dateText(text, reader);
  return field.kind.type === 'richText' ? plainText(text) : text;
}
