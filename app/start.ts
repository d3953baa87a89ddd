import { arrive } from './arrival.ts';
import type { App } from './create-app.ts';
import { applySize, readSize } from './session/size.ts';
import { showTheme } from './show-theme.ts';

/** Begins to follow the language, and shows the first screen if it is all here. */
export function start(app: App): void {
  const { screens, locale, router, view } = app;
  if (!arrive(app)) return;
  applySize(readSize());
  showTheme(app);
  locale.subscribe(() => screens.again());
  screens.screen.subscribe(() => {
    const screen = screens.screen.get();
    if (screen) view.document.documentElement.lang = screen.locale;
    showTheme(app);
  });

  // A redirect before anything is mounted only replaces the address; the chain is short and ends (decide.test.ts).
  for (let hop = 0; hop < 5; hop += 1) {
    const address = router.address();
    screens.visit(address);
    if (router.address().path === address.path && router.address().search === address.search) break;
  }
  router.follow();
}
