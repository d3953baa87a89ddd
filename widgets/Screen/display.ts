import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** By what a box of this size is scaled, so that all of it fits into the one around it. */
export const fitOf = (box: { width: number; height: number }, around: { width: number; height: number }): number =>
  Math.min(around.width / box.width, around.height / box.height);

/** The same for an element, again whenever its size changes. */
export function useFit(around: RefObject<HTMLElement | null>, width: number, height: number): number {
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0)
        setFit(fitOf({ width, height }, { width: clientWidth, height: clientHeight }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [around, width, height]);
  return fit;
}

/** Whether an element fills the display, and how to change that; `toggle` is absent where the browser has no full screen. */
export function useFullScreen(of: RefObject<HTMLElement | null>): { isFull: boolean; toggle?: () => void } {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = (): void =>
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === of.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [of]);
  if (!document.fullscreenEnabled) return { isFull };
  return {
    isFull,
    // A browser may refuse either, such as inside a frame: the page stays as it is.
    toggle: () =>
      void (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => setIsFull(false)),
  };
}

/** Makes the window dark or light while the screen is shown, whatever the person has chosen. Its colors follow the root alone. */
export function useScheme(scheme: 'dark' | 'light' | 'own'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (scheme === 'own') return undefined;
    const before = dataset['scheme'];
    dataset['scheme'] = scheme;
    return () => {
      if (before === undefined) delete dataset['scheme'];
      else dataset['scheme'] = before;
    };
  }, [scheme]);
}
