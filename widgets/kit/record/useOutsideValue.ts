import { useCallback, useLayoutEffect, useRef } from 'react';
import { sameJson } from '#schemas';

/**
 * Calls `take` for each value that came from outside, with the value before it. A value that the widget sent itself, as the
 * returned function says, does not count, and neither does one that is shown already: a render may still have the value from
 * before a change was sent. Asked while React commits: a later effect could run after the next change was sent, compare it
 * with the value before, and take the widget's own past for a value from outside.
 */
export function useOutsideValue(
  value: unknown,
  take: (value: unknown, before: unknown) => void,
): (own: unknown) => void {
  const shown = useRef(value);
  const sent = useRef(value);
  useLayoutEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    const before = sent.current;
    sent.current = value;
    if (!sameJson(value, before)) take(value, before);
  });
  return useCallback((own) => {
    sent.current = own;
  }, []);
}
