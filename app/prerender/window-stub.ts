import { memoryStorage } from '../session/storage/memory-storage.ts';

const nothing = (): void => undefined;

/** The window of a first visit, as far as the shell reads one before its first screen. */
export function windowStub(address: string): Window {
  const base = 'http://localhost';
  const locationOf = (path: string) => {
    const { pathname, search, origin } = new URL(path, base);
    return { pathname, search, origin, hash: '' };
  };
  const view = {
    location: locationOf(address),
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    document: { hidden: false, addEventListener: nothing, removeEventListener: nothing },
    history: {
      replaceState: (_: unknown, __: string, path: string) => Object.assign(view.location, locationOf(path)),
    },
    addEventListener: nothing,
    removeEventListener: nothing,
    // Nothing happens later on paper.
    setTimeout: () => 0,
    clearTimeout: nothing,
  };
  // Other parts of a window are missing: code that reads them fails, and the browser renders the screen.
  return view as unknown as Window;
}
