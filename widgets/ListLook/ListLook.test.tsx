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
