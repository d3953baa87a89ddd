import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Json } from '#engine/document';
import { activeEntry } from '#tests/widgets/active-entry.ts';
import type { Shown } from '#tests/widgets/show-widget.tsx';
import { column, show, texts } from '../testing/people.ts';

const columns = [
  column('name', { sort: true, filter: true }),
  column('age', { kind: 'number', sort: true }),
  column('on', { kind: 'boolean', filter: true }),
];
const device = (stored = new Map<string, string>()) => ({
  get: (key: string) => stored.get(key) ?? null,
  set: (key: string, value: string) => void stored.set(key, value),
  remove: (key: string) => void stored.delete(key),
});
const props = { complete: true, views: true, keep: 'people', searchLabel: 'Search' };
const binds: Record<string, Json> = { sort: 'name', filters: {}, search: '' };
const open = async (storage = device()) => {
  const shown = await show(props, { binds, host: { storage }, slots: { columns } });
  const menu = shown.screen.getByRole('button', { name: /^View: / });
  await expect.element(menu).toBeVisible();
  return { ...shown, menu };
};
/** Opens the menu, goes to the item of this name with the arrow keys, and chooses it. */
const choose = async ({ screen, menu }: Awaited<ReturnType<typeof open>>, name: string) => {
  menu.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(activeEntry).not.toBeNull();
  const items = screen.getByRole('menu', { name: 'Views' }).element().querySelectorAll('[role^="menuitem"]');
  // Keys pass over those that are disabled.
  const names = [...items].filter((item) => item.ariaDisabled !== 'true').map((item) => item.ariaLabel ?? '');
  const at = names.findIndex((one) => one.startsWith(name));
  for (let step = 0; step < at; step += 1) await userEvent.keyboard('{ArrowDown}');
  await expect.poll(activeEntry).toBe(names[at]);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu', { name: 'Views' })).not.toBeInTheDocument();
};
/** The texts of the first column, without its filter. */
const first = (shown: Shown) => texts(shown).slice(1);

test('Table names a view by keyboard, and comes back to it and to its own', async () => {
  const storage = device();
  const table = await open(storage);
  const { screen, menu } = table;
  await expect.element(menu).toHaveAccessibleName('View: Original view');
  screen.getByRole('columnheader', { name: 'Age' }).element().querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}{Alt>}{ArrowLeft}{/Alt}');
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search' }), 'd');
  await expect.element(menu).toHaveAccessibleName('View: Original view, changed');
  await choose(table, 'Save as…');
  const field = screen.getByRole('textbox', { name: 'Name of the view' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('Give the view a name.');
  await userEvent.keyboard(' Age {Enter}');
  await expect.element(menu).toHaveFocus();
  await expect.element(menu).toHaveAccessibleName('View: Age');
  await expect.element(screen.getByText('The view Age is saved.')).toBeInTheDocument();

  await choose(table, 'Original view');
  expect([table.state('sort'), table.state('search')]).toEqual(['name', '']);
  expect(first(table)).toEqual(['Ada', 'Bob', 'Cyd']);
  await choose(table, 'Save as…');
  await userEvent.keyboard('AGE{Enter}');
  await expect.element(field).toHaveAccessibleDescription('There is a view of this name already.');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveFocus();

  await choose(table, 'Age');
  expect([table.state('sort'), table.state('search')]).toEqual(['age', 'd']);
  expect(first(table)).toEqual(['36', '52']);
  await choose(table, 'Default view');
  await screen.unmount();
  const again = await open(storage);
  await expect.element(again.menu).toHaveAccessibleName('View: Age');
  await expect.poll(() => [again.state('sort'), again.state('search')]).toEqual(['age', 'd']);
});

test('Table saves over a view, renames it, and asks before it deletes it', async () => {
  const table = await open();
  const { screen, menu, host } = table;
  await choose(table, 'Save as…');
  await userEvent.keyboard('Mine{Enter}');
  await screen.getByRole('combobox', { name: 'Filter: On' }).selectOptions('Yes');
  await expect.element(menu).toHaveAccessibleName('View: Mine, changed');
  await choose(table, 'Save');
  await expect.element(menu).toHaveAccessibleName('View: Mine');
  await choose(table, 'Rename…');
  await userEvent.keyboard('Ours{Enter}');
  await expect.element(menu).toHaveAccessibleName('View: Ours');
  await choose(table, 'Original view');
  expect(table.state('filters')).toEqual({});
  await choose(table, 'Ours');
  expect(table.state('filters')).toEqual({ on: true });
  await choose(table, 'Delete…');
  await expect.element(menu).toHaveAccessibleName('View: Original view');
  expect(host.questions).toEqual([{ text: 'Delete the view “Ours”?', ok: 'Delete', isDanger: true }]);
  await menu.click();
  await expect.poll(() => screen.getByRole('menuitemradio').elements()).toHaveLength(1);
});

test('Table passes over kept views that it cannot read, and fields that it does not have any more', async () => {
  const old = { sort: '-gone', filters: { gone: 1, on: true }, order: 7 };
  const views = [{ name: '' }, { name: 'Old', view: old }, { name: 'old', view: {} }, 3, { name: 'None', view: 1 }];
  const text = JSON.stringify({ views, chosen: 'nobody', opening: 'Old' });
  const table = await open(device(new Map([['people.views', `${Date.now() + 1e9} ${text}`]])));
  await expect.element(table.menu).toHaveAccessibleName('View: Old');
  await expect.poll(() => table.state('filters')).toEqual({ on: true });
  expect(table.state('sort')).toBe('name');
  await table.menu.click();
  await expect.poll(() => table.screen.getByRole('menuitemradio').elements()).toHaveLength(2);
});
