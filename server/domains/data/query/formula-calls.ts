import { type RawBuilder, sql } from 'kysely';
import type { LiveNode } from '#engine/forms';

/** A part of a formula in SQL. */
export interface Part {
  value: RawBuilder<unknown>;
  /** Of a day: the same as a date of the database, for what is quicker by it. */
  day?: RawBuilder<unknown>;
}

type Sql = RawBuilder<unknown>;
type Call = (parts: readonly Part[], node: LiveNode) => Sql;

const nothing = sql`null`;
const at = (parts: readonly Part[], index: number): Sql => parts[index]?.value ?? nothing;
const values = (parts: readonly Part[]): Sql => sql.join(parts.map(({ value }) => value));

/** A function of the database that is made for formulas (migration 0430). */
const own =
  (name: string): Call =>
  (parts) =>
    sql`public.${sql.id(`formula_${name}`)}(${values(parts)})`;

/** What JavaScript's `trim` takes away. */
const white =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

const textOf = ({ value }: Part, { type }: LiveNode): Sql => {
  if (type === 'number') return sql`public.formula_text(${value})`;
  return type === 'boolean' ? sql`(${value})::text` : value;
};

const isEmpty: Call = (parts, { parts: [node] }) => {
  if (node?.type === 'text') return sql`(coalesce(${at(parts, 0)}, '') = '')`;
  if (node?.type === 'texts') return sql`(coalesce(cardinality(${at(parts, 0)}), 0) = 0)`;
  return sql`(${at(parts, 0)} is null)`;
};

const size: Call = (parts, { parts: [node] }) =>
  node?.type === 'texts' ? sql`cardinality(${at(parts, 0)})::float8` : sql`char_length(${at(parts, 0)})::float8`;

const between = (name: string): Call => own(`${name}_between`);

const part =
  (name: string): Call =>
  (parts) =>
    sql`public.formula_part(${at(parts, 0)}, ${sql.lit(name)})`;

const calls: Readonly<Record<string, Call>> = {
  coalesce: (parts) => sql`coalesce(${values(parts)})`,
  size,
  len: size,
  isEmpty,
  isBlank: isEmpty,
  trim: (parts) => sql`btrim(${at(parts, 0)}, ${white})`,
  left: (parts) => sql`public.formula_mid(${at(parts, 0)}, 1, ${at(parts, 1)})`,
  right: own('right'),
  mid: own('mid'),
  replace: (parts) => sql`replace(${values(parts)})`,
  concat: (parts, { parts: nodes }) =>
    sql`concat(${sql.join(parts.map((one, index) => (nodes[index] ? textOf(one, nodes[index]) : one.value)))})`,
  contains: (parts) => sql`(strpos(${values(parts)}) > 0)`,
  startsWith: (parts) => sql`starts_with(${values(parts)})`,
  endsWith: (parts) => sql`(right(${at(parts, 0)}, char_length(${at(parts, 1)})) = ${at(parts, 1)})`,
  string: ([one], { parts: [node] }) => (one && node ? textOf(one, node) : nothing),
  number: (parts) => at(parts, 0),
  int: (parts) => sql`(trunc(${at(parts, 0)}) + 0.0)`,
  round: (parts) => sql`public.formula_round(${at(parts, 0)}, ${parts[1]?.value ?? sql`0::float8`})`,
  min: own('least'),
  max: own('greatest'),
  abs: (parts) => sql`abs(${at(parts, 0)})`,
  floor: (parts) => sql`(floor(${at(parts, 0)}) + 0.0)`,
  ceil: (parts) => sql`(ceil(${at(parts, 0)}) + 0.0)`,
  mod: own('mod'),
  sqrt: own('sqrt'),
  daysBetween(parts, node) {
    const [from, to] = parts;
    return from?.day && to?.day ? sql`(${to.day} - ${from.day})::float8` : between('days')(parts, node);
  },
  hoursBetween: between('hours'),
  monthsBetween: between('months'),
  yearsBetween: between('years'),
  addDays: own('add_days'),
  addMonths: own('add_months'),
  addYears: (parts) => sql`public.formula_add_months(${at(parts, 0)}, public.formula_times(${at(parts, 1)}, 12))`,
  year: part('year'),
  month: part('month'),
  day: part('day'),
  weekday: part('isodow'),
  formatDate: (parts) => sql`public.formula_date(${at(parts, 0)}, ${parts[1]?.value ?? sql`'datetime'::text`})`,
};

/** A call of a function that `liveCall` knows. */
export function callSql(node: LiveNode, parts: readonly Part[]): Sql {
  const call = Object.hasOwn(calls, node.name) ? calls[node.name] : undefined;
  if (!call) throw new TypeError(`There is no "${node.name}" in SQL.`);
  return call(parts, node);
}
