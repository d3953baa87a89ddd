import type { HostPresence } from '#engine/runtime';
import type { App } from '../prerender/create-app.ts';

/** SESS-15, SESS-23: pages ask for nothing by themselves while nobody looks, is asked to sign in, or signs out. */
export function createPresence({
  view,
  signInAgain,
  isLeaving,
}: Pick<App, 'view' | 'signInAgain' | 'isLeaving'>): HostPresence {
  return {
    isAway: () => view.document.hidden || signInAgain.lost.get() !== undefined || isLeaving.get(),
    subscribe(listener) {
      view.document.addEventListener('visibilitychange', listener);
      const stops = [signInAgain.lost.subscribe(listener), isLeaving.subscribe(listener)];
      return () => {
        view.document.removeEventListener('visibilitychange', listener);
        for (const stop of stops) stop();
      };
    },
  };
}
