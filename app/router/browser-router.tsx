import { type ReactElement, useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider, useBlocker } from 'react-router-dom';
import type { Leaving } from './leaving.ts';
import { readAddress, type Router } from './router.ts';
import type { Screens } from './screens.ts';

interface BrowserRouterParts {
  view: Window;
  router: Pick<Router, 'connect'>;
  screens: Pick<Screens, 'visit'>;
  leaving: Pick<Leaving, 'isUnsaved' | 'mayLeave'>;
  /** The root was requested. */
  onRoot(): void;
}

/** Ties the browser's address to the screens by react-router's data router. It is mounted as long as the window lives; `parts` stay the same. */
export function BrowserRouter({ parts }: { parts: BrowserRouterParts }): ReactElement {
  const [browser] = useState(() =>
    // One route for all: the page table decides what an address shows (decide.ts).
    createBrowserRouter([{ path: '*', element: <LeaveGuard leaving={parts.leaving} /> }], { window: parts.view }),
  );
  useEffect(() => follow(browser, parts), [browser, parts]);
  return <RouterProvider router={browser} />;
}

/** Visits the address of `browser` now and after each navigation; returns what stops it. */
function follow(browser: DataRouter, { router, screens, onRoot }: BrowserRouterParts): () => void {
  const visit = (): void => {
    const address = readAddress(browser.state.location);
    if (address.path === '/') onRoot();
    screens.visit(address);
  };
  let shown = browser.state.location;
  const stop = browser.subscribe(({ location }) => {
    if (location === shown) return;
    shown = location;
    visit();
  });
  visit();
  router.connect(browser);
  return stop;
}

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** Asks before the browser's own "back" or "forward" leaves unsaved work; navigation by the pages asks in `travel`. */
function LeaveGuard({ leaving }: Pick<BrowserRouterParts, 'leaving'>): null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname && leaving.isUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void leaving.mayLeave().then((isSure) => (isSure ? blocker.proceed() : blocker.reset()));
  }, [blocker, leaving]);
  return null;
}
