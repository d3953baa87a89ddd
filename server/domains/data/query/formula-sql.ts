import { type RawBuilder, sql } from 'kysely';
import type { LiveNode, LiveType } from '#engine/forms';
import { callSql, type Part } from './formula-calls.ts';
import type { Reader } from './links.ts';

/** How a live formula reads its record, and who asks. */
export interface FormulaFrame {
  reader: Reader;
  /** The value of a field of the record `r` as the wire has it; undefined for one that the caller does not see. */
  fieldSql(node: LiveNode): Part | undefined;
}

const types: Readonly<Record<LiveType, string>> = {
  text: 'text',
  number: 'float8',
  boolean: 'boolean',
  texts: 'text[]',
  null: 'text',
};

/** A value as a parameter of its type. */
const given = (value: unknown, type: LiveType): RawBuilder<unknown> => sql`${value}::${sql.raw(types[type])}`;

/** Today in the reader's zone, such as `2026-11-29`. */
const todayOf = ({ now, timeZone }: Reader): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/**
 * A formula that is computed when records are read, over the record `r`: numbers as doubles, dates as texts. Undefined where it reads a
 * field that the caller does not see. The time, the zone and the account are the server's, as parameters.
 */
export function formulaSql(frame: FormulaFrame, node: LiveNode): Part | undefined {
  const parts = node.parts.map((part) => formulaSql(frame, part));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const [first, second, third] = known;
  switch (node.op) {
    case 'literal':
      return { value: given(node.value, node.type), ...(node.isDate && { day: sql`${node.value}::date` }) };
    case 'today': {
      const today = todayOf(frame.reader);
      return { value: given(today, 'text'), day: sql`${today}::date` };
    }
    case 'now':
      return { value: given(frame.reader.now.toISOString(), 'text') };
    case 'me':
      return { value: given(frame.reader.accountId, 'text') };
    case 'field':
    case 'end':
      return frame.fieldSql(node);
    case 'if':
      return (
        first &&
        second &&
        third && { value: sql`(case when ${first.value} then ${second.value} else ${third.value} end)` }
      );
    case 'and':
    case 'or':
      return first && second && { value: sql`(${first.value} ${sql.raw(node.op)} ${second.value})` };
    case 'not':
      return first && { value: sql`(not ${first.value})` };
    case 'in':
      return first && second && { value: memberSql(first.value, second.value) };
    case 'operator':
      return first && second && { value: operatorSql(node, first.value, second.value) };
    case 'call':
      return { value: callSql(node, known) };
  }
}

/** False, and not unknown, for nothing in a list. */
const memberSql = (item: RawBuilder<unknown>, list: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(${item} = any(${list}), case when ${list} is not null then false end)`;

const arithmetic: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'plus',
  '*': 'times',
  '/': 'divide',
  '%': 'rest',
};

function operatorSql(
  { name, parts }: LiveNode,
  left: RawBuilder<unknown>,
  right: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (name === '==') return sql`(${left} is not distinct from ${right})`;
  if (name === '!=') return sql`(${left} is distinct from ${right})`;
  if (name === '||') return sql`(${left} || ${right})`;
  const made = arithmetic[name];
  if (made) return sql`public.${sql.id(`formula_${made}`)}(${left}, ${name === '-' ? sql`(- ${right})` : right})`;
  const sign = sql.raw(name);
  return parts[0]?.type === 'text'
    ? sql`(public.formula_order(${left}, ${right}) ${sign} 0)`
    : sql`(${left} ${sign} ${right})`;
}
