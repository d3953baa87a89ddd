import { compareCatalogue } from './compare-catalogue.ts';
import { compareOperation } from './compare-operation.ts';
import { address, operationsOf, type ReleasedOperation } from './released-operations.ts';
import type { Break } from './rules.ts';
import type { Node } from '../source.ts';

/** A call that is gone: from its address too, or only by its name. */
function gone(old: ReleasedOperation, now: Map<string, ReleasedOperation>): Break {
  const heir = [...now.values()].find((operation) => address(operation) === address(old));
  const found = { location: old.id, calls: [old.id] };
  return heir
    ? { ...found, rule: 'operation-renamed', message: `${address(old)} is called ${heir.id} now` }
    : { ...found, rule: 'operation-removed', message: `${address(old)} is not described any more` };
}

/**
 * Every change between two releases (`releaseOf`) that breaks a program written against the first. What was planned
 * in the first promised nothing. A change of something shared is one break, with all of its calls.
 */
export function findBreaks(before: Node, after: Node): Break[] {
  const now = operationsOf(after);
  const served = [...operationsOf(before).values()].filter(({ node }) => node['x-planned'] !== true);
  const all = served.flatMap((old) => {
    const same = now.get(old.id);
    return same ? compareOperation(old, same) : [gone(old, now)];
  });
  const merged = new Map<string, Break>();
  for (const one of [...all, ...compareCatalogue(before, after, served)]) {
    const key = `${one.rule} ${one.location} ${one.message}`;
    const known = merged.get(key)?.calls ?? [];
    merged.set(key, { ...one, calls: [...new Set([...known, ...one.calls])].sort() });
  }
  return [...merged.values()].sort((a, b) => (`${a.location} ${a.message}` < `${b.location} ${b.message}` ? -1 : 1));
}
