import { useEffect, useRef } from 'react';
import { beginWork } from '#engine/runtime';

/** Runs work after a rest: what was asked for last, once; at 0 milliseconds at once. */
export type Settle = (work: () => void, milliseconds: number) => void;

/** Debounces calls by some milliseconds. A call that still waits when the field unmounts is dropped. */
export function useSettled(): Settle {
  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => waiting.current?.(), []);
  return (work, milliseconds) => {
    waiting.current?.();
    if (milliseconds === 0) return work();
    const end = beginWork();
    const timer = setTimeout(() => {
      end();
      work();
    }, milliseconds);
    waiting.current = () => {
      clearTimeout(timer);
      end();
    };
  };
}
