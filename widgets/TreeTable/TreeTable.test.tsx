import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Json } from '#engine/document';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { column } from '../Table/testing/people.ts';

const nodes: Json = [
  {
    id: 1,
    name: 'Website',
    cost: 12,
    children: [
      { id: 11, name: 'Design', cost: 40 },
      { id: 12, name: 'Search', cost: 7, children: [{ id: 121, name: 'Index', cost: 3 }] },
    ],
  },
  { id: '1', name: 'Warehouse', cost: 64, disabled: true },
  { id: 2, name: 'Archive', cost: 2, lazy: true },
];
const columns = [column('name', { sort: true }), column('cost', { kind: 'number', sort: true })];
const props = { label: 'Projects', nodes, labelField: 'name' };
type Options = Parameters<typeof showWidget>[2];
const show = (more: object = {}, options: Options = {}) =>
  showWidget('TreeTable', { ...props, ...more }, { ...options, slots: { columns } });
type Screen = Awaited<ReturnType<typeof show>>['screen'];
const names = ({ container }: Screen) =>
  [...container.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);
const row = (screen: Screen, name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('TreeTable is a tree grid with one tab stop: keys move, expand, collapse and go to the parent', async () => {
  const { screen, state } = await show({}, { binds: { open: null } });
  await expect.element(screen.getByRole('treegrid', { name: 'Projects' })).toBeVisible();
  expect(names(screen)).toEqual(['Website', 'Design', 'Search', 'Warehouse', 'Archive']);
  const website = row(screen, 'Website');
  await expect.element(website).toHaveAttribute('aria-level', '1');
  await expect.element(website).toHaveAttribute('aria-expanded', 'true');
  await expect.element(row(screen, 'Design')).not.toHaveAttribute('aria-expanded');
  await expect.element(row(screen, 'Search')).toHaveAttribute('aria-setsize', '2');
  expect(screen.container.querySelectorAll('tr[tabindex="0"]')).toHaveLength(1);
  (website.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(row(screen, 'Design')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(row(screen, 'Index')).toBeVisible();
  expect(state('open')).toEqual([1, 12]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(website).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => names(screen)).toEqual(['Website', 'Warehouse', 'Archive']);
  await userEvent.keyboard('{End}');
  await expect.element(row(screen, 'Archive')).toHaveFocus();
  await userEvent.keyboard('w');
  await expect.element(website).toHaveFocus();
  expect(screen.container.querySelectorAll('tr[tabindex="0"]')).toHaveLength(1);
});

test('TreeTable loads children when their node is expanded', async () => {
  const { screen, happened } = await show(
    { nodes: { $: ['get', ['var', 'state'], 'nodes'] } },
    { state: { nodes }, listen: ['load'] },
  );
  const archive = row(screen, 'Archive');
  await expect.element(archive).toHaveAttribute('aria-expanded', 'false');
  const toggler = archive.element().querySelector('button');
  if (toggler) await userEvent.click(toggler);
  await expect.element(archive).toHaveAttribute('aria-busy', 'true');
  await expect.element(archive.getByRole('status')).toHaveTextContent('Loading…');
  expect(happened).toEqual([['load', { id: 2 }]]);
});

test('TreeTable selects several by press and Space, keeps ids apart by type, and leaves out disabled nodes', async () => {
  const { screen, state, happened } = await show(
    { selection: 'multiple' },
    { binds: { selection: [] }, listen: ['select', 'rowClick'] },
  );
  await row(screen, 'Design').click();
  await expect.element(row(screen, 'Design')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home} ');
  expect(state('selection')).toEqual([11, 1]);
  await row(screen, 'Warehouse').click({ force: true });
  await userEvent.keyboard(' ');
  expect(state('selection')).toEqual([11, 1]);
  await userEvent.keyboard('{Home} ');
  expect(state('selection')).toEqual([11]);
  expect(happened.map(([name]) => name)).toEqual(['select', 'rowClick', 'select', 'rowClick', 'select']);
});

test('TreeTable lets go of what is no longer in the tree, and keeps what a collapsed branch hides', async () => {
  const { screen, state } = await show({ selection: 'multiple' }, { binds: { selection: ['gone', 11], open: [1] } });
  await expect.poll(() => state('selection')).toEqual([11]);
  (row(screen, 'Website').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => names(screen)).toEqual(['Website', 'Warehouse', 'Archive']);
  expect(state('selection')).toEqual([11]);
});

test('TreeTable sorts siblings by a column, and says so at its head', async () => {
  const { screen, state } = await show({}, { binds: { sort: null } });
  const cost = screen.getByRole('columnheader', { name: 'Cost' });
  await expect.element(cost).toHaveAttribute('aria-sort', 'none');
  await cost.getByRole('button').click();
  await expect.element(cost).toHaveAttribute('aria-sort', 'ascending');
  expect(names(screen)).toEqual(['Archive', 'Website', 'Search', 'Design', 'Warehouse']);
  await cost.getByRole('button').click();
  expect(state('sort')).toBe('-cost');
  await expect.poll(() => names(screen)).toEqual(['Warehouse', 'Website', 'Design', 'Search', 'Archive']);
});

test('TreeTable passes axe, and scrolls inside its box at 390 px', async () => {
  await page.viewport(390, 700);
  const { screen } = await show({ selection: 'multiple' });
  await expect.element(screen.getByRole('treegrid')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const { violations } = await axe.run(screen.container);
  expect(violations.map(({ id, nodes: found }) => `${id}: ${found.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('TreeTable says what it has instead of nodes', async () => {
  const { screen } = await show({ nodes: [], emptyText: 'No projects yet.' });
  await expect.element(screen.getByText('No projects yet.')).toBeVisible();
  const failed = await show({ nodes: null, error: 'No connection.' }, { listen: ['retry'] });
  await failed.screen.getByRole('button', { name: 'Try again' }).click();
  expect(failed.happened).toEqual([['retry', null]]);
});
