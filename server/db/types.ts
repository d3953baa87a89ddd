import pg from 'pg';

type Parse = (text: string) => unknown;

const int8 = 20;
const int8Array: number = 1016;
const date = 1082;
const timestamptz = 1184;

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

const parseMoment = pg.types.getTypeParser(timestamptz) as Parse;

/** `2026-03-01 10:30:00.123456+00`, as every server in UTC writes it, read by the engine's own parser of ISO 8601. */
function parseUtcMoment(text: string): unknown {
  if (!text.endsWith('+00') || text[10] !== ' ') return parseMoment(text);
  const fraction = text[19] === '.' ? text.slice(19, -3).slice(0, 4).padEnd(4, '0') : '';
  return new Date(`${text.slice(0, 10)}T${text.slice(11, 19)}${fraction}Z`);
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
    if (oid === timestamptz) return parseUtcMoment;
    return pg.types.getTypeParser(oid, format) as Parse;
    // The declared overloads tie the result to the format, which is passed on unchanged.
  }) as typeof pg.types.getTypeParser,
};
