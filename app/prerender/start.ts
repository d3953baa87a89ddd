import { subscribeKey } from 'valtio/vanilla/utils';
import type { Router } from '../router/router.ts';
import type { Screens } from '../router/screens.ts';
import type { SessionFacts } from '../session/facts.ts';
import { showTheme, type ThemeParts } from '../session/show-theme.ts';
import { applySize, readSize } from '../session/storage/size.ts';
import { arrive } from '../shell/arrival.ts';
import { reportFailures } from '../shell/toasts/failure-toasts.ts';
import type { ToastList } from '../shell/toasts/toast-list.ts';

interface StartParts extends ThemeParts {
  view: Window;
  facts: SessionFacts;
  router: Router;
  screens: Screens;
  toasts: ToastList;
}

/** Follows the language, and shows the first screen if it is complete. False when the page is being reloaded. */
export function start(parts: StartParts): boolean {
  const { screens, facts, router, view } = parts;
  if (!arrive(parts)) return false;
  applySize(readSize());
  showTheme(parts);
  reportFailures(parts);
  subscribeKey(
    facts,
    'locale',
    (locale) => {
      if (locale !== screens.state.screen?.locale || screens.state.isLoading) screens.again();
    },
    true,
  );
  subscribeKey(
    screens.state,
    'screen',
    (screen) => {
      if (screen) {
        view.document.documentElement.lang = screen.locale;
        // An application may have another language than the page before.
        facts.locale = screen.locale;
      }
      showTheme(parts);
    },
    true,
  );
  visitFirst(parts);
  router.follow();
  return true;
}

/** Decides about the address of the window. A redirect before anything is shown only replaces it; the chain is short and ends (decide.test.ts). */
export function visitFirst({ screens, router }: Pick<StartParts, 'screens' | 'router'>): void {
  for (let hop = 0; hop < 5; hop += 1) {
    const address = router.address();
    screens.visit(address);
    if (router.address().path === address.path && router.address().search === address.search) break;
  }
}
