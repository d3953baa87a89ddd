import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const nodes = [
  { id: 1, label: 'Acme' },
  { id: 2, label: 'Sales', parent: 1 },
  { id: 3, label: 'North', parent: 2 },
  { id: 4, label: 'South', parent: 2 },
  { id: 5, label: 'Research', parent: 1 },
];

test('TreeSelect chooses one node by keyboard, and closes', async () => {
  const { screen, value, happened } = await showWidget(
    'TreeSelect',
    { label: 'Department', nodes, placeholder: 'Choose' },
    { value: null, listen: ['change'] },
  );
  const input = screen.getByRole('combobox', { name: 'Department' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  expect(value()).toBe(3);
  expect(happened).toEqual([['change', { value: 3 }]]);
  await expect.element(screen.getByRole('tree')).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAccessibleDescription('North');
  await screen.getByRole('button', { name: 'Clear: Department' }).click();
  expect(value()).toBeNull();
});

test('TreeSelect finds a node by its name in another language as well', async () => {
  const named = [...nodes, { id: 6, label: '采购', parent: 1, words: '采购 Purchasing' }];
  const { screen } = await showWidget('TreeSelect', { label: 'Department', nodes: named }, { value: 5 });
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('purch');
  await expect.element(screen.getByRole('treeitem', { name: '采购' })).toBeVisible();
  await expect.poll(() => screen.getByRole('treeitem').elements()).toHaveLength(2);
});

test('TreeSelect finds nodes by what is typed, and Escape keeps what was', async () => {
  const { screen, value } = await showWidget('TreeSelect', { label: 'Department', nodes }, { value: 5 });
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('sou');
  await expect.poll(() => screen.getByRole('treeitem').elements()).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tree')).not.toBeInTheDocument();
  expect(value()).toBe(5);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('zzz');
  await expect.element(screen.getByText('Nothing found.')).toBeVisible();
});

test('TreeSelect of several takes what is below along, and shows the top of a whole branch', async () => {
  const { screen, value } = await showWidget(
    'TreeSelect',
    { label: 'Departments', nodes, multiple: true, cascade: true, startOpen: 'all' },
    { value: [] },
  );
  await screen.getByRole('combobox').click();
  await screen.getByRole('treeitem', { name: 'Sales' }).click();
  expect(value()).toEqual([2, 3, 4]);
  await expect.element(screen.getByRole('treeitem', { name: 'Acme' })).toHaveAttribute('aria-checked', 'mixed');
  expect(screen.getByRole('list', { name: 'Selected: Departments' }).getByRole('listitem').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Remove Sales' }).click();
  expect(value()).toEqual([]);
});

test('TreeSelect may leave only the ends to choose', async () => {
  const { screen, value } = await showWidget(
    'TreeSelect',
    { label: 'Department', nodes, leavesOnly: true },
    { value: null },
  );
  await screen.getByRole('combobox').click();
  await screen.getByRole('treeitem', { name: 'Sales' }).click();
  expect(value()).toBeNull();
  await screen.getByRole('treeitem', { name: 'South' }).click();
  expect(value()).toBe(4);
});
