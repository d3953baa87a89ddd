import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** SHELL-22: below this width the layout is mobile. */
const query = '(max-width: 991.98px)';

/** True in a narrow window; calls `onChange` when it is narrow at first, and whenever it becomes so or wide again. */
export function useNarrow(onChange: (isNarrow: boolean) => void): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useLayoutEffect(() => {
    const notify = () => latest.current(matchMedia(query).matches);
    if (matchMedia(query).matches) notify();
    return subscribe(notify);
  }, []);
  return isNarrow;
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
