import { isObject, own, sameJson } from '#schemas';
import type { PathStep } from '#engine/document';
import { isReservedName } from '../expression/names.ts';

/** Parts of a node and of a document that are no plain values: other operations change them, or none does. */
const fixed = {
  node: new Set(['id', 'slots']),
  document: new Set(['id', 'kind', 'version', '$schema', 'route', 'body']),
};

export type PathOwner = keyof typeof fixed;

/** Dialogs and drawers of a page, each with nodes of its own. */
const groups = new Set<unknown>(['dialogs', 'drawers']);

/** The first name in a path that no change may go through; undefined when there is none. */
export function forbiddenName(path: readonly PathStep[], owner: PathOwner): string | undefined {
  const [first] = path;
  if (typeof first !== 'string') return 'a list';
  if (fixed[owner].has(first)) return first;
  if (owner === 'node' && first === 'fallback' && path.length > 1) return first;
  if (owner === 'document' && groups.has(first)) {
    if (typeof path[1] !== 'string') return first;
    if (path[2] === 'body') return 'body';
  }
  const names = path.flatMap((step) => (typeof step === 'string' ? [step] : Object.keys(step)));
  return names.find(isReservedName);
}

/** True for a path whose value holds nodes: a fallback, a whole dialog or drawer. */
export function isTreePath(path: readonly PathStep[], owner: PathOwner): boolean {
  return owner === 'node' ? path.length === 1 && path[0] === 'fallback' : path.length === 2 && groups.has(path[0]);
}

/** The value at a path; undefined when there is none. */
export function readPath(owner: unknown, path: readonly PathStep[]): unknown {
  return path.reduce(stepInto, owner);
}

/**
 * Writes a value; false when the way to it does not exist, and nothing is changed then. Objects on the way are made, items of
 * lists only at its end.
 */
export function writePath(owner: Record<string, unknown>, path: readonly PathStep[], value: unknown): boolean {
  let at: unknown = owner;
  for (const [index, step] of path.entries()) {
    const rest = path.slice(index + 1);
    if (rest.length === 0) return put(at, step, value);
    const next = stepInto(at, step);
    if (next === undefined) return isName(step) && rest.every(isName) && put(at, step, wrapped(rest, value));
    at = next;
  }
  return false;
}

const isName = (step: PathStep): step is string => typeof step === 'string';

/** A value inside of objects with one name each. */
function wrapped(names: readonly string[], value: unknown): unknown {
  return names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}

/** Removes the value at a path, if there is one. */
export function removePath(owner: unknown, path: readonly PathStep[]): void {
  const last = path.at(-1);
  const parent = readPath(owner, path.slice(0, -1));
  if (last === undefined) return;
  if (typeof last === 'string') {
    if (isObject(parent)) delete parent[last];
  } else if (Array.isArray(parent)) {
    const index = parent.findIndex((item) => matches(item, last));
    if (index >= 0) parent.splice(index, 1);
  }
}

function stepInto(value: unknown, step: PathStep): unknown {
  if (typeof step === 'string') return isObject(value) ? own(value, step) : undefined;
  return Array.isArray(value) ? value.find((item) => matches(item, step)) : undefined;
}

function put(parent: unknown, step: PathStep, value: unknown): boolean {
  if (typeof step === 'string') {
    if (!isObject(parent)) return false;
    parent[step] = value;
    return true;
  }
  if (!Array.isArray(parent) || !matches(value, step)) return false;
  const index = parent.findIndex((item) => matches(item, step));
  if (index >= 0) parent[index] = value;
  else parent.push(value);
  return true;
}

function matches(item: unknown, key: Record<string, string | number>): boolean {
  return isObject(item) && Object.entries(key).every(([name, value]) => sameJson(own(item, name), value));
}
