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

/** The number that so many digits of a text are. */
function digits(text: string, at: number, count: number): number {
  let number = 0;
  for (let place = at; place < at + count; place += 1) number = number * 10 + text.charCodeAt(place) - 48;
  return number;
}

/**
 * `2026-03-01 10:30:00.123456+00`, as every server in UTC writes it, digit by digit: lists are full of moments, and a
 * text made for the engine's own parser costs four times as much. Years before 100 would be taken for those after 1900.
 */
function parseUtcMoment(text: string): unknown {
  if (!text.endsWith('+00') || text[10] !== ' ' || text.startsWith('00')) return parseMoment(text);
  const fraction = Math.min(Math.max(text.length - 23, 0), 3);
  const millis = digits(text, 20, fraction) * 10 ** (3 - fraction);
  const [month, day] = [digits(text, 5, 2) - 1, digits(text, 8, 2)];
  const [hour, minute, second] = [digits(text, 11, 2), digits(text, 14, 2), digits(text, 17, 2)];
  return new Date(Date.UTC(digits(text, 0, 4), month, day, hour, minute, second, millis));
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
