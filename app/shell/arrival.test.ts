import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrive, firstLoadEvent } from './arrival.ts';
import { memoryStorage } from '../session/storage/memory-storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(version = '2', localStorage = memoryStorage()) {
  const reload = vi.fn();
  const postMessage = vi.fn();
  const unregister = vi.fn(async () => true);
  const own = Object.assign(new EventTarget(), {
    localStorage,
    location: { origin: 'https://acme.example', reload },
    navigator: { serviceWorker: { getRegistrations: async () => [{ unregister }, { unregister }] } },
    parent: { postMessage },
    setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
  });
  // Only what arriving reads.
  const facts = { env: { environment: { version, embed_origins: ['https://shop.example'] } } };
  const parts = { view: own, facts } as unknown as Parameters<typeof arrive>[0];
  return { parts, view: own, localStorage, reload, postMessage, unregister };
}

test('SESS-37 another stored version reloads once, and then the new one is stored', () => {
  const storage = memoryStorage();
  storage.setItem('pagewright.version', '1');
  const first = open('2', storage);
  expect(arrive(first.parts)).toBe(false);
  expect(first.reload).toHaveBeenCalledOnce();
  expect(storage.getItem('pagewright.version')).toBe('2');
  const second = open('2', storage);
  expect(arrive(second.parts)).toBe(true);
  expect(second.reload).not.toHaveBeenCalled();
});

test('SESS-37 a first visit does not reload', () => {
  const { parts, reload, localStorage } = open();
  expect(arrive(parts)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(localStorage.getItem('pagewright.version')).toBe('2');
});

test('SESS-38 every service worker is unregistered', async () => {
  const { parts, unregister } = open();
  arrive(parts);
  await vi.advanceTimersByTimeAsync(0);
  expect(unregister).toHaveBeenCalledTimes(2);
});

test('SESS-39 the first-load event comes 500 ms after the environment', () => {
  const { parts, view } = open();
  const heard = vi.fn();
  view.addEventListener(firstLoadEvent, heard);
  arrive(parts);
  vi.advanceTimersByTime(499);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledOnce();
});

test('SESS-26 a page around this one receives one message, which only allowed origins can read', () => {
  const { parts, postMessage } = open();
  arrive(parts);
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'pagewright:loaded', version: 1 }, 'https://acme.example'],
    [{ type: 'pagewright:loaded', version: 1 }, 'https://shop.example'],
  ]);
});

test('SESS-26 a page that stands alone tells nobody', () => {
  const { parts, view, postMessage } = open();
  Object.assign(view, { parent: view });
  arrive(parts);
  expect(postMessage).not.toHaveBeenCalled();
});
