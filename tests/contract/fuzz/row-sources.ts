import { strings } from '#scripts/contract/source.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { Planned } from './fuzz-plan.ts';
import { rowNames } from './known-values.ts';

/** The requests of a plan that make and show the rows which another call is about. */
export interface RowSources {
  /** `deletePosition`, `batchDeleteAccounts` → `createPosition`, `createAccount`. */
  creatorOf(operation: DescribedOperation): Planned | undefined;
  /** The lists of the same area. */
  listsOf(operation: DescribedOperation): readonly Planned[];
}

const areaOf = ({ node }: DescribedOperation): string => strings(node['tags']).join();

/** Takes the first request of each call, which is its plainest. */
export function rowSources(plan: readonly Planned[]): RowSources {
  const first = new Map<string, Planned>();
  for (const planned of plan) {
    const { id, table } = planned.operation;
    if (!table.planned && !first.has(id)) first.set(id, planned);
  }
  const served = [...first.values()];
  const lists = served.filter(({ operation }) => operation.id.startsWith('list'));
  return {
    creatorOf: ({ id }) => {
      const [name] = rowNames(id);
      return served.find(({ operation: one }) => one.id.startsWith('create') && rowNames(one.id)[0] === name);
    },
    listsOf: (operation) => lists.filter((one) => areaOf(one.operation) === areaOf(operation)),
  };
}
