import type { HostStorage } from '#engine/runtime';

/**
 * Characters that pages may keep in one storage, drafts and arrangements of tables together. Browsers give a site 2.5 million
 * or more; the rest is for the session and what else the shell cannot begin without.
 */
const most = 2_000_000;

/** The part of a browser's storage that is the pages' own. `set` throws when pages have kept too much already. */
export function pageStorage(storage: Storage): HostStorage {
  return {
    get: (key) => storage.getItem(`pagewright.${key}`),
    set(key, value) {
      const own = `pagewright.${key}`;
      if (sizeWithout(storage, own) + own.length + value.length > most) {
        throw new DOMException('Pages have kept as much in this browser as they may.', 'QuotaExceededError');
      }
      storage.setItem(own, value);
    },
    remove: (key) => storage.removeItem(`pagewright.${key}`),
  };
}

function sizeWithout(storage: Storage, without: string): number {
  let size = 0;
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (key !== null && key !== without) size += key.length + (storage.getItem(key)?.length ?? 0);
  }
  return size;
}
