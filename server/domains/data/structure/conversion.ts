import { type RawBuilder, sql } from 'kysely';
import { columnOfKind } from '#kinds/columns';
import { flagWords, plainWord } from '#schemas/values';
import { flagLabels } from '../store/flag-labels.ts';
import { columnName, endName } from '../store/identifiers.ts';
import type { FieldKind, Storage } from '../store/storage.ts';
import { isRecoded, isText, labelOf, optionOf } from './option-values.ts';

/** A stored column, or the one that a changed kind asks for. */
export interface Held {
  storage: Storage;
  kind: FieldKind;
}

/** What values stand for: ids of people mean nothing as a text, and no text is one of them. */
const meaningOf = (kind: FieldKind): string => columnOfKind(kind).meaning?.(kind) ?? 'value';

/** Whether stored values have to be converted before a field may have another kind. */
export const isConverted = (from: Held, to: Held): boolean =>
  from.storage !== to.storage || meaningOf(from.kind) !== meaningOf(to.kind) || isRecoded(from.kind, to.kind);

/** Whose calendar and language values are converted by. */
export interface Reader {
  /** IANA name of the calendar by which days become moments. */
  zone: string;
  /** The language of the labels that options become. */
  locale: string;
}

/** One of several values is no longer than this, by the contract. */
const longestItem = 1000;

type Part = RawBuilder<unknown>;

const day = (value: Part): Part => sql`case when ${value} ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
  and substr(${value}, 1, 4) <> '0000'
  and substr(${value}, 9, 2)::int <= extract(day from (make_date(substr(${value}, 1, 4)::int, substr(${value}, 6, 2)::int, 1) + interval '1 month - 1 day'))
  then substr(${value}, 1, 10)::date end`;

/** Null for a moment that only some zones show in the years 1 to 9999 (`isCalendarMoment`). */
const inCalendar = (value: Part): Part => sql`case
  when ${value} >= '0001-01-02 00:00+00'::timestamptz and ${value} < '9999-12-31 00:00+00'::timestamptz then ${value} end`;

const dayInCalendar = (value: Part): Part =>
  sql`case when ${value} between '0001-01-01'::date and '9999-12-31'::date then ${value} end`;

const dayAlone = (value: Part): Part => sql`case when length(${value}) = 10 then ${day(value)} end`;

const moment = (value: Part): Part => sql`case
  when ${value} ~ '^[0-9-]{10}[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,6})?)?Z?$' and ${day(value)} is not null
  then (rtrim(replace(${value}, 'T', ' '), 'Z') || '+00')::timestamptz end`;

/** Null for a number that is stored as another one when it is read: a double holds these exactly. */
const exact = (value: Part): Part => sql`case when abs(${value}) <= 9007199254740991 then ${value} end`;

const number = (value: Part): Part => sql`case
  when ${value} ~ '^[+-]?[0-9]{1,30}([.][0-9]{1,20})?$' then ${value}::numeric
  when ${value} ~ '^[+-]?[0-9]{1,3}(,[0-9]{3}){1,9}([.][0-9]{1,20})?$' then replace(${value}, ',', '')::numeric end`;

/** As `readFlag` reads a text: by the labels of the field in any language, then by the words of imports. */
function flag(value: Part, kind: FieldKind): Part {
  const word = sql`lower(btrim(normalize(${value}, NFKC)))`;
  const labels = kind.type === 'boolean' ? flagLabels(kind) : { yes: [], no: [] };
  const among = (words: readonly string[]): Part => sql`${word} = any(${words.map(plainWord)}::text[])`;
  return sql`case
    when ${among(labels.yes)} and not ${among(labels.no)} then true
    when ${among(labels.no)} and not ${among(labels.yes)} then false
    when ${among(flagWords.yes)} then true
    when ${among(flagWords.no)} then false end`;
}

const time = (value: Part): Part => sql`case
  when ${value} ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' then ${value}::time end`;

const utc = (value: Part): Part => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

interface Converting {
  zone: string;
  to: Held;
}

type Conversions = Partial<Record<Storage, (value: Part, converting: Converting) => Part>>;

/** By the storage that values have, how they become those of another one; what is not named never fits. */
const conversions: Partial<Record<Storage, Conversions>> = {
  text: {
    number: (value) => exact(sql`(${number(sql`btrim(${value})`)})`),
    boolean: (value, { to }) => flag(value, to.kind),
    day: (value) => dayAlone(sql`btrim(${value})`),
    moment: (value) => inCalendar(moment(sql`btrim(${value})`)),
    time: (value) => time(sql`btrim(${value})`),
    texts: (value) =>
      sql`case when ${value} <> '' and length(${value}) <= ${sql.lit(longestItem)} then array[${value}] end`,
  },
  number: {
    text: (value) => sql`trim_scale(${value})::text`,
    boolean: (value) => sql`case ${value} when 1 then true when 0 then false end`,
  },
  boolean: {
    text: (value) => sql`case when ${value} then 'true' else 'false' end`,
    number: (value) => sql`${value}::int::numeric`,
  },
  day: {
    text: (value) => sql`to_char(${value}, 'YYYY-MM-DD')`,
    moment: (value, { zone }) => inCalendar(sql`(${value}::timestamp at time zone ${zone})`),
    days: (value) => value,
  },
  moment: {
    text: utc,
    day: (value, { zone }) => dayInCalendar(sql`(${value} at time zone ${zone})::date`),
    time: (value, { zone }) => sql`(${value} at time zone ${zone})::time`,
    moments: (value) => value,
  },
  time: { text: (value) => sql`to_char(${value}, 'HH24:MI:SS')` },
  texts: { text: (value) => sql`case when cardinality(${value}) = 1 then ${value}[1] end` },
};

const columnRef = (columnId: string): Part => sql.ref(`r.${columnName(columnId)}`);

/**
 * Makes a value of another kind of a stored column of the table `r`, null for one that does not fit; undefined when none
 * does. Options become their labels and texts the options that they name, days become moments, as `reader` has them.
 */
export function convertedValue(columnId: string, from: Held, to: Held, { zone, locale }: Reader): Part | undefined {
  if (meaningOf(from.kind) !== meaningOf(to.kind)) return undefined;
  const stored = columnRef(columnId);
  const value = isText(from.kind) ? optionOf(to.kind, stored) : stored;
  const made = from.storage === to.storage ? value : conversions[from.storage]?.[to.storage]?.(value, { zone, to });
  return made && isText(to.kind) ? labelOf(from.kind, made, locale) : made;
}

/** Whether a stored column has a value; a list without items has none. */
export function hasValue(columnId: string, storage: Storage): Part {
  const column = columnRef(columnId);
  if (storage === 'texts') return sql`cardinality(${column}) > 0`;
  if (storage === 'text') return sql`${column} <> ''`;
  if (storage === 'days' || storage === 'moments')
    return sql`(${column} is not null or ${sql.ref(`r.${endName(columnId)}`)} is not null)`;
  return sql`${column} is not null`;
}

/** A value as people read it: an option by its label. Undefined for what stands for somebody or something else. */
export function readableValue(value: Part, { storage, kind }: Held, locale: string): Part | undefined {
  if (meaningOf(kind) !== 'value') return undefined;
  if (kind.type === 'select') return labelOf(kind, value, locale);
  if (storage !== 'texts') return textOf(value, storage);
  return sql`(select string_agg(${labelOf(kind, sql.ref('item'), locale)}, ', ') from unnest(${value}) as item)`;
}

/** A stored value as people read it, as `readableValue`. */
export const readableColumn = (columnId: string, held: Held, locale: string): Part | undefined =>
  readableValue(columnRef(columnId), held, locale);

function textOf(column: Part, storage: Storage): Part {
  switch (storage) {
    case 'texts':
      return sql`array_to_string(${column}, ', ')`;
    case 'number':
      return sql`trim_scale(${column})::text`;
    case 'moment':
    case 'moments':
      return utc(column);
    default:
      return sql`${column}::text`;
  }
}
