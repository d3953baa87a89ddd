import { type FocusEvent, useEffect, useRef, useState } from 'react';

interface Rotation {
  /** It moves right now. */
  running: boolean;
  /** The person has not paused it. */
  wanted: boolean;
  toggle: () => void;
  handlers: Record<'onMouseEnter' | 'onMouseLeave' | 'onFocus', () => void> & { onBlur: (event: FocusEvent) => void };
}

/** Calls `next` every `interval` ms, unless it was paused, is pointed at, has the focus, or motion is unwanted. */
export function useRotation(count: number, interval: number, next: () => void): Rotation {
  const [wanted, setWanted] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isPaused, setPaused] = useState(false);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  const running = wanted && !isPaused && count > 1;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [running, interval]);
  return {
    running,
    wanted,
    toggle: () => setWanted(!wanted),
    handlers: {
      onMouseEnter: () => setPaused(true),
      onMouseLeave: () => setPaused(false),
      onFocus: () => setPaused(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false);
      },
    },
  };
}
