import type { Expr } from '#engine/document';
import { readsOf } from '../../evaluate/reads.ts';
import type { Path } from '../../state/store.ts';

/**
 * The path of the state that a part of an expression's value is read from, when the expression shows it: with the key `host`,
 * `merge(state.kept, {'host': trim(state.host)})` leads to `state.host`, and with the key `port` to `state.kept.port`.
 */
export function sourceIn(expression: unknown, keys: Path): Path | undefined {
  if (!Array.isArray(expression)) return undefined;
  // Safe: a tuple of another shape falls through to what it reads.
  const [kind, first, second] = expression as Expr;
  if (kind === 'map' && keys.length > 0) return sourceInEntry(entryOf(first, keys[0]), keys);
  if (kind === 'call' && first === 'merge' && Array.isArray(second)) return sourceInMerge(second, keys);
  if (kind === 'if') return sourceInBranches(expression, keys);
  const path = only(pathsIn(expression));
  return path && [...path, ...(keepsOrder(expression) ? keys : [])];
}

type Entry = readonly [name: unknown, value: unknown];

/** What a map has under a key. */
function entryOf(entries: unknown, key: string | undefined): Entry | undefined {
  return (Array.isArray(entries) ? entries : []).find(
    (entry) => Array.isArray(entry) && Array.isArray(entry[0]) && entry[0][0] === 'lit' && entry[0][1] === key,
  );
}

const sourceInEntry = (entry: Entry | undefined, [, ...rest]: Path): Path | undefined =>
  entry && sourceIn(entry[1], rest);

/** The last part that has the key gives the value; what is no map may have it. */
function sourceInMerge(parts: readonly unknown[], keys: Path): Path | undefined {
  for (const part of [...parts].reverse()) {
    const isMap = Array.isArray(part) && part[0] === 'map';
    const entry = isMap ? entryOf(part[1], keys[0]) : undefined;
    if (entry) return sourceInEntry(entry, keys);
    if (!isMap) return sourceIn(part, keys);
  }
  return undefined;
}

/** The one path of all branches that read any; where none does, the one that the condition reads. */
function sourceInBranches(expression: readonly unknown[], keys: Path): Path | undefined {
  const branches = branchesOf(expression).filter((branch) => pathsIn(branch).length > 0);
  if (branches.length > 0) return only(branches.map((branch) => sourceIn(branch, keys)));
  const path = only(pathsIn(expression));
  return path && [...path, ...keys];
}

function branchesOf(expression: unknown): unknown[] {
  if (!Array.isArray(expression) || expression[0] !== 'if') return [expression];
  return [...branchesOf(expression[2]), ...branchesOf(expression[3])];
}

/** The paths of the state that an expression reads. */
const pathsIn = (expression: unknown): Path[] => readsOf(expression).filter(isState);

/** The path that all of them are; undefined when they differ, or there is none. */
function only(paths: readonly (Path | undefined)[]): Path | undefined {
  const [path, ...others] = paths;
  return others.every((other) => other?.join('\n') === path?.join('\n')) ? path : undefined;
}

/** False when items may have other indexes than in the list that is read. */
function keepsOrder(expression: unknown): boolean {
  if (!Array.isArray(expression) || expression[0] !== 'each') return true;
  return expression[1] === 'map' && keepsOrder(expression[2]);
}

/** `state.name`, or in a dialog `page.state.name`. */
function isState(path: Path): boolean {
  return path.find((name) => name !== 'page') === 'state';
}
