import { typeParsers } from '../types.ts';

type Parse = (text: string) => unknown;

/** One column as the wire protocol describes it. */
export interface Column {
  name: string;
  dataTypeID: number;
}

/** How the rows of one statement are read. */
export interface RowShape {
  names: readonly string[];
  parsers: readonly Parse[];
  /** Every column, null: a copy of it is quicker to fill than an object that grows. */
  empty: Readonly<Record<string, unknown>>;
}

export function shapeOf(columns: readonly Column[]): RowShape {
  return {
    names: columns.map(({ name }) => name),
    // Everything is asked for as text, which is also what the parsers are declared for.
    parsers: columns.map(({ dataTypeID }) => typeParsers.getTypeParser(dataTypeID, 'text') as Parse),
    empty: Object.fromEntries(columns.map(({ name }) => [name, null])),
  };
}

export function readRow({ names, parsers, empty }: RowShape, texts: readonly (string | null)[]): unknown {
  const row: Record<string, unknown> = { ...empty };
  for (let at = 0; at < texts.length; at += 1) {
    const [text, name, parse] = [texts[at], names[at], parsers[at]];
    if (text !== null && text !== undefined && name !== undefined && parse) row[name] = parse(text);
  }
  return row;
}
