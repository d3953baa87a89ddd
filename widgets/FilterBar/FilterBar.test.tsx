import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Json } from '#engine/document';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const fields = [
  { field: 'title', label: 'Title', kind: 'text' },
  { field: 'status', label: 'Status', kind: 'option', options: [{ value: 'open', label: 'Open' }] },
  { field: 'due', label: 'Due', kind: 'date' },
];
const condition = (field: string, operator: string, more: Record<string, Json> = {}) => ({
  kind: 'condition',
  field,
  operator,
  ...more,
});
const all = (...children: Json[]) => ({ logicalOperator: 'all', children });

test('a list is narrowed once a condition says what it compares with, and a chip says so', async () => {
  const { screen, value, happened } = await showWidget('FilterBar', { fields }, { value: null, listen: ['change'] });
  await screen.getByRole('button', { name: 'Filter' }).click();
  await screen.getByRole('button', { name: 'Add a condition' }).click();
  expect(value()).toBeNull();
  await screen.getByLabelText('Title: value').click();
  await userEvent.keyboard('pump');
  const filter = all(condition('title', 'contains', { value: 'pump' }));
  await expect.poll(value).toEqual(filter);
  expect(happened).toEqual([['change', { filter }]]);
  await expect
    .element(screen.getByRole('list', { name: 'Conditions of the list' }))
    .toHaveTextContent('Title contains pump');
  // What is half entered stays in the panel, and changes nothing.
  await screen.getByRole('button', { name: 'Add a condition' }).click();
  await expect.element(screen.getByLabelText('Title: value').last()).toHaveValue('');
  expect(value()).toEqual(filter);
});

test('a chip takes its condition out, and all of them go at once', async () => {
  const start = all(condition('status', 'in', { value: ['open'] }), condition('due', 'gte', { value: '2026-11-21' }), {
    kind: 'group',
    logicalOperator: 'any',
    children: [condition('title', 'isEmpty'), condition('due', 'isEmpty')],
  });
  const { screen, value } = await showWidget('FilterBar', { fields }, { value: start });
  const chips = screen.getByRole('list', { name: 'Conditions of the list' });
  await expect.element(chips).toHaveTextContent('Status is any of Open');
  await expect.element(chips).toHaveTextContent('Due is on or after 11/21/2026');
  await expect.element(chips).toHaveTextContent('Any of 2 conditions');
  await screen.getByRole('button', { name: 'Remove the condition: Status is any of Open' }).click();
  expect(value()).toEqual({ ...start, children: start.children.slice(1) });
  await expect.element(screen.getByRole('button', { name: 'Filter 3 conditions' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect.poll(value).toBeNull();
});

test('TABLE-03 a chip says what a date is relative to', async () => {
  const relative = (operator: string, more: Record<string, Json>) =>
    condition('due', operator, { value_from: { kind: 'period', unit: 'day', ...more } });
  const start = all(
    relative('lt', {}),
    relative('within', { offset: -13, count: 14 }),
    relative('within', { offset: -6, count: 7 }),
    relative('gt', { offset: 3 }),
  );
  const { screen } = await showWidget('FilterBar', { fields }, { value: start });
  const chips = screen.getByRole('list', { name: 'Conditions of the list' });
  await expect.element(chips).toHaveTextContent('Due is before today');
  await expect.element(chips).toHaveTextContent('Due is within the last 14 days');
  await expect.element(chips).toHaveTextContent('Due is within the last 7 days');
  await expect.element(chips).toHaveTextContent('Due is after 3 days from now');
});

test('records of a relation are found while one types, by the one call of the page', async () => {
  const asked: unknown[] = [];
  const client = {
    call: async (id: string, args: object) => {
      asked.push([id, args]);
      return { items: [{ id: 'r1', title: 'Acme' }] };
    },
  };
  const operations = { listChoices: { reads: [], writes: [], safe: true } };
  const relation = { field: 'customer', label: 'Customer', kind: 'record' };
  const { screen, value } = await showWidget(
    'FilterBar',
    { fields: [relation], relations: { call: 'listChoices', with: { id: 'menu' } } },
    { value: null, host: { client, operations } },
  );
  await screen.getByRole('button', { name: 'Filter' }).click();
  await screen.getByRole('button', { name: 'Add a condition' }).click();
  await screen.getByLabelText('Customer: comparison').selectOptions('is any of');
  await screen.getByRole('combobox', { name: 'Customer: value' }).click();
  await screen.getByRole('option', { name: 'Acme' }).click();
  expect(asked[0]).toEqual(['listChoices', { id: 'menu', field: 'customer' }]);
  await expect.poll(value).toEqual(all(condition('customer', 'in', { value: ['r1'] })));
});
