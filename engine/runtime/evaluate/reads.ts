import type { Expr } from '#engine/document';

/**
 * The paths that an expression reads, found in its text alone: `state.rows.filter(r, r.on)` reads `['state', 'rows']`.
 * A path covers everything below it. Names bound inside the expression are left out; locals such as `row` are not,
 * because only the caller knows them.
 */
export function readsOf(expression: unknown): string[][] {
  const found: string[][] = [];
  collect(expression, new Set(), found);
  return found;
}

function collect(expression: unknown, bound: ReadonlySet<string>, found: string[][]): void {
  if (!Array.isArray(expression)) return;
  const path = pathOf(expression);
  if (path) {
    if (!bound.has(path[0] ?? '')) found.push(path);
    return;
  }
  if (expression[0] === 'lit') return;
  if (expression[0] === 'each') {
    collect(expression[2], bound, found);
    collect(expression[4], typeof expression[3] === 'string' ? new Set([...bound, expression[3]]) : bound, found);
    return;
  }
  for (const part of expression.slice(1)) collectParts(part, bound, found);
}

/** Arguments, items and entries are lists of expressions without a kind of their own. */
function collectParts(part: unknown, bound: ReadonlySet<string>, found: string[][]): void {
  if (!Array.isArray(part)) return;
  if (typeof part[0] === 'string') collect(part, bound, found);
  else for (const inner of part) collectParts(inner, bound, found);
}

/** The path of `a.b`, `a["b"]`, `a[0]`, `has(a.b)`; undefined for anything that has to be computed. */
function pathOf(expression: unknown): string[] | undefined {
  if (!Array.isArray(expression)) return undefined;
  // Safe: a tuple of another shape falls through to undefined.
  const [kind, inner, key] = expression as Expr;
  if (kind === 'var') return typeof inner === 'string' ? [inner] : undefined;
  if (kind !== 'get' && kind !== 'has' && kind !== 'at') return undefined;
  const base = pathOf(inner);
  const step = kind === 'at' ? literalKey(key) : key;
  return base && typeof step === 'string' ? [...base, step] : undefined;
}

function literalKey(key: unknown): string | undefined {
  if (!Array.isArray(key) || key[0] !== 'lit') return undefined;
  return typeof key[1] === 'string' || typeof key[1] === 'number' ? String(key[1]) : undefined;
}
