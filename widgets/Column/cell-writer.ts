import type { IntlShape } from 'react-intl';
import type { ColumnProps } from '../generated/types.ts';

export type ColumnKind = NonNullable<ColumnProps['kind']>;
export type ColumnOption = NonNullable<ColumnProps['options']>[number];

/** What of a column decides how its values are written. */
export type Writing = Pick<ColumnProps, 'kind' | 'options' | 'format' | 'currency' | 'digits' | 'grouped'>;

/** A value as words, in the reader's language and time zone; empty for what is missing. */
export type CellWriter = (value: unknown) => string;

/** How the values of a column are written. Formatters are made once for a column, not once for a cell. */
export function cellWriter(column: Writing, intl: IntlShape): CellWriter {
  switch (column.kind) {
    case 'number':
      return numberWriter(column, intl);
    case 'date':
    case 'time':
    case 'datetime':
      return timeWriter(column.kind, intl);
    case 'boolean':
      return (value) =>
        value === true
          ? intl.formatMessage({ id: 'widget.Column.yes' })
          : value === false
            ? intl.formatMessage({ id: 'widget.Column.no' })
            : plain(value);
    case 'tag':
      return (value) =>
        tagsOf(value, column.options)
          .map((tag) => tag.label)
          .join(', ');
    default:
      return plain;
  }
}

/** The options of a value, or of each value of a list; a value without one is its own label. */
export function tagsOf(value: unknown, options: readonly ColumnOption[] = []): ColumnOption[] {
  if (value === undefined || value === null || value === '') return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map(
    (one) => options.find((option) => option.value === one) ?? { value: plain(one), label: plain(one) },
  );
}

function numberWriter({ format = 'decimal', currency, digits, grouped }: Writing, intl: IntlShape): CellWriter {
  const money = format === 'currency' && currency !== undefined ? currency : undefined;
  const style = money ? 'currency' : format === 'percent' ? 'percent' : 'decimal';
  const formatter = intl.formatters.getNumberFormat(intl.locale, {
    style,
    currency: money,
    notation: format === 'compact' ? 'compact' : undefined,
    useGrouping: grouped ?? true,
    minimumFractionDigits: digits,
    // Without digits of its own a plain number is written as it is, and not as the browser rounds it.
    maximumFractionDigits: digits ?? (format === 'decimal' ? 10 : undefined),
  });
  return (value) => (typeof value === 'number' ? formatter.format(value) : plain(value));
}

function timeWriter(kind: 'date' | 'time' | 'datetime', intl: IntlShape): CellWriter {
  const formatter = intl.formatters.getDateTimeFormat(intl.locale, {
    dateStyle: kind === 'time' ? undefined : 'medium',
    timeStyle: kind === 'date' ? undefined : 'short',
    timeZone: intl.timeZone,
  });
  const day = intl.formatters.getDateTimeFormat(intl.locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (value) => {
    const time = typeof value === 'string' || typeof value === 'number' ? new Date(value) : undefined;
    if (!time || Number.isNaN(time.getTime())) return plain(value);
    // A day is the same day everywhere: no time zone moves it.
    const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
    return (isDay ? day : formatter).format(time);
  };
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(', ');
  return value === undefined || value === null ? '' : JSON.stringify(value);
}
