import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Bound } from '#engine';
import { asFlag } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';

/** SHELL-22: below this width the layout is mobile. */
const narrowWindow = '(max-width: 991.98px)';
/** SHELL-35: so long after the last change of size the layout follows it, in ms. */
const settled = 200;

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

/**
 * True in a narrow window; calls `onChange` at first, and whenever it becomes so or wide again. A window that is resized is
 * measured once (SHELL-35).
 */
function useNarrow(onChange: (isNarrow: boolean, isFirst: boolean) => void): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(narrowWindow).matches);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useLayoutEffect(() => {
    let measured = matchMedia(narrowWindow).matches;
    let timer: ReturnType<typeof setTimeout> | undefined;
    latest.current(measured, true);
    const measure = (): void => {
      const { matches } = matchMedia(narrowWindow);
      if (matches === measured) return;
      measured = matches;
      setNarrow(matches);
      latest.current(matches, false);
    };
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(measure, settled);
    };
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', later);
    };
  }, []);
  return isNarrow;
}

function readFlag(name: string): boolean | undefined {
  const value = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return value === undefined ? undefined : value !== `${name}=0`;
}
