import type { App } from './create-app.ts';
import { refreshUserInfo } from './refresh-user-info.ts';
import { applySize, readSize } from './session/size.ts';
import { showTheme } from './show-theme.ts';

/** Begins to follow the session, the language and the user's preference, and shows the first screen if it is all here. */
export function start(app: App): void {
  const { session, screens, locale, router, view } = app;
  applySize(readSize());
  showTheme(app);
  if (session.info()) refreshUserInfo(app);

  let signedIn = session.id();
  session.store.subscribe(() => {
    const now = session.id();
    if (now === signedIn) return;
    signedIn = now;
    app.alert.set(undefined);
    // SESS-15: by one's own wish the way is to the plain sign-in page; a lost session is taken up again where it was.
    if (now === undefined) session.forget();
    if (now === undefined && app.isLeaving.get()) router.go('/login', { replace: true });
    else screens.again();
  });
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
  unregisterServiceWorkers(view);
}

/** SESS-38: an earlier product on this origin may have left one, and it would serve old pages. */
function unregisterServiceWorkers(view: Window): void {
  view.navigator.serviceWorker?.getRegistrations().then(
    (registrations) => Promise.all(registrations.map((registration) => registration.unregister())),
    (error: unknown) => console.warn(error),
  );
}
