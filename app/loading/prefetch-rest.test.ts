import { expect, test, vi } from 'vitest';
import { prefetchRest } from './prefetch-rest.ts';

function open(document: object | undefined, load: () => Promise<unknown> = async () => undefined) {
  const loadWidgets = vi.fn(async () => undefined);
  const parts = {
    rest: { load },
    registry: { loadWidgets },
    screens: { screen: { get: () => document && { document } } },
  };
  // Nothing else of the shell is read.
  return { loadWidgets, app: parts as unknown as Parameters<typeof prefetchRest>[0] };
}

test('the rest of the shell comes with the widgets of the dialogs over the first screen', async () => {
  const { app, loadWidgets } = open({ dialogs: { code: { widgets: ['CodeField'] }, empty: {} }, drawers: {} });
  await prefetchRest(app);
  expect(loadWidgets).toHaveBeenCalledWith(['Dialog', 'CodeField']);
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
