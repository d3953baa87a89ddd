import type { Address } from './decide.ts';
import { pathOfOldLink } from './application-link.ts';

type Navigate = (to: string, options: { replace: boolean }) => void;

/** The browser's address, for code outside of components. */
export interface Router {
  address(): Address;
  go(to: string, options?: { replace?: boolean }): void;
  back(): void;
  /** The router component hands its navigation over while it is mounted. */
  attach(navigate: Navigate): () => void;
}

/** Before the router component is mounted nobody follows the address, so it can be replaced quietly. */
export function createRouter(view: Window): Router {
  let navigate: Navigate | undefined;
  return {
    address: () => readAddress(view.location),
    go(to, { replace = false } = {}) {
      if (navigate) navigate(to, { replace });
      else view.history.replaceState(null, '', to);
    },
    back: () => view.history.back(),
    attach(next) {
      navigate = next;
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
