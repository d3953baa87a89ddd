import { type RefCallback, useCallback, useState } from 'react';

/** How wide the element is that gets the ref, in pixels; undefined before it is on the screen. */
export function useRoom(): { ref: RefCallback<HTMLElement>; room: number | undefined } {
  const [room, setRoom] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
