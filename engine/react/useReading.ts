import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PageScope, Path } from '#engine/runtime';
import { Reading } from './reading.ts';

/** Renders the component again when a value at one of the paths changes; keep them the same list. Gives their version. */
export function useReading(scope: PageScope, paths: readonly Path[]): number {
  const reading = useMemo(() => new Reading(scope, paths), [scope, paths]);
  const subscribe = useCallback((listener: () => void) => reading.subscribe(listener), [reading]);
  const snapshot = useCallback(() => reading.snapshot(), [reading]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
