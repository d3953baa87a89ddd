import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** SHELL-22: below this width the layout is mobile. */
const query = '(max-width: 991.98px)';

/** True in a narrow window; calls `onNarrow` when it is narrow at first, and whenever it becomes so. */
export function useNarrow(onNarrow: () => void): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  const latest = useRef(onNarrow);
  useEffect(() => {
    latest.current = onNarrow;
  });
  useLayoutEffect(() => {
    const check = () => {
      if (matchMedia(query).matches) latest.current();
    };
    check();
    return subscribe(check);
  }, []);
  return isNarrow;
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
