import type { ColumnNotation, NumberNotation, SheetCell } from './cells.ts';

/** What a number can mean, by the notation; a notation in which it is none is not there. */
export type NumberMeanings = Partial<Record<NumberNotation, number>>;

/** Signs of currencies and spaces, in either width. */
const around = /[\s¥￥$€£₩%％]|CNY|RMB|USD|EUR|元/gi;

/** Groups have three digits, in India two before the last three. */
const forms: Readonly<Record<NumberNotation, { form: RegExp; group: string; decimal: string }>> = {
  point: { form: /^(\d+|[1-9]\d{0,2}(,\d{3})+|[1-9]\d?(,\d{2})*,\d{3})?(\.\d*)?$/, group: ',', decimal: '.' },
  comma: { form: /^(\d+|[1-9]\d{0,2}(\.\d{3})+)?(,\d*)?$/, group: '.', decimal: ',' },
};

function readIn(digits: string, notation: NumberNotation): number | undefined {
  const { form, group, decimal } = forms[notation];
  if (!/\d/.test(digits) || !form.test(digits)) return undefined;
  return Number(digits.replaceAll(group, '').replace(decimal, '.'));
}

/** Everything that a cell can mean as a number; nothing for what is none. `12%` is 0.12. */
export function meaningsOf(cell: SheetCell): NumberMeanings {
  if (typeof cell === 'number') return { point: cell, comma: cell };
  if (typeof cell !== 'string' || cell.length > 60) return {};
  const isInBrackets = /^\(.*\)$/.test(cell);
  const plain = (isInBrackets ? cell.slice(1, -1) : cell).replace(around, '').replaceAll('，', ',');
  const sign = isInBrackets !== plain.startsWith('-') ? -1 : 1;
  const digits = plain.replace(/^[+-]/, '');
  const entries = (['point', 'comma'] as const).flatMap((notation) => {
    const number = readIn(digits, notation);
    if (number === undefined) return [];
    const signed = number === 0 ? 0 : number * sign;
    // By text, since 12.3 / 100 is no exact number.
    return [[notation, /[%％]\)?$/.test(cell) ? Number(`${signed}e-2`) : signed] as const];
  });
  return Object.fromEntries(entries);
}

/** The number that a cell means in a column of that notation; where it is unclear, the only one that it can mean. */
export function numberOf(cell: SheetCell, notation: ColumnNotation): number | undefined {
  const { point, comma } = meaningsOf(cell);
  if (notation === 'point') return point;
  if (notation === 'comma') return comma;
  if (point === undefined || comma === undefined) return point ?? comma;
  return point === comma ? point : undefined;
}

/** How the numbers of a column are written, by all of its cells. */
export function columnNotation(cells: readonly SheetCell[]): ColumnNotation {
  let isUnclear = false;
  const found = new Set<NumberNotation>();
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const { point, comma } = meaningsOf(cell);
    if (point === comma) continue;
    if (point === undefined) found.add('comma');
    else if (comma === undefined) found.add('point');
    else isUnclear = true;
  }
  const [only] = found;
  if (only && found.size === 1) return only;
  return isUnclear ? 'unclear' : null;
}
