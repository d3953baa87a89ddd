import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface KeptOpen {
  /** Of the cookie; undefined keeps nothing. */
  name: string | undefined;
  isNarrow: boolean;
  isOpen: boolean;
  /** What it becomes again in a wide window. */
  wasOpen: RefObject<boolean>;
  setOpen: (isOpen: boolean) => void;
}

/** SHELL-42: whether it is open is kept in a cookie, 1 or 0, for the next page and the next visit. A narrow window closes it without a word to the cookie. */
export function useKeptOpen({ name, isNarrow, isOpen, wasOpen, setOpen }: KeptOpen): void {
  const kept = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    if (name === undefined) return;
    kept.current = readFlag(name);
    if (kept.current === undefined) return;
    wasOpen.current = kept.current;
    if (!isNarrow) setOpen(kept.current);
    // biome-ignore lint/correctness/useExhaustiveDependencies: it begins as it was kept, once.
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    const isBeginning = isFirst.current;
    isFirst.current = false;
    if (name === undefined || isNarrow || isBeginning || isOpen === kept.current) return;
    kept.current = isOpen;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store interface is not there on plain http
    document.cookie = `${name}=${isOpen ? 1 : 0}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  }, [name, isNarrow, isOpen]);
}

function readFlag(name: string): boolean | undefined {
  const value = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  if (value === undefined) return undefined;
  return value !== `${name}=0`;
}
