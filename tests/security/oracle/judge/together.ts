import { type Operation, type OperationId, operations } from '#openapi';
import type { Caller } from '../world/caller.ts';

/** Those whose home is the same: what they may not change is the same for all of them. */
export function byHome(callers: readonly Caller[]): Caller[][] {
  const groups = new Map<Caller['at'], Caller[]>();
  for (const caller of callers) groups.set(caller.at, [...(groups.get(caller.at) ?? []), caller]);
  return [...groups.values()];
}

/** Who may make a call at once: where something changes, everybody calls alone; of a call that only reads, all callers of one home. */
export function togetherOf(id: OperationId, callers: readonly Caller[]): Caller[][] {
  const { safe }: Operation = operations[id];
  return safe ? byHome(callers) : callers.map((caller) => [caller]);
}
