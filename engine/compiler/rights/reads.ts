import { isObject, pointerTo } from '#schemas';
import type { Expr } from '#engine/document';
import { readsOf } from '../../runtime/evaluate/reads.ts';
import { parseExpression } from '../expression/parse.ts';
import { type DataPath, dataPath, type PathSet } from './data-paths.ts';

/** A name that a node or an action gives to a value. */
export interface Local {
  /** What the value comes from. */
  paths: readonly DataPath[];
  /** The id of the node that hands it out, such as the table of a row. */
  provider?: string;
  /** It is a row of an answer, as the server sent it. */
  isAnswer?: boolean;
}

export type Locals = ReadonlyMap<string, Local>;

/** An expression with where it is written. */
export interface WrittenExpression {
  text: string;
  pointer: string;
}

/** What an expression reads. */
export interface Reads {
  paths: DataPath[];
  /** What the locals come from. */
  behindLocals: DataPath[];
  /** The nodes that hand the locals out. */
  providers: string[];
}

/** The syntax tree of an expression; undefined for one that cannot be read: the checker of documents refuses it. */
export function exprOf(text: string): Expr | undefined {
  const parsed = parseExpression(text);
  return parsed.diagnostic ? undefined : parsed.expr;
}

/** What is read, by a name of the document or through a local. */
export const allPaths = ({ paths, behindLocals }: Reads): DataPath[] => [...paths, ...behindLocals];

/** The first secret that an expression reads. */
export const secretIn = (reads: Reads, secrets: PathSet): DataPath | undefined =>
  allPaths(reads).find((path) => secrets.overlaps(path));

/** What an expression reads in one scope. One that cannot be read reads nothing. */
export function readsIn(text: string, scope: string, locals: Locals): Reads {
  return readsOfExpr(exprOf(text), scope, locals);
}

/** Functions of a secret that give no character of it away (P44). */
const discreet: ReadonlySet<string> = new Set(['isEmpty', 'lengthAtLeast', 'sameSecret', 'passwordIssues']);

/** The same without what only such functions are given. */
export function openReadsIn(text: string, scope: string, locals: Locals): Reads {
  const expr = exprOf(text);
  return readsOfExpr(expr && withoutDiscreet(expr), scope, locals);
}

function withoutDiscreet(expr: Expr): Expr {
  if (expr[0] === 'call' && discreet.has(expr[1])) return ['lit', null];
  const part = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    // Safe: in a tree, a list that begins with a text is an expression; others are lists of them.
    return typeof value[0] === 'string' ? withoutDiscreet(value as Expr) : value.map(part);
  };
  // Safe: each part is replaced by one of its own kind.
  return expr[0] === 'lit' ? expr : ([expr[0], ...expr.slice(1).map(part)] as Expr);
}

function readsOfExpr(expr: Expr | undefined, scope: string, locals: Locals): Reads {
  const paths: DataPath[] = [];
  const behindLocals: DataPath[] = [];
  const providers = new Set<string>();
  for (const names of expr ? readsOf(expr) : []) {
    const local = locals.get(names[0] ?? '');
    if (local) {
      behindLocals.push(...local.paths.map((path) => (path[0] === 'answer' ? [...path, ...names.slice(1)] : path)));
      if (local.provider !== undefined) providers.add(local.provider);
    } else paths.push(dataPath(scope, names));
  }
  return { paths: distinct(paths), behindLocals: distinct(behindLocals), providers: [...providers] };
}

/** Each path once: what is read through many locals would grow with each of them. */
export function distinct(paths: readonly DataPath[]): DataPath[] {
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
}

/** Every `{"$": …}` in a value, at any depth. */
export function expressionsOf(value: unknown, pointer: string, found: WrittenExpression[] = []): WrittenExpression[] {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) expressionsOf(item, `${pointer}/${index}`, found);
  else if (isObject(value)) {
    if (typeof value.$ === 'string') found.push({ text: value.$, pointer: `${pointer}/$` });
    for (const [key, part] of Object.entries(value)) expressionsOf(part, pointerTo(pointer, key), found);
  }
  return found;
}
