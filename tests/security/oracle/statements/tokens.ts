/** A part of a statement: names without their quotes, everything else in lower case. */
export interface Token {
  kind: 'name' | 'mark' | 'value';
  text: string;
}

const pattern = /"((?:[^"]|"")*)"|([A-Za-z_][A-Za-z0-9_]*)|('(?:[^']|'')*'|\$\d+|\d[\d.]*)|(\S)/g;

/** Splits a statement. Text in quotes is a value, so nothing in it is taken for SQL. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].map(([, quoted, word, value, mark]): Token => {
    if (quoted !== undefined) return { kind: 'name', text: quoted };
    if (word !== undefined) return { kind: 'name', text: word.toLowerCase() };
    if (value !== undefined) return { kind: 'value', text: value };
    return { kind: 'mark', text: mark ?? '' };
  });
}
