import { readNumber, foldCase } from '#schemas';
import { dayText } from '../../calendar/day-text.ts';

interface Option {
  value: string;
  label: string;
}

/** How a text becomes a value of a column; `pastedKind` of `#engine/forms` makes it. */
export type PastedKind =
  | { type: 'text' | 'boolean' | 'time' | 'day' | 'closed' | 'choose' }
  | { type: 'number'; isPercent: boolean }
  | { type: 'select' | 'multiSelect'; options: readonly Option[] };

export type PasteReason = 'number' | 'boolean' | 'time' | 'day' | 'option' | 'closed' | 'choose';

/** The value that a text means, or why it means none. */
export type PastedCell = { value: unknown } | { reason: PasteReason };

interface Reader {
  locale: string;
  /** What the form calls the two values of a switch. */
  yes: string;
  no: string;
}

const no = (reason: PasteReason): PastedCell => ({ reason });

/** What a pasted text becomes in a cell; an empty one empties the cell. */
export function pastedCell(kind: PastedKind, text: string, reader: Reader): PastedCell {
  const plain = text.trim();
  if (kind.type === 'closed' || (kind.type === 'choose' && plain !== '')) return no(kind.type);
  if (plain === '') return { value: null };
  switch (kind.type) {
    case 'number':
      return numberOf(plain, kind.isPercent, reader.locale);
    case 'boolean':
      return booleanOf(plain, reader);
    case 'time':
      return timeOf(plain);
    case 'day':
      return dayOf(plain, reader.locale);
    case 'select': {
      const found = optionOf(kind.options, plain);
      return found ? { value: found.value } : no('option');
    }
    case 'multiSelect': {
      const found = plain.split(/[,，、;；\n]/).map((part) => optionOf(kind.options, part.trim()));
      return found.every((one) => one !== undefined) ? { value: found.map(({ value }) => value) } : no('option');
    }
    default:
      return { value: text };
  }
}

function optionOf(options: readonly Option[], text: string): Option | undefined {
  const wanted = foldCase(text);
  return options.find(({ label }) => foldCase(label) === wanted) ?? options.find(({ value }) => value === text);
}

function numberOf(text: string, isPercent: boolean, locale: string): PastedCell {
  const value = readNumber(text, locale);
  if (value === undefined) return no('number');
  // A column of percents shows 12.5 for 0.125, with or without its sign.
  const isMarked = /[%％]\)?$/.test(text);
  return { value: isPercent && !isMarked ? Number((value / 100).toPrecision(15)) : value };
}

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1', '是', '对', '√', '✓', 'x']);
const not: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', '否', '错', '×', '-']);

function booleanOf(text: string, reader: Reader): PastedCell {
  const wanted = foldCase(text);
  if (yes.has(wanted) || wanted === foldCase(reader.yes)) return { value: true };
  return not.has(wanted) || wanted === foldCase(reader.no) ? { value: false } : no('boolean');
}

function timeOf(text: string): PastedCell {
  const [, hour = '', minute = '', second] = /^(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?$/.exec(text) ?? [];
  const time = [hour.padStart(2, '0'), minute, ...(second === undefined ? [] : [second])].join(':');
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time) ? { value: time } : no('time');
}

/** A day as the fields of days read it; what could be two days is none. */
function dayOf(text: string, locale: string): PastedCell {
  const { day } = dayText(locale).read(text);
  return day ? { value: day.toString() } : no('day');
}
