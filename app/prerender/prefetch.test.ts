import { expect, test, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

function open(document: object, whole?: object, loadTable = vi.fn(async () => undefined)) {
  const loadWidgets = vi.fn(async () => undefined);
  const parts = {
    table: { isWhole: () => whole === undefined, load: loadTable },
    session: { id: () => undefined },
    registry: { loadWidgets },
    screens: { state: { screen: { document, page: { hash: { 'en-US': 'abc' } }, locale: 'en-US' } } },
    documents: { load: async (hash: string) => (hash === 'abc' ? whole : undefined) },
  };
  // Nothing else of the shell is read.
  return { loadWidgets, loadTable, app: parts as unknown as Parameters<typeof prefetch>[0] };
}

test('the widgets of the dialogs over the first screen are fetched ahead', async () => {
  const { app, loadWidgets } = open({
    widgets: ['Stack'],
    dialogs: { code: { widgets: ['CodeField'] }, empty: {} },
    drawers: {},
  });
  await prefetch(app);
  expect(loadWidgets).toHaveBeenCalledWith(['Stack', 'Dialog', 'CodeField']);
});

test('a document that came without its dialogs is fetched whole, and so is the table of pages', async () => {
  const whole = { widgets: ['Carousel'], drawers: { more: { widgets: ['List'] } } };
  const { app, loadWidgets, loadTable } = open({ partial: true, widgets: [] }, whole);
  await prefetch(app);
  expect(loadWidgets).toHaveBeenCalledWith(['Carousel', 'Drawer', 'List']);
  expect(loadTable).toHaveBeenCalledWith(undefined);
});

test('what cannot be fetched ahead is told of in the console alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const lost = new Error('The connection was lost.');
  const { app, loadWidgets } = open(
    {},
    {},
    vi.fn(() => Promise.reject(lost)),
  );
  await prefetch(app);
  expect(warn).toHaveBeenCalledWith(lost);
  expect(loadWidgets).not.toHaveBeenCalled();
  warn.mockRestore();
});
