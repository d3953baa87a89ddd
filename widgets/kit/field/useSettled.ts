import { useEffect, useRef } from 'react';

/** Runs work after a rest: what was asked for last, once; at 0 milliseconds at once. */
export type Settle = (work: () => void, milliseconds: number) => void;

/** Debounces calls by some milliseconds. A call that still waits when the field unmounts is dropped. */
export function useSettled(): Settle {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work, milliseconds) => {
    clearTimeout(timer.current);
    if (milliseconds === 0) work();
    else timer.current = setTimeout(work, milliseconds);
  };
}
