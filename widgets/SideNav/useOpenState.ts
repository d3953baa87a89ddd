import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Bound } from '#engine';
import { asFlag } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';

/** SHELL-22: below this width the layout is mobile. */
const narrowWindow = '(max-width: 991.98px)';

interface OpenState {
  isOpen: boolean;
  isNarrow: boolean;
  setOpen: (isOpen: boolean) => void;
}

/**
 * SHELL-22: open as it was left in a wide window, and closed when the window becomes narrow. SHELL-42: a cookie stores whether
 * it is open, 1 or 0, for the next page and the next visit; what a narrow window does is not stored.
 */
export function useOpenState(bound: Bound | undefined, cookie: string | undefined): OpenState {
  const [isOpen, setOpen] = useControllableState(bound, asFlag);
  const [stored] = useState(() => (cookie === undefined ? undefined : readFlag(cookie)));
  const wasOpen = useRef(stored ?? isOpen);
  const isNarrow = useNarrow((narrow, isFirst) => {
    if (isFirst) {
      if (narrow || stored !== undefined) setOpen(!narrow && wasOpen.current);
      return;
    }
    if (narrow) wasOpen.current = isOpen;
    setOpen(narrow ? false : wasOpen.current);
  });
  const written = useRef(stored);
  const isFirst = useRef(true);
  useEffect(() => {
    const isBeginning = isFirst.current;
    isFirst.current = false;
    if (cookie === undefined || isNarrow || isBeginning || isOpen === written.current) return;
    written.current = isOpen;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store interface is not there on plain http
    document.cookie = `${cookie}=${isOpen ? 1 : 0}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  }, [cookie, isNarrow, isOpen]);
  return { isOpen, isNarrow, setOpen };
}

/** True in a narrow window; calls `onChange` at first, and whenever it becomes so or wide again. */
function useNarrow(onChange: (isNarrow: boolean, isFirst: boolean) => void): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(narrowWindow).matches);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useLayoutEffect(() => {
    latest.current(matchMedia(narrowWindow).matches, true);
    return subscribe(() => latest.current(matchMedia(narrowWindow).matches, false));
  }, []);
  return isNarrow;
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(narrowWindow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

function readFlag(name: string): boolean | undefined {
  const value = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return value === undefined ? undefined : value !== `${name}=0`;
}
