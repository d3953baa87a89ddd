import { type RefObject, useEffect, useState } from 'react';

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
