import { AsyncLocalStorage } from 'node:async_hooks';
import { NestedScope } from '../../errors.ts';
import type { ScopeName } from '../../rights/roles.ts';

/** Runs the work of one scope. */
export type AroundScope = <T>(name: ScopeName, work: () => Promise<T>) => Promise<T>;

export const trustNesting: AroundScope = (_name, work) => work();

/**
 * Throws `NestedScope` at once for a scope within a scope, where the embedded database would wait for itself. Following
 * what belongs to which scope costs every promise of the process something, so only tests and development do it.
 */
export function createNestingWatch(): AroundScope {
  const opened = new AsyncLocalStorage<{ name: ScopeName; isOpen: boolean }>();
  return async (name, work) => {
    const outer = opened.getStore();
    if (outer?.isOpen) throw new NestedScope(outer.name, name);
    const scope = { name, isOpen: true };
    try {
      return await opened.run(scope, work);
    } finally {
      scope.isOpen = false;
    }
  };
}
