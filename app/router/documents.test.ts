import { expect, test, vi } from 'vitest';
import type { CompiledDocument } from '#engine/document';
import { createDocumentStore } from './documents.ts';

// Only what tells them apart is read.
const documentOf = (facts: Partial<CompiledDocument>) => facts as CompiledDocument;

test('what the entry page brought is shown as it is, and the whole of it is fetched when it is asked for', async () => {
  const [first, whole] = [documentOf({ partial: true }), documentOf({ dialogs: {} })];
  const fetched = vi.fn(async () => whole);
  const store = createDocumentStore(fetched);
  store.put('abc', first);
  expect(store.loaded('abc')).toBe(first);
  expect(await store.load('abc')).toBe(whole);
  expect(await store.load('abc')).toBe(whole);
  expect(fetched).toHaveBeenCalledOnce();
  expect(store.loaded('abc')).toBe(first);
});

test('a whole document of the entry page is never asked for', async () => {
  const fetched = vi.fn();
  const store = createDocumentStore(fetched);
  const whole = documentOf({ id: 'whole' });
  store.put('abc', whole);
  expect(await store.load('abc')).toBe(whole);
  expect(fetched).not.toHaveBeenCalled();
});

test('a failure is forgotten: the next one to ask asks again', async () => {
  const whole = documentOf({ id: 'whole' });
  const fetched = vi.fn(async () => whole).mockRejectedValueOnce(new Error('The connection was lost.'));
  const store = createDocumentStore(fetched);
  await expect(store.load('abc')).rejects.toThrow('lost');
  expect(await store.load('abc')).toBe(whole);
});
