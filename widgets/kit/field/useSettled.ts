import { useEffect, useRef } from 'react';

/** Runs work after a rest: what was asked for last, once; at 0 milliseconds at once. */
export type Settle = (work: () => void, milliseconds: number) => void;

/** Waits until nothing has asked anew for some milliseconds. What still waits when the field leaves is dropped. */
export function useSettled(): Settle {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work, milliseconds) => {
    clearTimeout(timer.current);
    if (milliseconds === 0) work();
    else timer.current = setTimeout(work, milliseconds);
  };
}
