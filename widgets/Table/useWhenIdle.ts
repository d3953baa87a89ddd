import { useEffect, useState } from 'react';

/** Milliseconds that have to be free: what waits for them costs no frame. */
const enough = 25;
/** Milliseconds after which it is told anyway. */
const patience = 1000;

/** The value, a little later: once the browser has shown what there is, and has nothing else to do. */
export function useWhenIdle<T>(value: T): T | undefined {
  const [told, setTold] = useState<T>();
  useEffect(() => {
    const tell = (): void => setTold(value);
    // Safari has no idle callbacks.
    if (!window.requestIdleCallback) {
      const timer = window.setTimeout(tell, 100);
      return () => window.clearTimeout(timer);
    }
    const until = performance.now() + patience;
    let waiting = window.requestIdleCallback(look, { timeout: patience });
    function look(moment: IdleDeadline): void {
      const left = until - performance.now();
      if (moment.didTimeout || moment.timeRemaining() >= enough || left <= 0) tell();
      else waiting = window.requestIdleCallback(look, { timeout: left });
    }
    return () => window.cancelIdleCallback(waiting);
  }, [value]);
  return told;
}
