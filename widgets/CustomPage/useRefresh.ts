import { useEffect } from 'react';
import { useEngine } from '#engine';

/** Reads records, and the page itself, again after every so many seconds; a window that nobody sees waits. */
export function useRefresh(seconds: number | undefined): void {
  const { calls } = useEngine();
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') calls.invalidate(['record', 'table', 'customPage']);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [calls, seconds]);
}
