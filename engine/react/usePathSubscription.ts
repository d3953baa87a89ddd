import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PageScope, Path } from '#engine/runtime';
import { PathSubscription } from './path-subscription.ts';

/** Renders the component again when a value at one of the paths changes, and returns their version. Keep `paths` the same list. */
export function usePathSubscription(scope: PageScope, paths: readonly Path[]): number {
  const subscription = useMemo(() => new PathSubscription(scope, paths), [scope, paths]);
  const subscribe = useCallback((listener: () => void) => subscription.subscribe(listener), [subscription]);
  const snapshot = useCallback(() => subscription.snapshot(), [subscription]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
