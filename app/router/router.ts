import type { Address } from './decide.ts';
import { pathOfOldLink } from './application-link.ts';

type Navigate = (to: string, options: { replace: boolean }) => void;

/** The browser's address, for code outside of components. */
export interface Router {
  address(): Address;
  go(to: string, options?: { replace?: boolean }): void;
  back(): void;
  /** From now on the address is followed: where somebody goes before the router component is here waits for it. */
  follow(): void;
  /** The router component hands its navigation over while it is mounted. */
  attach(navigate: Navigate): () => void;
}

/** Before anything is shown nobody follows the address, so it can be replaced quietly. */
export function createRouter(view: Window): Router {
  let navigate: Navigate | undefined;
  let isFollowed = false;
  let waiting: Parameters<Navigate> | undefined;
  return {
    address: () => readAddress(view.location),
    go(to, { replace = false } = {}) {
      if (navigate) navigate(to, { replace });
      else if (isFollowed) waiting = [to, { replace }];
      else view.history.replaceState(null, '', to);
    },
    back: () => view.history.back(),
    follow() {
      isFollowed = true;
    },
    attach(next) {
      navigate = next;
      if (waiting) next(...waiting);
      waiting = undefined;
      return () => {
        if (navigate === next) navigate = undefined;
      };
    },
  };
}

/** What a place of the browser's shows. */
export function readAddress(place: Pick<Location, 'pathname' | 'search' | 'hash'>): Address {
  return { path: pathOfOldLink(place) ?? place.pathname, search: place.search };
}

/** The decoded query of an address; the last of several values counts. */
export function readQuery(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}
