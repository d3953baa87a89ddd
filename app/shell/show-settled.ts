import { subscribeKey } from 'valtio/vanilla/utils';
import { followWork } from '#engine/runtime';
import type { ScreenState } from '../router/screens.ts';

interface SettledParts {
  view: Window;
  screens: { state: ScreenState };
}

/**
 * Shows by `data-settled` on the document element that no call, navigation, code or delayed input is pending and that what came
 * is rendered: for screenshots, prerendering services and tests, which need not guess how long to wait.
 */
export function showSettled({ view, screens: { state } }: SettledParts): void {
  const { dataset } = view.document.documentElement;
  let turn = 0;
  const isWorking = followWork(look);
  const isBusy = (): boolean => isWorking() || state.isLoading;

  function look(): void {
    turn += 1;
    const own = turn;
    if (isBusy()) {
      delete dataset['settled'];
      return;
    }
    afterNextFrame(view, () => {
      if (own === turn && !isBusy()) dataset['settled'] = '';
    });
  }

  subscribeKey(state, 'isLoading', look, true);
  look();
}

/** React has rendered by then what has arrived, and has begun what its effects begin. Hidden windows have no frames. */
function afterNextFrame(view: Window, work: () => void): void {
  if (view.document.hidden) view.setTimeout(work);
  else view.requestAnimationFrame(() => view.setTimeout(work));
}
