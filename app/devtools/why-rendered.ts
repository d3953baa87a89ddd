import type { NodeFact } from '#engine/runtime';

/** Why a node was rendered again: something that it reads, a name around it, or its own condition. */
export type Cause =
  | { kind: 'first' | 'busy' | 'error' | 'outcome' | 'around' }
  /** `state.name`, or a name around the node such as `row`. */
  | { kind: 'value'; path: string };

/** Compares a rendering with the one before. Locals that a path begins with count as the locals. */
export function whyRendered(before: NodeFact | undefined, now: NodeFact): Cause[] {
  if (!before) return [{ kind: 'first' }];
  const causes: Cause[] = now.reads
    .filter((path, index) => !(path[0] && path[0] in now.locals) && !Object.is(before.values[index], now.values[index]))
    .map((path) => ({ kind: 'value', path: path.join('.') }));
  for (const name of Object.keys(now.locals)) {
    if (!Object.is(before.locals[name], now.locals[name])) causes.push({ kind: 'value', path: name });
  }
  if ((before.isBusy ?? false) !== (now.isBusy ?? false)) causes.push({ kind: 'busy' });
  if (before.error !== now.error) causes.push({ kind: 'error' });
  if (causes.length > 0) return causes;
  return [{ kind: before.outcome === now.outcome ? 'around' : 'outcome' }];
}
