import type { OperationId } from '#openapi';
import type { MutantRuntime } from './runtime.ts';
import type { Mutant } from './table-mutants.ts';

/** Each tenant filter of the loaded sources taken away, judged by the operations that come by it. */
export function filterMutants(runtime: MutantRuntime): Mutant[] {
  return [...runtime.points.values()].map(({ id, text }) => ({
    title: `${id}  ${text}`,
    // Safe: only operations are named while requests are made.
    operations: [...(runtime.reached.get(id) ?? [])].filter((name) => name !== 'start') as OperationId[],
    async during(work) {
      runtime.away = id;
      try {
        return await work();
      } finally {
        runtime.away = undefined;
      }
    },
  }));
}
