import Papa from 'papaparse';

/** What spreadsheets take for a formula when they open a text file, in either width (attacks by formulas). */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * The same after a quote, and after what a spreadsheet may take for the end of a cell: where numbers have commas, cells end at semicolons,
 * and the quotes of ours hold nothing together.
 */
const innerFormula = /(^\s*"[\s"]*|[;|\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;

const guarded = (cell: unknown): unknown =>
  typeof cell === 'string' ? cell.replace(innerFormula, (before) => `${before}'`) : cell;

/** What `csvLine` put in front of a text, taken away again by who reads the cell. */
export const unguarded = (cell: string): string =>
  cell.replace(/(^|^\s*"[\s"]*|[;|\t\r\n][\s"]*)'(?=\s*[=+\-@＝＋－＠])/g, '$1');

/** One line of a file that spreadsheets open; what they would compute gets an apostrophe in front, wherever their cells begin. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${Papa.unparse([cells.map(guarded)], { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
