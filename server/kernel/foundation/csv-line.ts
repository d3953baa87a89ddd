import Papa from 'papaparse';

/** What spreadsheets take for the beginning of a formula, in either width (attacks by formulas). */
const isSign = (sign: string | undefined): boolean => sign !== undefined && /[=+\-@＝＋－＠]/.test(sign);

/**
 * Whether a cell begins like a formula, behind spaces and apostrophes of its own; with a tab or a carriage return it may, to a spreadsheet
 * that drops them.
 */
function beginsLikeFormula(cell: string): boolean {
  const [lead = ''] = /^[\s']*/.exec(cell) ?? [];
  return isSign(cell[lead.length]) || /[\t\r]/.test(lead);
}

/** Each run of signs of which some end cells, with what `edit` makes of it, where a formula would begin behind it. */
const beforeFormulas = (cell: string, edit: (run: string, isFirst: boolean) => string): string =>
  cell.replace(/[\s"';|]+/g, (run, at: number) => (isSign(cell[at + run.length]) ? edit(run, at === 0) : run));

/**
 * Where formulas would begin inside of a run: after a quote at the beginning, and after what a spreadsheet may take for the end of a cell.
 * Where numbers have commas, cells end at semicolons, and the quotes of ours hold nothing together. Each position is looked at once, since a
 * long text may be nothing but such signs.
 */
function* cellStarts(run: string, isFirst: boolean): Generator<number> {
  const lastOther = Math.max(...['"', ';', '|'].map((sign) => run.lastIndexOf(sign)));
  const stretch = /[\s"]*/y;
  for (let at = 0; at < run.length; ) {
    const isEnd = /[;|]/.test(run.charAt(at));
    stretch.lastIndex = isEnd ? at + 1 : at;
    const spaces = stretch.exec(run)?.[0] ?? '';
    const next = stretch.lastIndex;
    const isBehindQuote = isFirst && at === 0 && spaces.includes('"');
    if ((isEnd || isBehindQuote || /[\t\r\n]/.test(spaces)) && next > lastOther) yield next;
    at = Math.max(next, at + 1);
  }
}

const marked = (run: string, isFirst: boolean): string =>
  [...cellStarts(run, isFirst)].reduceRight((text, at) => `${text.slice(0, at)}'${text.slice(at)}`, run);

const unmarked = (run: string, isFirst: boolean): string =>
  [...cellStarts(run, isFirst)].reduceRight(
    (text, at) => (run[at] === "'" ? text.slice(0, at) + text.slice(at + 1) : text),
    run,
  );

/** A number that is written already, which needs no apostrophe although it may begin with a minus. */
export class WrittenNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function guarded(cell: unknown): unknown {
  if (cell instanceof WrittenNumber) return cell.text;
  if (typeof cell !== 'string') return cell;
  const text = beforeFormulas(cell, marked);
  return beginsLikeFormula(text) ? `'${text}` : text;
}

/** What `csvLine` put in front of a text, taken away again by who reads the cell; apostrophes of the text's own stay. */
export function unguarded(cell: string): string {
  const isMarked = cell.startsWith("'") && beginsLikeFormula(cell.slice(1));
  return beforeFormulas(isMarked ? cell.slice(1) : cell, unmarked);
}

/** In quotation marks: what a reader who looks for the separator of a file might take for one, and spaces at the ends. */
const isQuoted = (cell: unknown): boolean =>
  typeof cell === 'string' && (/[;|\t]|^\s/.test(cell) || cell !== cell.trimEnd());

/** One line of a file that spreadsheets open; what they would compute gets an apostrophe in front, wherever their cells begin. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${Papa.unparse([cells.map(guarded)], { quotes: isQuoted, newline: '\r\n' })}\r\n`;
