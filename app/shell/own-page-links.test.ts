import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOwnPageLinks } from './own-page-links.ts';

const page = (name: string) => ({ id: `/${name}`, href: `/${name}?q=1`, label: name });

let stored: { favorites: ReturnType<typeof page>[]; recent: ReturnType<typeof page>[] };
let calls: [string, unknown][];
let failure: Error | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  stored = { favorites: [page('a')], recent: [page('a'), page('b')] };
  calls = [];
  failure = undefined;
});
afterEach(() => void vi.useRealTimers());

function ownLinks() {
  const reports: unknown[] = [];
  const call = async (name: string, args: Partial<typeof stored>) => {
    calls.push([name, args]);
    if (failure) throw failure;
    stored = { ...stored, ...args };
    return stored;
  };
  const own = createOwnPageLinks({
    view: globalThis as unknown as Window,
    client: { call } as unknown as Parameters<typeof createOwnPageLinks>[0]['client'],
    report: (error) => reports.push(error),
    onChange: () => undefined,
  });
  return { own, reports };
}

test('the pages of a person are loaded once, and pages in a row are saved by one request, the latest first', async () => {
  const { own } = ownLinks();
  await Promise.all([own.load(), own.load()]);
  expect(calls).toEqual([['getPageLinks', {}]]);
  own.note(page('b'));
  own.note(page('c'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.slice(1)).toEqual([['savePageLinks', { recent: [page('c'), page('b'), page('a')] }]]);
  expect(own.known().recent.map(({ id }) => id)).toEqual(['/c', '/b', '/a']);
});

test('a page is added to the favorites and taken away', async () => {
  const { own } = ownLinks();
  await own.setFavorite(page('c'), true);
  expect(stored.favorites.map(({ id }) => id)).toEqual(['/a', '/c']);
  await own.setFavorite(page('a'), false);
  expect(own.known().favorites.map(({ id }) => id)).toEqual(['/c']);
});

test('what could not be loaded is reported and replaced by nothing, and asked for again', async () => {
  const { own, reports } = ownLinks();
  failure = new Error('no network');
  own.note(page('c'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.map(([name]) => name)).toEqual(['getPageLinks']);
  expect(reports).toEqual([failure]);
  await expect(own.setFavorite(page('c'), true)).rejects.toThrow('could not be loaded');
  expect(calls.map(([name]) => name)).not.toContain('savePageLinks');
  failure = undefined;
  await own.load();
  expect(own.known().favorites).toEqual([page('a')]);
});

test('P42 of the person before nothing is known, and nothing of that person is saved for the next', async () => {
  const { own } = ownLinks();
  await own.load();
  own.note(page('secret'));
  own.forget();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(own.known()).toEqual({ favorites: [], recent: [] });
  expect(calls.map(([name]) => name)).toEqual(['getPageLinks']);
});

test('P42 an answer for the person before is dropped, also when it arrives afterwards', async () => {
  const { own } = ownLinks();
  await own.load();
  const saving = own.setFavorite(page('secret'), true);
  own.forget();
  await saving.catch(() => undefined);
  expect(own.known()).toEqual({ favorites: [], recent: [] });
});
