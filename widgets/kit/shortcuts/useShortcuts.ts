import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import {
  addShortcuts,
  type KnownShortcut,
  knownShortcuts,
  type Shortcut,
  subscribeShortcuts,
} from './shortcut-book.ts';

/** The id of the dialog or drawer around a component. */
export const ModalContext = createContext<string | undefined>(undefined);

/** Offers shortcuts while the component is shown. The list has to stay the same until it changes. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const modal = use(ModalContext);
  useEffect(() => addShortcuts(list, modal), [list, modal]);
}

/** The shortcuts of everything that is on the page. */
export function useKnownShortcuts(): readonly KnownShortcut[] {
  return useSyncExternalStore(subscribeShortcuts, knownShortcuts, knownShortcuts);
}
