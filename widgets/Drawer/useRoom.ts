import { useSyncExternalStore } from 'react';

/** The width of the window in px, as it is now. */
export function useRoom(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
