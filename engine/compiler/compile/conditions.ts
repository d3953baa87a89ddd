import type { CompiledData, Expr } from '#engine/document';
import { readsOf } from '#engine/runtime';
import type { NodeContext } from './unit.ts';

/** What every part of a document reads; other names are known to one node alone, such as a row of a table. */
const roots = ['state', 'data', 'loading', 'failed', 'params', 'env', 'user', 'query', 'locale', 'page'];

/** The context inside a node with this `when`. A condition on an item of `each` is left out: it is another one for each item. */
export function withCondition(context: NodeContext, when: Expr | undefined): NodeContext {
  if (when === undefined || !readsOf(when).every(([root = '']) => roots.includes(root))) return context;
  return { ...context, conditions: [...context.conditions, when] };
}

/** Asks only while the nodes around are shown. What comes with the page is there before anybody asks. */
export function dataWhileShown(
  data: Record<string, CompiledData>,
  { conditions }: NodeContext,
): Record<string, CompiledData> {
  if (conditions.length === 0) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, source]): [string, CompiledData] => {
      if (source.preload) return [name, source];
      const all = source.when ? [...conditions, source.when] : conditions;
      return [name, { ...source, when: all.reduce((first, second): Expr => ['and', first, second]) }];
    }),
  );
}
