import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const filter = { logicalOperator: 'all', children: [{ kind: 'condition', field: 'title', operator: 'isEmpty' }] };
const columns = [{ field: 'title', width: 240 }];
const view = (id: string, name: string, rest: object = {}) => ({
  id,
  name,
  is_shared: false,
  is_default: false,
  may_change: true,
  version: 3,
  settings: {},
  ...rest,
});
const views = [
  view('all', 'For all', { is_shared: true, may_change: false, settings: { sort: ['-due'] } }),
  view('mine', 'Mine', { settings: { filter, search: 'pump', columns } }),
];
const nothing = { chosen: null, filter: null, sort: null, search: '', arrangement: null };
const listen = ['choose', 'create', 'save', 'rename', 'openFirst', 'remove'];

test('REC-09 a view that is chosen narrows, sorts and arranges the list, and all records are a view too', async () => {
  const { screen, state } = await showWidget('ViewBar', { views }, { binds: nothing, listen });
  const values = () => Object.fromEntries(Object.keys(nothing).map((name) => [name, state(name)]));
  await screen.getByRole('button', { name: 'View: All records' }).click();
  await screen.getByRole('menuitemradio', { name: /^Mine/ }).click();
  expect(values()).toEqual({ chosen: 'mine', filter, sort: null, search: 'pump', arrangement: { columns } });
  await screen.getByRole('button', { name: 'View: Mine', exact: true }).click();
  await screen.getByRole('menuitemradio', { name: 'All records' }).click();
  expect(values()).toEqual(nothing);
});

test('REC-09 changes of a view are told, saved by who may, and saved under another name by everybody', async () => {
  const binds = { ...nothing, chosen: 'all', sort: 'title' };
  const { screen, happened } = await showWidget('ViewBar', { views }, { binds, listen });
  await screen.getByRole('button', { name: 'View: For all, changed' }).click();
  await expect
    .element(screen.getByRole('menuitem', { name: 'Save the view' }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: 'Save for everyone' }).query()).toBeNull();
  await screen.getByRole('menuitem', { name: 'Save as a new view' }).click();
  await userEvent.keyboard('By title{Enter}');
  await expect
    .poll(() => happened.at(-1))
    .toEqual(['create', { name: 'By title', is_shared: false, settings: { sort: ['title'] } }]);
});

test('REC-09 an own view is saved, renamed and made the first one with its version', async () => {
  const binds = { ...nothing, chosen: 'mine', filter, search: 'pumps', arrangement: { columns } };
  const { screen, happened } = await showWidget('ViewBar', { views, canShare: true }, { binds, listen });
  const press = async (role: 'menuitem' | 'menuitemcheckbox', name: string) => {
    await screen.getByRole('button', { name: /^View: Mine/ }).click();
    await screen.getByRole(role, { name }).click();
  };
  await press('menuitem', 'Save the view');
  const settings = { filter, search: 'pumps', columns };
  expect(happened.at(-1)).toEqual(['save', { id: 'mine', version: 3, settings }]);
  await press('menuitemcheckbox', 'Open the list with it');
  expect(happened.at(-1)).toEqual(['openFirst', { id: 'mine', version: 3, is_default: true }]);
});

test('REC-09 a list opens with its first view, a person’s own before a shared one, unless it is narrowed already', async () => {
  const first = [
    view('all', 'For all', { is_shared: true, is_default: true, settings: { sort: ['-due'] } }),
    view('mine', 'Mine', { is_default: true, settings: { search: 'pump' } }),
  ];
  const opened = await showWidget('ViewBar', { views: first }, { binds: nothing, listen });
  await expect.poll(() => opened.state('chosen')).toBe('mine');
  expect(opened.state('search')).toBe('pump');
  const narrowed = await showWidget('ViewBar', { views: first }, { binds: { ...nothing, search: 'x' }, listen });
  await expect.element(narrowed.screen.getByRole('button', { name: 'View: All records, changed' })).toBeVisible();
  expect(narrowed.state('chosen')).toBeNull();
});
