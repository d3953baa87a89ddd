import { type Operation, type OperationId, operations } from '#openapi';
import type { Caller } from '../world/caller.ts';

/**
 * Who may make a call at once. Where something changes, everybody calls alone. Of a call that only reads, all callers of
 * one place are judged together: what it may not change is the same for all of them.
 */
export function togetherOf(id: OperationId, callers: readonly Caller[]): Caller[][] {
  const { safe }: Operation = operations[id];
  if (!safe) return callers.map((caller) => [caller]);
  const groups = new Map<Caller['at'], Caller[]>();
  for (const caller of callers) groups.set(caller.at, [...(groups.get(caller.at) ?? []), caller]);
  return [...groups.values()];
}
