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

/** Ties the browser's address to the screens by react-router's data router, while it is mounted. `parts` stay the same. */
export function BrowserRouter({ parts }: { parts: BrowserRouterParts }): ReactElement | null {
  const [browser, setBrowser] = useState<DataRouter>();
  useEffect(() => {
    const connected = connect(parts);
    setBrowser(connected);
    return () => connected.dispose();
  }, [parts]);
  return browser ? <RouterProvider router={browser} /> : null;
}

type DataRouter = ReturnType<typeof createBrowserRouter>;

function connect({ view, router, screens, leaving, onRoot }: BrowserRouterParts): DataRouter {
  // One route for all: the page table decides what an address shows (decide.ts).
  const browser = createBrowserRouter([{ path: '*', element: <LeaveGuard leaving={leaving} /> }], { window: view });
  const visit = (): void => {
    const address = readAddress(browser.state.location);
    if (address.path === '/') onRoot();
    screens.visit(address);
  };
  let shown = browser.state.location;
  browser.subscribe(({ location }) => {
    if (location === shown) return;
    shown = location;
    visit();
  });
  visit();
  router.connect(browser);
  return browser;
}

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
