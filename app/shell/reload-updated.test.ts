import { describe, expect, test, vi } from 'vitest';
import { reloadUpdated } from './reload-updated.ts';

const pageOf = (build: string) =>
  `<!doctype html><script type="module" crossorigin src="/assets/app-${build}.js"></script>`;

/** A tab of build `a`, whose server has the other one; answers how often it was reloaded after each missing file. */
function tab({ build = 'b', isUnsaved = false, isOffline = false } = {}) {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  let time = 1_000_000;
  const view = Object.assign(new EventTarget(), {
    location: { href: 'http://localhost/workbench', reload },
    document: { querySelector: () => ({ getAttribute: () => '/assets/app-a.js' }) },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    fetch: isOffline ? () => Promise.reject(new TypeError('Failed to fetch')) : async () => new Response(pageOf(build)),
  });
  // Safe: a window, as far as it is used.
  reloadUpdated({ view: view as unknown as Window, leaving: { isUnsaved: () => isUnsaved }, now: () => time });
  return async (later = 0) => {
    time += later;
    view.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve));
    return reload.mock.calls.length;
  };
}

describe('SHELL-48 a page whose code is gone', () => {
  test('is reloaded once after an update', async () => {
    const miss = tab();
    expect(await miss()).toBe(1);
    expect(await miss(599_999)).toBe(1);
    expect(await miss(1)).toBe(2);
  });

  test('stays where the product is the same, where work would be lost, and without a connection', async () => {
    expect(await tab({ build: 'a' })()).toBe(0);
    expect(await tab({ isUnsaved: true })()).toBe(0);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await tab({ isOffline: true })()).toBe(0);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
