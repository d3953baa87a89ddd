import pg from 'pg';

type Parse = (text: string) => unknown;

const int8 = 20;
const int8Array: number = 1016;
const date = 1082;

/** Counts and sums come as bigint. One that a number cannot hold is an error rather than a wrong number. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database gave ${text}, which a number cannot hold.`);
  return value;
}

/** Arrays may be nested and hold nulls. */
function eachInt8(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(eachInt8);
  return typeof value === 'string' ? parseInt8(value) : value;
}

const parseArray = pg.types.getTypeParser(int8Array) as Parse;

/**
 * How values are read, on both databases: like `pg` does (timestamptz as Date, jsonb as value, arrays as arrays,
 * numeric as text), but int8 as number, and date as its text, because a Date would shift it by the machine's zone.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): Parse => {
    if (oid === int8) return parseInt8;
    if (oid === int8Array) return (text) => eachInt8(parseArray(text));
    if (oid === date) return (text) => text;
    return pg.types.getTypeParser(oid, format) as Parse;
    // The declared overloads tie the result to the format, which is passed on unchanged.
  }) as typeof pg.types.getTypeParser,
};
