import { LRUCache } from 'lru-cache';
import type { PrerenderedScreen } from '#openapi';

export type Rendering = Promise<PrerenderedScreen | undefined>;

export interface ScreenCache {
  get(name: string): Rendering | undefined;
  /** Keeps a screen of this owner; the one that the owner's visitors asked for longest ago makes room. */
  set(name: string, owner: string, rendering: Rendering): void;
  delete(name: string): void;
}

interface CacheLimits {
  maxCachedOfOne: number;
  maxCached: number;
}

/** The screens that visitors asked for lately. Requests for many addresses of one workspace displace the screens of that workspace alone (P45). */
export function createScreenCache({ maxCachedOfOne, maxCached }: CacheLimits): ScreenCache {
  const screens = new LRUCache<string, { owner: string; rendering: Rendering }>({ max: maxCached });

  return {
    get: (name) => screens.get(name)?.rendering,
    set(name, owner, rendering) {
      screens.set(name, { owner, rendering });
      // The cache lists its entries by their last use, latest first.
      const own = [...screens.entries()].filter(([, screen]) => screen.owner === owner);
      for (const [old] of own.slice(maxCachedOfOne)) screens.delete(old);
    },
    delete: (name) => {
      screens.delete(name);
    },
  };
}
