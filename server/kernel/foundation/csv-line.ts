import Papa from 'papaparse';

/** What spreadsheets take for a formula when they open a text file, in either width (attacks by formulas). */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** One line of a file that spreadsheets open; what they would compute gets an apostrophe in front. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${Papa.unparse([[...cells]], { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
