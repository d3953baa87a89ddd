import { useEffect, useRef } from 'react';

interface AfterPress {
  /** The focus has entered the field. */
  enter: () => void;
  /** The focus has left it: does the work, after the press that took the focus, if one did. */
  leave: (work: () => void) => void;
}

const ends = ['pointerup', 'pointercancel'] as const;

/**
 * Defers what moves the page when the focus leaves a field, such as an issue that appears. A press takes the focus when it
 * begins; if its button moves before it ends, the browser sends no click, and the press is lost.
 */
export function useAfterPress(): AfterPress {
  const watching = useRef<AbortController>(undefined);
  const isPressed = useRef(false);
  useEffect(() => () => watching.current?.abort(), []);
  return {
    enter() {
      watching.current?.abort();
      watching.current = new AbortController();
      const options = { capture: true, signal: watching.current.signal };
      isPressed.current = false;
      const set = (isDown: boolean) => () => {
        isPressed.current = isDown;
      };
      document.addEventListener('pointerdown', set(true), options);
      for (const name of ends) document.addEventListener(name, set(false), options);
    },
    leave(work) {
      const watch = watching.current;
      if (!watch || !isPressed.current) {
        watch?.abort();
        work();
        return;
      }
      const finish = () => {
        watch.abort();
        // The click comes in the same task as the end of the press.
        setTimeout(work);
      };
      for (const name of ends) document.addEventListener(name, finish, { capture: true, signal: watch.signal });
    },
  };
}
