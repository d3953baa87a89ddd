import type { Address } from './decide.ts';
import { pathOfOldLink } from './application-link.ts';

/** The part of react-router's data router that navigates. */
export interface BrowserRouter {
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/** The browser's address, for code outside of components. */
export interface Router {
  address(): Address;
  go(to: string, options?: { replace?: boolean }): void;
  back(): void;
  /** From now on the address is followed: navigation before the browser router is connected waits for it. */
  follow(): void;
  /** Navigates by `browser` from now on, beginning with what waits. */
  connect(browser: BrowserRouter): void;
}

/** Until the first screen is shown nothing follows the address, so it can be replaced without navigation. */
export function createRouter(view: Pick<Window, 'location' | 'history'>): Router {
  let browser: BrowserRouter | undefined;
  let isFollowed = false;
  let waiting: Parameters<BrowserRouter['navigate']> | undefined;
  return {
    address: () => readAddress(view.location),
    go(to, { replace = false } = {}) {
      if (browser) void browser.navigate(to, { replace });
      else if (isFollowed) waiting = [to, { replace }];
      else view.history.replaceState(null, '', to);
    },
    back: () => view.history.back(),
    follow() {
      isFollowed = true;
    },
    connect(next) {
      browser = next;
      if (waiting) void next.navigate(...waiting);
      waiting = undefined;
    },
  };
}

/** The address of a browser location. */
export function readAddress(location: Pick<Location, 'pathname' | 'search' | 'hash'>): Address {
  return { path: pathOfOldLink(location) ?? location.pathname, search: location.search };
}

/** The decoded query of an address; the last of several values counts. */
export function readQuery(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}
