import type { HostPlace, HostPlaces } from '#engine/runtime';

/** Places in memory, as a host has them. */
export function testPlaces(open: readonly HostPlace[], more: Partial<HostPlaces> = {}): HostPlaces {
  let left = open;
  const listeners = new Set<() => void>();
  return {
    open: () => left,
    current: () => open[0]?.id,
    recent: () => open,
    all: async () => open,
    close(ids) {
      left = left.filter(({ id }) => !ids.includes(id));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...more,
  };
}
