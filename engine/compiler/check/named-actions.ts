import { isObject, pointerTo } from '#schemas';
import type { Scope, Walk } from './walk.ts';

/**
 * Checks the lists that `run` names. They read what every part of the scope may read, and are made for everybody who
 * gets there. Lists that run each other in a circle would never end: the first of a circle says so.
 */
export function checkNamedActions(walk: Walk, lists: unknown, pointer: string, scope: Scope): void {
  if (!isObject(lists)) return;
  const circle = new Set<string>();
  for (const [name, list] of Object.entries(lists)) {
    walk.checks.actions(walk, list, pointerTo(pointer, name), scope);
    const all = reached(lists, name);
    if (!all.has(name) || circle.has(name)) continue;
    for (const other of all) circle.add(other);
    walk.diagnostics.add('PAGE_ACTIONS_CYCLE', pointerTo(pointer, name), { name });
  }
}

/** The lists that a list runs, itself or through others. */
function reached(lists: Record<string, unknown>, start: string): Set<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [lists[start]];
  for (const list of waiting) {
    for (const name of namesIn(list)) {
      if (found.has(name) || !Object.hasOwn(lists, name)) continue;
      found.add(name);
      waiting.push(lists[name]);
    }
  }
  return found;
}

/** What the steps of a list run, and the steps inside them. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (!isObject(part)) return [];
  const own = part.do === 'run' && typeof part.actions === 'string' ? [part.actions] : [];
  return [...own, ...Object.values(part).flatMap(namesIn)];
}
