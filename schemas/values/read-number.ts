/** What separates the decimals of numbers: `1,550.25` has a point, `1.550,25` a comma. */
export type NumberNotation = 'point' | 'comma';

/** What a number can mean, by the notation; a notation in which it is none is not there. */
type NumberMeanings = Partial<Record<NumberNotation, number>>;

/** Signs of currencies, at either end. */
const sign = '[¥$€£₩]|CNY|RMB|USD|EUR|元';
const before = new RegExp(`^([+-]?)\\s*(?:(?:${sign})\\s*)+`, 'i');
const behind = new RegExp(`\\s*(?:(?:${sign})\\s*)+$`, 'i');
/** Groups of three that spaces part, as in Sweden and France. */
const spaced = /^([+-]?\d{1,3})((?:[ \u00a0\u202f]\d{3})+)(?=$|[.,])/;

/** Groups have three digits, in India two before the last three. */
const forms: Readonly<Record<NumberNotation, { form: RegExp; group: string; decimal: string }>> = {
  point: { form: /^(\d+|[1-9]\d{0,2}(,\d{3})+|[1-9]\d?(,\d{2})*,\d{3})?(\.\d*)?$/, group: ',', decimal: '.' },
  comma: { form: /^(\d+|[1-9]\d{0,2}(\.\d{3})+)?(,\d*)?$/, group: '.', decimal: ',' },
};

function readIn(digits: string, notation: NumberNotation): number | undefined {
  const { form, group, decimal } = forms[notation];
  if (!/\d/.test(digits) || !form.test(digits)) return undefined;
  const plain = digits.replaceAll(group, '').replace(decimal, '.');
  return isExact(plain) ? Number(plain) : undefined;
}

/** Digits that every number holds. */
const exactDigits = 15;

/** The digits of a number that say something, without its point. */
const significant = (plain: string): string => {
  const [whole = '', part = ''] = plain.split('.');
  return `${whole}${part.replace(/0+$/, '')}`.replace(/^0+/, '');
};

/** Whether a number is stored as it is written: two ids of 17 digits would become one. */
function isExact(plain: string): boolean {
  const digits = significant(plain);
  if (digits.length <= exactDigits || digits.replace(/0+$/, '').length <= exactDigits) return true;
  return significant(withoutExponent(String(Number(plain)))) === digits;
}

/** True for a text that is a number but for its digits, which are more than a number holds. */
export function hasLostDigits(value: string): boolean {
  const { digits } = partsOf(value);
  const isLong = digits.replaceAll(/\D/g, '').length > exactDigits;
  return isLong && /^[\d.,]+$/.test(digits) && Object.keys(meaningsOf(value)).length === 0;
}

/** A text as its sign, its digits with their separators, and whether it is a percentage. */
interface WrittenNumber {
  direction: 1 | -1;
  digits: string;
  isPercent: boolean;
}

function partsOf(value: string): WrittenNumber {
  // Input methods write full-width digits and signs, which NFKC turns into plain ones.
  const text = value.normalize('NFKC').replaceAll('−', '-').trim();
  const isInBrackets = /^\(.*\)$/.test(text);
  const inner = isInBrackets ? text.slice(1, -1).trim() : text;
  const isPercent = inner.endsWith('%');
  const plain = (isPercent ? inner.slice(0, -1) : inner)
    .replace(behind, '')
    .replace(before, '$1')
    .trim()
    .replace(spaced, (whole) => whole.replace(/\s/g, ''))
    .replace(/^([+-])\s+/, '$1');
  const direction = isInBrackets !== plain.startsWith('-') ? -1 : 1;
  return { direction, digits: plain.replace(/^[+-]/, ''), isPercent };
}

/** Everything that a value can mean as a number; nothing for what is none. `12%` is 0.12, and `(3)` is -3 as accountants write it. */
export function meaningsOf(value: unknown): NumberMeanings {
  if (typeof value === 'number') return { point: value, comma: value };
  if (typeof value !== 'string' || value.length > 60) return {};
  const { direction, digits, isPercent } = partsOf(value);
  const entries = (['point', 'comma'] as const).flatMap((notation) => {
    const number = readIn(digits, notation);
    if (number === undefined) return [];
    const signed = number === 0 ? 0 : number * direction;
    // By text, since 12.3 / 100 is no exact number.
    return [[notation, isPercent ? Number(`${withoutExponent(String(signed))}e-2`) : signed] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * The number of a text in a field of percents: there 12.5 is 12.5 %, with or without its sign, as the field shows it. What is no text,
 * such as the number that a spreadsheet holds, is the value itself.
 */
export function asPercent(value: unknown, number: number): number {
  if (typeof value !== 'string' || /%\)?$/.test(value.normalize('NFKC').trim())) return number;
  return Number(`${withoutExponent(String(number))}e-2`);
}

/** A fraction as the number of its percents: 0.07 is 7, and not 7.000000000000001. */
export const inPercent = (number: number): number => Number(`${withoutExponent(String(number))}e2`);

/**
 * A number as files of text hold it: with a decimal point, without groups, of percents with their sign. One that could be taken for another
 * number, as 1.234 for 1234, has one more zero.
 */
export function plainNumber(number: number, isPercent = false): string {
  const digits = isPercent ? String(inPercent(number)) : String(number);
  const text = withoutExponent(digits);
  const clear = meaningsOf(text).comma === undefined || !text.includes('.') ? text : `${text}0`;
  return isPercent ? `${clear}%` : clear;
}

/** How a number is written in a notation: how many digits its value has behind the point, zeros at the end among them, and whether thousands are set apart. */
export interface NumberForm {
  decimals: number;
  isGrouped: boolean;
}

/** The form of a text that is a number in that notation; undefined for every other value. `12.50%` has four decimals, as 0.1250 has. */
export function numberForm(value: unknown, notation: NumberNotation): NumberForm | undefined {
  if (typeof value !== 'string' || meaningsOf(value)[notation] === undefined) return undefined;
  const { digits, isPercent } = partsOf(value);
  const { group, decimal } = forms[notation];
  const behindPoint = (digits.split(decimal)[1] ?? '').length;
  const isSpaced = /\d[ \u00a0\u202f]\d{3}/.test(value);
  return { decimals: behindPoint + (isPercent ? 2 : 0), isGrouped: digits.includes(group) || isSpaced };
}

/** How people write decimals in a language: what they mean by a text that they typed, and a proposal for one from elsewhere. */
export function usualNumbers(locale: string): NumberNotation {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? 'comma' : 'point';
}

/**
 * The number that a text means to a reader of the language: in their own notation, else the only one that it can mean, as "1,5" is
 * one and a half. Undefined for what is no number, never another one.
 */
export function readNumber(text: string, locale: string): number | undefined {
  const meanings = meaningsOf(text);
  const [own, other] = usualNumbers(locale) === 'comma' ? (['comma', 'point'] as const) : (['point', 'comma'] as const);
  return meanings[own] ?? meanings[other];
}

/** A number as it is typed in a language: without groups, and read again as the same number. */
export function writeNumber(number: number, locale: string): string {
  const text = withoutExponent(String(number));
  return usualNumbers(locale) === 'comma' ? text.replace('.', ',') : text;
}

/** `1.5e-7` as `0.00000015`: people write no exponents, and Intl rounds after 20 digits. */
function withoutExponent(text: string): string {
  const [, sign = '', whole = '', part = '', exponent] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const point = whole.length + Number(exponent);
  const digits = `${whole}${part}`.padStart(whole.length + part.length + Math.max(0, 1 - point), '0');
  const at = Math.max(1, point);
  const filled = digits.padEnd(at, '0');
  const rest = filled.slice(at);
  return `${sign}${filled.slice(0, at)}${rest && `.${rest}`}`;
}

/**
 * How the numbers of a column are written: `unclear` when some can be read in both ways and no other cell decides; null when it makes
 * no difference.
 */
export type ColumnNumbers = NumberNotation | 'unclear' | null;

/** The number that a value means in a column of that notation; where it is unclear, the only one that it can mean. */
export function numberIn(value: unknown, notation: ColumnNumbers): number | undefined {
  const { point, comma } = meaningsOf(value);
  if (notation === 'point') return point;
  if (notation === 'comma') return comma;
  if (point === undefined || comma === undefined) return point ?? comma;
  return point === comma ? point : undefined;
}

/** How the numbers of a column are written, by all of its values. */
export function numbersNotation(values: readonly unknown[]): ColumnNumbers {
  let isUnclear = false;
  const found = new Set<NumberNotation>();
  for (const value of values) {
    if (typeof value !== 'string') continue;
    const { point, comma } = meaningsOf(value);
    if (point === comma) continue;
    if (point === undefined) found.add('comma');
    else if (comma === undefined) found.add('point');
    else isUnclear = true;
  }
  const [only] = found;
  if (only && found.size === 1) return only;
  return isUnclear ? 'unclear' : null;
}
