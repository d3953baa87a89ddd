import { typeParsers } from './types.ts';

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
}

export function shapeOf(columns: readonly Column[]): RowShape {
  return {
    names: columns.map(({ name }) => name),
    // Everything is asked for as text, which is also what the parsers are declared for.
    parsers: columns.map(({ dataTypeID }) => typeParsers.getTypeParser(dataTypeID, 'text') as Parse),
  };
}

export function readRow({ names, parsers }: RowShape, texts: readonly (string | null)[]): unknown {
  const row: Record<string, unknown> = {};
  names.forEach((name, at) => {
    const [text = null, parse] = [texts[at], parsers[at]];
    row[name] = text === null || !parse ? null : parse(text);
  });
  return row;
}
