import type { HostPageLink, HostPageLinks } from '#engine/runtime';

/** Places in memory, as a host has them. */
export function testPageLinks(open: readonly HostPageLink[], more: Partial<HostPageLinks> = {}): HostPageLinks {
  const none: readonly HostPageLink[] = [];
  let left = open;
  let favorites = none;
  const listeners = new Set<() => void>();
  return {
    open: () => left,
    current: () => open[0]?.id,
    recent: () => open,
    favorites: () => favorites,
    async setFavorite(isFavorite) {
      favorites = isFavorite ? open.slice(0, 1) : none;
      for (const listener of listeners) listener();
    },
    all: async () => open,
    isUnsaved: () => false,
    async close(ids) {
      left = left.filter(({ id }) => !ids.includes(id));
      for (const listener of listeners) listener();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...more,
  };
}
