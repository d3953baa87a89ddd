import { subscribeKey } from 'valtio/vanilla/utils';
import type { Screens } from '../router/screens.ts';

/** Removes the outlines that the entry page shows until the first screen is complete (`server/kernel/http/entry/skeleton.ts`). */
export function removeOutlines({ view, screens }: { view: Window; screens: Pick<Screens, 'state'> }): void {
  const outlines = view.document.getElementById('pagewright-skeleton');
  if (!outlines) return;
  if (screens.state.screen) {
    outlines.remove();
    return;
  }
  const stop = subscribeKey(screens.state, 'screen', () => {
    stop();
    // With the frame that shows the screen, so that there is none without either.
    view.requestAnimationFrame(() => outlines.remove());
  });
}
