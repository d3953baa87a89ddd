import type { Contract } from '../check/contract.ts';
import type { Analysis } from './analysis.ts';
import type { DataPath, PathSet } from './data-paths.ts';
import { flowsOf, reachedBy } from './flows.ts';

/**
 * Where a document holds what a person types as a password or code, and what the server shows once (P44), in the shipped document
 * and in the changed one: a change cannot make a password public by taking its field away.
 */
export function secretPaths(shipped: Analysis, changed: Analysis, { operations }: Contract): PathSet {
  const start: DataPath[] = [];
  for (const { widget, binds } of shipped.nodes) if (widget?.secret) start.push(...binds.map(({ path }) => path));
  // The form of a record is secret in parts, and one that a change brings asks for what its builder wants to store.
  for (const { widget, binds } of changed.nodes)
    if (widget?.secret === true) start.push(...binds.map(({ path }) => path));
  for (const { id, secretFields } of Object.values(operations))
    for (const field of secretFields) start.push(['answer', id, field]);
  return reachedBy(start, [...flowsOf(shipped), ...flowsOf(changed)]);
}
