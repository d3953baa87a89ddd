import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Json } from '#engine/document';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const fields = [
  { field: 'title', label: 'Title', kind: 'text' },
  {
    field: 'status',
    label: 'Status',
    kind: 'option',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'done', label: 'Done' },
    ],
  },
  { field: 'amount', label: 'Amount', kind: 'number' },
  { field: 'due', label: 'Due', kind: 'date' },
  { field: 'owner', label: 'Owner', kind: 'user' },
  { field: 'customer', label: 'Customer', kind: 'record' },
];
const props = { label: 'Conditions', fields };
const all = (...children: Json[]) => ({ logicalOperator: 'all', children });
const condition = (field: string, operator: string, more: Record<string, Json> = {}) => ({
  kind: 'condition',
  field,
  operator,
  ...more,
});

test('TABLE-03 a condition is a field, its comparison and a value of its kind', async () => {
  const { screen, value } = await showWidget('FilterEditor', props, { value: null });
  await screen.getByRole('button', { name: 'Add a condition' }).click();
  await expect.element(screen.getByLabelText('Field', { exact: true })).toHaveFocus();
  await screen.getByLabelText('Title: value').click();
  await userEvent.keyboard('pump');
  expect(value()).toEqual(all(condition('title', 'contains', { value: 'pump' })));
  await screen.getByLabelText('Title: comparison').selectOptions('starts with');
  expect(value()).toEqual(all(condition('title', 'startsWith', { value: 'pump' })));
  await screen.getByLabelText('Field', { exact: true }).selectOptions('Amount');
  await screen.getByLabelText('Amount: comparison').selectOptions('is between');
  await screen.getByLabelText('Amount: from').fill('5');
  await screen.getByLabelText('Amount: to').fill('20');
  expect(value()).toEqual(all(condition('amount', 'between', { value: [5, 20] })));
  await screen.getByLabelText('Field', { exact: true }).selectOptions('Due');
  await screen.getByLabelText('Due: value').selectOptions('last month');
  const from = { kind: 'period', unit: 'month', offset: -1 };
  expect(value()).toEqual(all(condition('due', 'within', { value_from: from })));
  await screen.getByLabelText('Field', { exact: true }).selectOptions('Owner');
  expect(value()).toEqual(all(condition('owner', 'eq', { value_from: { kind: 'currentUser' } })));
});

test('TABLE-03 a date is before today, or a number of days ago, by choosing, and before an exact date by entering it', async () => {
  const start = all(condition('due', 'within', { value_from: { kind: 'period', unit: 'day' } }));
  const { screen, value } = await showWidget('FilterEditor', props, { value: start });
  await screen.getByLabelText('Due: comparison').selectOptions('is before');
  expect(value(), 'today is proposed').toEqual(
    all(condition('due', 'lt', { value_from: { kind: 'period', unit: 'day' } })),
  );
  await screen.getByLabelText('Due: value').selectOptions('… days ago');
  await screen.getByLabelText('Due: number of days').fill('1');
  expect(value(), 'a number that has a name of its own').toEqual(
    all(condition('due', 'lt', { value_from: { kind: 'period', unit: 'day', offset: -1 } })),
  );
  await screen.getByLabelText('Due: number of days').fill('12');
  const twelve = { value_from: { kind: 'period', unit: 'day', offset: -12 } };
  expect(value()).toEqual(all(condition('due', 'lt', twelve)));
  await screen.getByLabelText('Due: comparison').selectOptions('is on or after');
  expect(value(), 'what was chosen stays').toEqual(all(condition('due', 'gte', twelve)));
  await screen.getByLabelText('Due: value').selectOptions('an exact date');
  await screen.getByRole('textbox', { name: 'Due: date' }).fill('11/21/2026');
  await userEvent.tab();
  expect(value()).toEqual(all(condition('due', 'gte', { value: '2026-11-21' })));
});

test('TABLE-03 people are me or of my department by choosing; a form does not know who is below a department', async () => {
  const start = all(condition('owner', 'isEmpty'));
  const { screen, value } = await showWidget('FilterEditor', props, { value: start });
  await screen.getByLabelText('Owner: comparison').selectOptions('is in my department or below');
  expect(value()).toEqual(all(condition('owner', 'under', { value_from: { kind: 'currentDepartments' } })));
  const inForm = await showWidget('FilterEditor', { ...props, label: 'When', isForm: true }, { value: start });
  const offered = inForm.screen.getByLabelText('Owner: comparison').last().element().querySelectorAll('option');
  expect([...offered].map(({ textContent }) => textContent)).toEqual([
    'is me',
    'is not me',
    'is any of',
    'is none of',
    'is empty',
    'is not empty',
  ]);
});

test('TABLE-04 conditions are in groups, of which all or any hold', async () => {
  const start = all(condition('title', 'contains', { value: 'pump' }));
  const { screen, value } = await showWidget('FilterEditor', props, { value: start });
  await screen.getByRole('button', { name: 'Add a group' }).click();
  await screen.getByLabelText('Which conditions have to hold').first().selectOptions('Any condition holds');
  await screen.getByRole('button', { name: 'Add a condition' }).first().click();
  expect(value()).toEqual({
    logicalOperator: 'any',
    children: [
      ...start.children,
      {
        kind: 'group',
        logicalOperator: 'any',
        children: [condition('title', 'contains', { value: null }), condition('title', 'contains', { value: null })],
      },
    ],
  });
  await screen.getByRole('button', { name: 'Remove the condition on Title' }).last().click();
  await screen.getByRole('button', { name: 'Remove the condition on Title' }).last().click();
  // A group goes with its last condition.
  expect(value()).toEqual({ logicalOperator: 'any', children: start.children });
});

test('FilterEditor keeps what it cannot write: an unknown field, and an operand of another place', async () => {
  const start = all(
    condition('gone', 'contains', { value: 'x' }),
    condition('title', 'eq', { value_from: { kind: 'parameter', name: 'name' } }),
  );
  const { screen, value } = await showWidget('FilterEditor', props, { value: start });
  await expect.element(screen.getByLabelText('Field', { exact: true }).first()).toHaveDisplayValue('gone');
  await expect.element(screen.getByLabelText('Title: comparison')).toHaveDisplayValue('as set elsewhere');
  await screen.getByRole('button', { name: 'Remove the condition on gone' }).click();
  expect(value()).toEqual(all(start.children[1] ?? {}));
});

test('FilterEditor offers records only where they can be found', async () => {
  const start = all(condition('customer', 'isEmpty'));
  const { screen } = await showWidget('FilterEditor', props, { value: start });
  const names = (element: Element | null) =>
    [...(element?.querySelectorAll('option') ?? [])].map((one) => one.textContent);
  expect(names(screen.getByLabelText('Customer: comparison').element())).toEqual(['is empty', 'is not empty']);
});

test('TABLE-03 FilterEditor shows a stored condition on one option as that option', async () => {
  const stored = all(condition('status', 'eq', { value: 'open' }));
  const { screen, value } = await showWidget('FilterEditor', props, { value: stored });
  await expect.element(screen.getByLabelText('Status: value')).toHaveDisplayValue('Open');
  await screen.getByLabelText('Status: value').selectOptions('Done');
  expect(value()).toEqual(all(condition('status', 'eq', { value: 'done' })));
});

test('TABLE-29 the configuration of the server says how a field is compared, how deep groups are, and how many conditions there may be', async () => {
  const config = {
    logicalOperators: ['all', 'any'],
    maxDepth: 3,
    maxConditions: 3,
    types: [
      {
        type: 'number',
        operators: [
          { operator: 'gt', arity: 'one' },
          { operator: 'isEmpty', arity: 'none' },
        ],
      },
    ],
  };
  const numbers = [{ field: 'amount', label: 'Amount', kind: 'number' }];
  const { screen, value } = await showWidget(
    'FilterEditor',
    { label: 'Conditions', fields: numbers, config },
    { value: null },
  );
  const addGroup = screen.getByRole('button', { name: 'Add a group' });
  await screen.getByRole('button', { name: 'Add a condition' }).click();
  const offered = screen.getByLabelText('Amount: comparison').element().querySelectorAll('option');
  expect([...offered].map(({ textContent }) => textContent)).toEqual(['is more than', 'is empty']);
  await addGroup.click();
  await addGroup.first().click();
  const group = (...children: Json[]) => ({ kind: 'group', logicalOperator: 'any', children });
  const more = condition('amount', 'gt', { value: null });
  expect(value()).toEqual(all(more, group(more, group(more))));
  expect(addGroup.elements(), 'three conditions are all that may be').toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Add a condition' }).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Remove the condition on Amount' }).first().click();
  await expect.poll(() => addGroup.elements(), { message: 'none at the deepest level' }).toHaveLength(2);
});
