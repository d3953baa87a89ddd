import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const fields = [
  { field: 'title', label: 'Title', kind: 'text' },
  { field: 'status', label: 'Status', kind: 'option', options: [{ value: 'open', label: 'Open' }] },
  { field: 'amount', label: 'Amount', kind: 'number' },
  { field: 'due', label: 'Due', kind: 'date' },
];

test('a list is grouped by up to two fields, dates by a period', async () => {
  const { screen, state, happened } = await showWidget(
    'ListLook',
    { fields },
    { binds: { groups: null }, listen: ['change'] },
  );
  await screen.getByRole('button', { name: 'Group', exact: true }).click();
  const by = screen.getByLabelText('Group by');
  expect(by.element().textContent).not.toContain('Title');
  await by.selectOptions('Due');
  expect(state('groups')).toEqual([{ key: 'g1', field: 'due', by: 'month' }]);
  await screen.getByLabelText('Due: by').selectOptions('Year');
  await screen.getByLabelText('Then by').selectOptions('Status');
  const groups = [
    { key: 'g1', field: 'due', by: 'year' },
    { key: 'g2', field: 'status' },
  ];
  expect(state('groups')).toEqual(groups);
  await by.selectOptions('Nothing');
  expect(state('groups')).toBeNull();
  expect(happened).toHaveLength(4);
});

test('totals are a column and what is computed of it', async () => {
  const { screen, state } = await showWidget('ListLook', { fields }, { binds: { totals: null } });
  await screen.getByRole('button', { name: 'Group', exact: true }).click();
  screen.getByRole('button', { name: 'Add a total' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(state('totals')).toEqual([{ key: 't1', function: 'sum', field: 'amount' }]);
  await screen.getByLabelText('Amount: computed as').selectOptions('Average');
  await screen.getByRole('button', { name: 'Add a total' }).click();
  await screen.getByLabelText('Column', { exact: true }).last().selectOptions('Due');
  expect(state('totals')).toEqual([
    { key: 't1', function: 'avg', field: 'amount' },
    { key: 't2', function: 'min', field: 'due' },
  ]);
  await screen.getByRole('button', { name: 'Remove the total of Amount' }).click();
  expect(state('totals')).toEqual([{ key: 't1', function: 'min', field: 'due' }]);
});

test('rows are colored once a color has a name and a condition, and the first one comes first', async () => {
  const { screen, state, happened } = await showWidget(
    'ListLook',
    { fields },
    { binds: { groups: null, marks: null }, listen: ['change'] },
  );
  await screen.getByRole('button', { name: 'Colors', exact: true }).click();
  await screen.getByRole('button', { name: 'Add a color' }).click();
  await screen.getByLabelText('Title: value').click();
  await userEvent.keyboard('pump');
  await expect.element(screen.getByText('Enter a name; rows show it beside their color.')).toBeVisible();
  expect(state('marks')).toBeNull();
  await screen.getByLabelText('Name', { exact: true }).click();
  await userEvent.keyboard('Pumps');
  const pumps = {
    name: 'Pumps',
    tone: 'warning',
    filter: { logicalOperator: 'all', children: [expect.objectContaining({ field: 'title', value: 'pump' })] },
  };
  await expect.poll(() => state('marks')).toEqual([pumps]);
  expect(happened).toHaveLength(1);
  await screen.getByRole('combobox', { name: /^Color/ }).selectOptions('Red');
  expect(state('marks')).toEqual([{ ...pumps, tone: 'danger' }]);
  // What is half entered stays in the panel; closing it applies what is whole without waiting.
  await screen.getByRole('button', { name: 'Add a color' }).click();
  await screen.getByLabelText('Name', { exact: true }).last().click();
  await userEvent.keyboard('Any');
  await screen.getByLabelText('Title: comparison').last().selectOptions('is not empty');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => Object(state('marks')).length, { timeout: 200 }).toBe(2);
  await screen.getByRole('button', { name: 'Colors, 2 colors' }).click();
  await screen.getByRole('button', { name: 'Move Any up' }).click();
  expect(Object(state('marks')).map((one: { name: string }) => one.name)).toEqual(['Any', 'Pumps']);
  await screen.getByRole('button', { name: 'Remove the color Any' }).click();
  await screen.getByRole('button', { name: 'Remove the color Pumps' }).click();
  expect(state('marks')).toBeNull();
});

test('REC-09 groups and totals offer no field of rows that the server cannot compute', async () => {
  const rows = [
    { field: 'items.count', label: 'Items · Count', kind: 'number', is_multiple: false },
    { field: 'items.day', label: 'Items · Day', kind: 'date', is_multiple: false },
    { field: 'items.state', label: 'Items · State', kind: 'option', options: [{ value: 'new', label: 'New' }] },
  ];
  const { screen, state } = await showWidget(
    'ListLook',
    { fields: [...rows, ...fields] },
    { binds: { groups: null, totals: null } },
  );
  await screen.getByRole('button', { name: 'Group', exact: true }).click();
  const offered = screen.getByLabelText('Group by').element().textContent;
  expect(offered).toContain('Items · State');
  expect(offered).not.toContain('Items · Day');
  await screen.getByRole('button', { name: 'Add a total' }).click();
  expect(state('totals')).toEqual([{ key: 't1', function: 'sum', field: 'amount' }]);
  expect(screen.getByLabelText('Column', { exact: true }).element().textContent).not.toContain('Items');
});

test('REC-09 the choice of a row color shows the colors by their names', async () => {
  const filter = { logicalOperator: 'all', children: [{ kind: 'condition', field: 'title', operator: 'isEmpty' }] };
  const { screen } = await showWidget(
    'ListLook',
    { fields },
    { binds: { groups: null, marks: [{ name: 'Unnamed', tone: 'success', filter }] } },
  );
  await screen.getByRole('button', { name: /^Colors/ }).click();
  const color = screen.getByRole('combobox', { name: /^Color/ });
  await expect.element(color).toHaveDisplayValue('Green');
  const names = [...color.element().querySelectorAll('option')].map((one) => one.textContent);
  expect(names).toEqual(['Gray', 'Blue', 'Green', 'Amber', 'Red']);
});
