import { arrive } from '../shell/arrival.ts';
import type { App } from './create-app.ts';
import { applySize, readSize } from '../session/storage/size.ts';
import { showTheme } from '../session/show-theme.ts';

/** Begins to follow the language, and shows the first screen if it is all here. False when the page is being loaded anew. */
export function start(app: App): boolean {
  const { screens, locale, router, view } = app;
  if (!arrive(app)) return false;
  applySize(readSize());
  showTheme(app);
  locale.subscribe(() => screens.again());
  screens.screen.subscribe(() => {
    const screen = screens.screen.get();
    if (screen) view.document.documentElement.lang = screen.locale;
    showTheme(app);
  });

  visitFirst(app);
  router.follow();
  return true;
}

/** Judges the address of the window. A redirect before anything is mounted only replaces it; the chain is short and ends (decide.test.ts). */
export function visitFirst({ screens, router }: Pick<App, 'screens' | 'router'>): void {
  for (let hop = 0; hop < 5; hop += 1) {
    const address = router.address();
    screens.visit(address);
    if (router.address().path === address.path && router.address().search === address.search) break;
  }
}
