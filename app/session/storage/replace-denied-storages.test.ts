import { expect, test } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { replaceDeniedStorages } from './replace-denied-storages.ts';

const denied: PropertyDescriptor = {
  configurable: true,
  get() {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
};

test('SESS-24 a frame without a storage gets one that lasts as long as the page', () => {
  // Only the storages are read.
  const view = Object.defineProperties({}, { localStorage: denied, sessionStorage: denied }) as Window;
  replaceDeniedStorages(view);
  view.localStorage.setItem('a', '1');
  expect([view.localStorage.getItem('a'), view.sessionStorage.getItem('a')]).toEqual(['1', null]);
});

test('a storage that is there stays', () => {
  const given = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };
  // Only the storages are read.
  const view = { ...given } as unknown as Window;
  replaceDeniedStorages(view);
  expect(view).toEqual(given);
});
