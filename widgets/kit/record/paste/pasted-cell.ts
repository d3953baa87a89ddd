import {
  asPercent,
  type ColumnDates,
  type FlagLabels,
  type NamedOption,
  readDate,
  readFlag,
  readList,
  readNumber,
  readOption,
  readTimeOf,
} from '#schemas';

/** How a text becomes a value of a column; `pastedKind` of `#engine/forms` makes it. */
export type PastedKind =
  | { type: 'text' | 'day' | 'closed' | 'choose' }
  | { type: 'number'; isPercent: boolean }
  | { type: 'boolean'; labels: FlagLabels }
  | { type: 'time'; granularity: 'minute' | 'second' }
  | { type: 'select' | 'multiSelect'; options: readonly NamedOption[]; isOpen?: boolean };

export type PasteReason = 'number' | 'boolean' | 'time' | 'day' | 'option' | 'closed' | 'choose';

/** The value that a text means, or why it means none. */
export type PastedCell = { value: unknown } | { reason: PasteReason };

interface Reader {
  locale: string;
  /** In what order the dates of the column are written. */
  dates: ColumnDates;
}

const no = (reason: PasteReason): PastedCell => ({ reason });

/** What a pasted text becomes in a cell; an empty one empties the cell. Texts are taken as they are, with the spaces at their ends. */
export function pastedCell(kind: PastedKind, text: string, reader: Reader): PastedCell {
  const plain = text.trim();
  if (kind.type === 'closed' || (kind.type === 'choose' && plain !== '')) return no(kind.type);
  if (kind.type === 'text' ? text === '' : plain === '') return { value: null };
  switch (kind.type) {
    case 'number':
      return numberOf(plain, kind.isPercent, reader.locale);
    case 'boolean':
      return orNo(readFlag(plain, kind.labels), 'boolean');
    case 'time':
      return orNo(readTimeOf(plain, kind.granularity), 'time');
    case 'day':
      return dayOf(plain, reader.dates);
    case 'select':
      return orNo(readOption(kind.options, plain)?.value, 'option');
    case 'multiSelect':
      return orNo(valuesOf(kind, plain), 'option');
    default:
      return { value: text };
  }
}

const orNo = (value: unknown, reason: PasteReason): PastedCell => (value === undefined ? no(reason) : { value });

/** The options that a cell names; where more may be typed, what is no option is a value too. */
function valuesOf({ options, isOpen }: { options: readonly NamedOption[]; isOpen?: boolean }, text: string) {
  const find = (name: string): string | undefined => readOption(options, name)?.value;
  return readList(text, find) ?? (isOpen === true ? readList(text, (name) => find(name) ?? name) : undefined);
}

function numberOf(text: string, isPercent: boolean, locale: string): PastedCell {
  const value = readNumber(text, locale);
  if (value === undefined) return no('number');
  return { value: isPercent ? asPercent(text, value) : value };
}

/** A day without a time; what could be two days is none. */
function dayOf(text: string, dates: ColumnDates): PastedCell {
  const found = readDate(text, dates);
  const isDay = found?.precision === 'day' && (found.time ?? '00:00:00') === '00:00:00';
  return isDay ? { value: found.day } : no('day');
}
