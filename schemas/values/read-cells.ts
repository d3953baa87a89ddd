/** Where a cell in quotation marks ends. */
interface Quoted {
  value: string;
  /** Behind its last mark and the spaces that follow. */
  end: number;
}

const isEnd = (sign: string, delimiter: string): boolean => sign === '' || sign === '\n' || sign === delimiter;

/** The cell whose first quotation mark is at `start`; undefined where no mark closes it in front of another cell, a line end or the end. */
function quotedCell(text: string, start: number, delimiter: string): Quoted | undefined {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text.charAt(at + 1) === '"') continue;
    let end = at + 1;
    while (text.charAt(end) === ' ') end += 1;
    return isEnd(text.charAt(end), delimiter)
      ? { value: text.slice(start + 1, at).replaceAll('""', '"'), end }
      : undefined;
  }
  return undefined;
}

function plainEnd(text: string, start: number, delimiter: string): number {
  let end = start;
  while (!isEnd(text.charAt(end), delimiter)) end += 1;
  return end;
}

/**
 * Rows of cells as spreadsheets write them into files and onto the clipboard: `delimiter` is one sign, and a cell with delimiters, line
 * ends or quotation marks in it is within quotation marks. A mark that nothing closes is a part of the text, and its row ends with its
 * line. Line ends become `\n`; one at the end of the text begins no row. No more than `most` rows are read.
 */
export function readCells(given: string, delimiter: string, most = Number.POSITIVE_INFINITY): string[][] {
  const text = given.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; rows.length < most; at += 1) {
    const quoted = text.charAt(at) === '"' ? quotedCell(text, at, delimiter) : undefined;
    const end = quoted?.end ?? plainEnd(text, at, delimiter);
    row.push(quoted?.value ?? text.slice(at, end));
    at = end;
    if (text.charAt(at) === delimiter && at < text.length) continue;
    rows.push(row);
    row = [];
    if (at >= text.length) break;
  }
  return rows;
}
