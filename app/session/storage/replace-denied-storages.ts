import { memoryStorage } from './memory-storage.ts';

/**
 * Browsers may keep the storage from a frame of another site: asking for it throws there. A shadow user's page is such a
 * frame (SESS-24); it gets a storage in memory, which lasts as long as the page.
 */
export function replaceDeniedStorages(view: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isDenied(view, name)) Object.defineProperty(view, name, { configurable: true, value: memoryStorage() });
  }
}

function isDenied(view: Window, name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    view[name].getItem('');
    return false;
  } catch {
    return true;
  }
}
