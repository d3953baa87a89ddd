import { expect, test, vi } from 'vitest';
import { prefetchRest } from './prefetch-rest.ts';

function open(document: object, load: () => Promise<unknown> = async () => undefined, whole?: object) {
  const loadWidgets = vi.fn(async () => undefined);
  const parts = {
    rest: { load },
    registry: { loadWidgets },
    screens: { screen: { get: () => ({ document, page: { hash: { 'en-US': 'abc' } }, locale: 'en-US' }) } },
    documents: { load: async (hash: string) => (hash === 'abc' ? whole : undefined) },
  };
  // Nothing else of the shell is read.
  return { loadWidgets, app: parts as unknown as Parameters<typeof prefetchRest>[0] };
}

test('the rest of the shell comes with the widgets of the dialogs over the first screen', async () => {
  const { app, loadWidgets } = open({ dialogs: { code: { widgets: ['CodeField'] }, empty: {} }, drawers: {} });
  await prefetchRest(app);
  expect(loadWidgets).toHaveBeenCalledWith(['Dialog', 'CodeField']);
});

test('a document that came without its dialogs is fetched whole', async () => {
  const { app, loadWidgets } = open({ partial: true }, undefined, { drawers: { more: { widgets: ['List'] } } });
  await prefetchRest(app);
  expect(loadWidgets).toHaveBeenCalledWith(['Drawer', 'List']);
});

test('what cannot be fetched ahead is told of in the console alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const lost = new Error('The connection was lost.');
  const { app, loadWidgets } = open({}, () => Promise.reject(lost));
  await prefetchRest(app);
  expect(warn).toHaveBeenCalledWith(lost);
  expect(loadWidgets).not.toHaveBeenCalled();
  warn.mockRestore();
});
