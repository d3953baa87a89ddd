import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** True for readers who want nothing to move. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(notify: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}
