import { isObject, pointerTo } from '#schemas';
import { checkPart } from './part.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/**
 * Checks the lists that `run` names. They read what every part of the scope may read, and are made for everybody who
 * gets there. Lists that run each other in a circle would never end: the first of a circle says so.
 */
export function checkNamedActions(walk: Walk, lists: unknown, pointer: string, scope: Scope): void {
  if (!isObject(lists)) return;
  const runs = runsOf(lists);
  const endless = inCircles(runs);
  const reported = new Set<string>();
  for (const [name, list] of Object.entries(lists)) {
    const at = pointerTo(pointer, name);
    checkPart(walk, list, at, scope, {
      kind: 'actions',
      check: (inner) => inner.checks.actions(inner, list, at, scope),
    });
    if (!endless.has(name) || reported.has(name)) continue;
    addReached(runs, name, reported);
    walk.diagnostics.add('PAGE_ACTIONS_CYCLE', pointerTo(pointer, name), { name });
  }
}

/** By name of a list: the lists that it runs itself. */
type Runs = ReadonlyMap<string, readonly string[]>;

function runsOf(lists: Record<string, unknown>): Runs {
  const runs = new Map<string, string[]>();
  for (const [name, list] of Object.entries(lists)) {
    const found = new Set<string>();
    addNames(list, found);
    runs.set(
      name,
      [...found].filter((other) => Object.hasOwn(lists, other)),
    );
  }
  return runs;
}

/** What the steps of a list run, and the steps inside them. */
function addNames(part: unknown, names: Set<string>): void {
  if (Array.isArray(part)) for (const item of part) addNames(item, names);
  if (!isObject(part)) return;
  if (part.do === 'run' && typeof part.actions === 'string') names.add(part.actions);
  for (const value of Object.values(part)) addNames(value, names);
}

/** Adds the list and all that it reaches; what is there already is not followed again. */
function addReached(runs: Runs, start: string, reached: Set<string>): void {
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(runs.get(name) ?? []));
  }
}

interface Visit {
  /** When the list was first reached, and the earliest list in progress that it leads back to. */
  order: number;
  earliest: number;
  isOpen: boolean;
}

/** The lists that reach themselves: Tarjan's strongly connected components, in linear time and without recursion. */
function inCircles(runs: Runs): Set<string> {
  const endless = new Set<string>();
  const visits = new Map<string, Visit>();
  const open: string[] = [];
  const begin = (name: string): { name: string; visit: Visit; next: Iterator<string> } => {
    const visit = { order: visits.size, earliest: visits.size, isOpen: true };
    visits.set(name, visit);
    open.push(name);
    return { name, visit, next: (runs.get(name) ?? []).values() };
  };
  for (const start of runs.keys()) {
    const path = visits.has(start) ? [] : [begin(start)];
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const { value: other, done } = at.next.next();
      if (!done) {
        const known = visits.get(other);
        if (other === at.name) endless.add(other);
        if (!known) path.push(begin(other));
        else if (known.isOpen) at.visit.earliest = Math.min(at.visit.earliest, known.order);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent) parent.visit.earliest = Math.min(parent.visit.earliest, at.visit.earliest);
      if (at.visit.earliest === at.visit.order) closeComponent(at.name, { open, visits, endless });
    }
  }
  return endless;
}

function closeComponent(
  first: string,
  { open, visits, endless }: { open: string[]; visits: ReadonlyMap<string, Visit>; endless: Set<string> },
): void {
  const component = open.splice(open.lastIndexOf(first));
  for (const name of component) {
    const visit = visits.get(name);
    if (visit) visit.isOpen = false;
    if (component.length > 1) endless.add(name);
  }
}
