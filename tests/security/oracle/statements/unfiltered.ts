import { type Token, tokensOf } from './tokens.ts';

/** A table as one part of a statement names it. */
interface Reference {
  table: string;
  alias: string;
}

/** One SELECT, UPDATE or DELETE with what surrounds it. */
interface Part {
  outer: Part | undefined;
  references: Reference[];
  /** Aliases whose workspace is fixed by a value. */
  fixed: Set<string>;
  /** Pairs of aliases whose workspaces are equal. */
  equal: [string, string][];
}

const beginnings = new Set(['select', 'with', 'update', 'delete', 'insert']);
/** Between two SELECTs that know nothing of each other's tables. */
const combining = new Set(['union', 'intersect', 'except']);
const afterTable = new Set(
  'where on set join inner left right full cross lateral group order limit offset returning union for using as having fetch window values default natural when'.split(
    ' ',
  ),
);

const newPart = (outer?: Part): Part => ({ outer, references: [], fixed: new Set(), equal: [] });

/** Names of the column that says whose row it is: `ws_id`, and what is always the same as it. */
const keys: Readonly<Record<string, readonly string[]>> = {
  workspaces: ['ws_id', 'id'],
  // Made by the database from `ws_id`, so that the platform's rows are found by an equality too (decision 61).
  notices: ['ws_id', 'home_ws_id'],
  notifications: ['ws_id', 'home_ws_id'],
  notification_choices: ['ws_id', 'home_ws_id'],
};
const keyOf = (table: string | undefined): readonly string[] => keys[table ?? ''] ?? ['ws_id'];

/**
 * The tables of a statement that are read, changed or deleted from without a condition on their workspace: for each
 * reference there has to be `ws_id` compared with a value, or with the `ws_id` of a table that has such a condition.
 * It is a reading of SQL as this product writes it, not of SQL in general.
 */
export function unfiltered(text: string, tables: ReadonlySet<string>): string[] {
  const tokens = tokensOf(text);
  const partAt: Part[] = [];
  read(tokens, 0, newPart(), tables, partAt);
  // Conditions second: what a column belongs to may only be named behind it.
  for (const [at, part] of partAt.entries()) if (part) condition(tokens, at, part);
  return [...new Set(partAt)].flatMap((part) => (part ? openOf(part) : []));
}

/** Reads one bracket's content, noting for each token which part it stands in; gives the place after the bracket. */
function read(tokens: Token[], from: number, first: Part, tables: ReadonlySet<string>, partAt: Part[]): number {
  let [at, part] = [from, first];
  while (at < tokens.length) {
    const token = tokens[at];
    if (token?.kind === 'name' && combining.has(token.text)) part = newPart(first.outer);
    partAt[at] = part;
    if (is(token, 'mark', ')')) return at + 1;
    if (is(token, 'mark', '(')) {
      const isPart = beginnings.has(tokens[at + 1]?.text ?? '');
      at = read(tokens, at + 1, isPart ? newPart(part) : part, tables, partAt);
      continue;
    }
    const next = reference(tokens, at, tables, part);
    if (next) part.references.push(next);
    at += 1;
  }
  return at;
}

const is = (token: Token | undefined, kind: Token['kind'], text: string): boolean =>
  token?.kind === kind && token.text === text;

/** The table that is named here, when this is a place for one. */
function reference(tokens: Token[], at: number, tables: ReadonlySet<string>, part: Part): Reference | undefined {
  const table = tokens[at]?.text ?? '';
  const before = tokens[at - 1];
  const opens = ['from', 'join', 'update', 'using'].includes(before?.text ?? '') || isAfterComma(tokens, at, part);
  if (!opens || tokens[at]?.kind !== 'name' || !tables.has(table)) return undefined;
  // `extract(epoch from files.created_at)` names a column.
  if (is(tokens[at + 1], 'mark', '.')) return undefined;
  const skip = is(tokens[at + 1], 'name', 'as') ? 2 : 1;
  const next = tokens[at + skip];
  const alias = next?.kind === 'name' && !afterTable.has(next.text) ? next.text : table;
  return { table, alias };
}

/** `from a, b`: a name behind a comma behind a table. */
function isAfterComma(tokens: Token[], at: number, part: Part): boolean {
  const last = part.references.at(-1);
  return is(tokens[at - 1], 'mark', ',') && tokens[at - 2]?.text === last?.alias && tokens[at + 1]?.text !== '.';
}

interface Key {
  alias: string;
  /** The place of the first token and of the one after it. */
  start: number;
  end: number;
}

/** `alias.ws_id`, or `ws_id` alone where one table is meant; also inside of `coalesce(ws_id, '')`. */
function keyAt(tokens: Token[], at: number, part: Part): Key | undefined {
  const column = tokens[at];
  if (column?.kind !== 'name') return undefined;
  const isQualified = is(tokens[at - 1], 'mark', '.');
  const alias = isQualified ? tokens[at - 2]?.text : part.references[0]?.alias;
  if (alias === undefined) return undefined;
  const table = find(part, alias)?.table;
  if (!table || !keyOf(table).includes(column.text)) return undefined;
  let [start, end] = [isQualified ? at - 2 : at, at + 1];
  if (tokens[start - 2]?.text === 'coalesce') [start, end] = [start - 2, end + 3];
  return { alias, start, end };
}

function find(part: Part | undefined, alias: string): Reference | undefined {
  return part && (part.references.find((one) => one.alias === alias) ?? find(part.outer, alias));
}

/** Where the right side of a comparison begins; undefined when none is made there. */
function comparedWith(tokens: Token[], at: number): number | undefined {
  if (is(tokens[at], 'mark', '=')) return at + 1;
  return ['is', 'not', 'distinct', 'from'].every((word, index) => is(tokens[at + index], 'name', word))
    ? at + 4
    : undefined;
}

/** Notes a comparison of a workspace key that is made at this place. */
function condition(tokens: Token[], at: number, part: Part): void {
  const key = keyAt(tokens, at, part);
  if (!key) return;
  const { alias, start, end } = key;
  if (is(tokens[start - 1], 'mark', '=') && tokens[start - 2]?.kind === 'value') part.fixed.add(alias);
  const right = comparedWith(tokens, end);
  if (right === undefined) {
    if (is(tokens[end], 'name', 'is') || is(tokens[end], 'name', 'in')) part.fixed.add(alias);
    return;
  }
  const isColumn = is(tokens[right + 1], 'mark', '.');
  const other = keyAt(tokens, isColumn ? right + 2 : right, part);
  if (other) part.equal.push([alias, other.alias]);
  else if (!isColumn) part.fixed.add(alias);
}

/** References that no chain of equalities leads from to a value. */
function openOf(part: Part): string[] {
  const fixed = new Set([...part.fixed, ...outerFixed(part)]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [one, other] of part.equal) {
      if (fixed.has(one) === fixed.has(other)) continue;
      fixed.add(one).add(other);
      grew = true;
    }
  }
  return part.references.filter(({ alias }) => !fixed.has(alias)).map(({ table }) => table);
}

function outerFixed(part: Part): string[] {
  const names: string[] = [];
  for (let outer = part.outer; outer; outer = outer.outer) {
    const open = new Set(openOf(outer));
    names.push(...outer.references.filter(({ table }) => !open.has(table)).map(({ alias }) => alias));
  }
  return names;
}
