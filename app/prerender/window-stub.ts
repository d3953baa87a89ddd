import { memoryStorage } from '../session/storage/memory-storage.ts';

const nothing = (): void => undefined;

/** A window of somebody who has never been here, as far as the shell looks into one before its first screen stands. */
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
  // What else a window has is not there: whoever asks for it fails, and the screen is left to the browser.
  return view as unknown as Window;
}
