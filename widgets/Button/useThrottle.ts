import { useRef } from 'react';

/** LIM-09: true for an event that follows an accepted one within `gap` ms, so that a double click acts once. */
export function useThrottle(gap: number): (timeStamp: number) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (timeStamp) => {
    if (timeStamp - last.current < gap) return true;
    last.current = timeStamp;
    return false;
  };
}
