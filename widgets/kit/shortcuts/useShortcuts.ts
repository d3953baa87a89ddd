import { useEffect, useSyncExternalStore } from 'react';
import { addShortcuts, knownShortcuts, type Shortcut, subscribeShortcuts } from './shortcut-book.ts';

/** Offers shortcuts while the component is shown. The list has to stay the same until it changes. */
export function useShortcuts(list: readonly Shortcut[]): void {
  useEffect(() => addShortcuts(list), [list]);
}

/** The shortcuts of everything that is on the page. */
export function useKnownShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribeShortcuts, knownShortcuts, knownShortcuts);
}
