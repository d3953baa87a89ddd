import { isObject } from '#schemas';

const widest = 120;
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

/** Columns of a text in quotes: characters of Chinese take two. */
function textColumns(text: string): number {
  const quoted = JSON.stringify(text);
  return quoted.length + (quoted.match(wide)?.length ?? 0);
}

/** Columns that a value takes on one line, as the formatter of JSON writes it; infinite when they are more than `room`. */
function columnsOf(value: unknown, room: number): number {
  if (typeof value === 'string') return textColumns(value);
  if (!Array.isArray(value) && !isObject(value)) return String(value).length;
  const isList = Array.isArray(value);
  const members = isList ? value.map((member: unknown) => ['', member] as const) : Object.entries(value);
  if (members.length === 0) return 2;
  // Braces have spaces inside them, and brackets have none; `, ` is between members.
  let columns = (isList ? 2 : 4) + 2 * (members.length - 1);
  for (const [name, member] of members) {
    if (columns > room) return Number.POSITIVE_INFINITY;
    columns += (isList ? 0 : textColumns(name) + 2) + columnsOf(member, room - columns);
  }
  return columns;
}

interface Around {
  indent?: number;
  /** Columns in front of the value, its indentation and name. */
  before?: number;
  /** Columns behind it, those of a comma. */
  after?: number;
}

/** Lines that a document takes when it is formatted: what fits into 120 columns is one line, of the rest each member begins a line. */
export function formattedLines(value: unknown, { indent = 0, before = 0, after = 0 }: Around = {}): number {
  if (!Array.isArray(value) && !isObject(value)) return 1;
  if (before + columnsOf(value, widest) + after <= widest) return 1;
  const inner = indent + 2;
  const isList = Array.isArray(value);
  // Numbers fill their lines.
  if (isList && value.every((member) => typeof member === 'number')) return 2 + filledLines(value, inner);
  const members = isList ? value.map((member: unknown) => ['', member] as const) : Object.entries(value);
  const lines = members.map(([name, member], index) =>
    formattedLines(member, {
      indent: inner,
      before: inner + (isList ? 0 : textColumns(name) + 2),
      after: index < members.length - 1 ? 1 : 0,
    }),
  );
  return 2 + lines.reduce((sum, count) => sum + count, 0);
}

function filledLines(numbers: readonly number[], indent: number): number {
  let [lines, columns] = [1, indent];
  for (const [index, number] of numbers.entries()) {
    const length = `${number}`.length + (index < numbers.length - 1 ? 1 : 0);
    const space = columns > indent ? 1 : 0;
    if (columns + space + length > widest) [lines, columns] = [lines + 1, indent + length];
    else columns += space + length;
  }
  return lines;
}
