import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const text = (id: string, label: string, more = {}) => ({
  node: 'field',
  id,
  label,
  is_required: true,
  kind: { type: 'text', max_length: 40 },
  ...more,
});
const design = { formLabel: 'Repairs', title_field: 'title', fields: [text('title', 'Title'), text('costs', 'Costs')] };
const props = { label: 'Fields of Repairs', saved: design };

const kindsOf = (select: Element) => [...select.querySelectorAll('option')].map((one) => one.textContent);

test('TABLE-28 TableDesign gives a saved field another kind, which the page has converted, in one step of the undo', async () => {
  const { screen, value, state } = await showWidget('TableDesign', props, {
    value: design,
    binds: { concerns: false },
  });
  await screen.getByRole('button', { name: /^Costs/ }).click();
  const kind = screen.getByLabelText('Kind', { exact: true });
  expect(kindsOf(kind.element())).toEqual([
    'Text',
    'Number',
    'Date',
    'Single choice',
    'Yes or no',
    'Multiple choice',
    'Time',
    'Rich text',
  ]);
  await userEvent.selectOptions(kind, 'Number');
  expect(value()).toMatchObject({
    fields: [{ id: 'title' }, { id: 'costs', label: 'Costs', is_required: true, kind: { type: 'number' } }],
  });
  await expect.element(screen.getByLabelText('Decimals')).toBeVisible();
  await expect.element(screen.getByText(/Values of the kind “Text” are converted when you save/)).toBeVisible();
  expect(state('concerns')).toBe(true);
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(value()).toEqual(design);
  await expect.element(screen.getByLabelText('Kind', { exact: true })).toHaveDisplayValue('Text');
});

test('TABLE-28 TableDesign no longer names records by a field whose kind is no name', async () => {
  const { screen, value } = await showWidget('TableDesign', props, { value: design });
  await screen.getByRole('button', { name: /^Title/ }).click();
  await userEvent.selectOptions(screen.getByLabelText('Kind', { exact: true }), 'Number');
  expect(value()).not.toHaveProperty('title_field');
});

test('TABLE-28 TableDesign says of a field whose values fit no other kind that they do not', async () => {
  const people = { ...design, fields: [{ node: 'field', id: 'who', label: 'Who', kind: { type: 'user' } }] };
  const { screen } = await showWidget('TableDesign', { ...props, saved: people }, { value: people });
  await expect.element(screen.getByLabelText('Kind', { exact: true })).toBeDisabled();
  await expect.element(screen.getByText(/cannot become those of another one/)).toBeVisible();
});

test('TABLE-24 TableDesign begins a formula without anything to remove, and a roll-up with the rows of the form', async () => {
  const rows = {
    node: 'field',
    id: 'items',
    label: 'Items',
    kind: { type: 'subTable', fields: [text('what', 'What')] },
  };
  const link = { node: 'field', id: 'dept', label: 'Department', kind: { type: 'relation', logical_table_id: 'v' } };
  const { screen, value } = await showWidget(
    'TableDesign',
    { label: 'Fields of Repairs' },
    { value: { formLabel: 'Repairs', fields: [link, rows, text('price', 'Price')] as never } },
  );
  await screen.getByRole('button', { name: 'Add a field' }).click();
  await screen
    .getByRole('listbox', { name: 'Add a field' })
    .getByRole('option', { name: 'Formula', exact: true })
    .click();
  await screen.getByRole('textbox', { name: 'Expression' }).click();
  await userEvent.keyboard('Pri{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Expression' })).toHaveValue('price');
  await screen.getByRole('button', { name: 'Add a field' }).click();
  await screen
    .getByRole('listbox', { name: 'Add a field' })
    .getByRole('option', { name: 'Roll-up', exact: true })
    .click();
  expect(value()).toMatchObject({ fields: [{}, {}, {}, {}, { kind: { type: 'rollup', of: 'items' } }] });
});

const amounts = {
  node: 'field',
  id: 'items',
  label: 'Items',
  kind: {
    type: 'subTable',
    fields: [text('what', 'What'), { node: 'field', id: 'amount', label: 'Amount', kind: { type: 'number' } }],
  },
};

test('TABLE-24 TableDesign suggests the function of a roll-up by the kind of the chosen field', async () => {
  const rollUp = {
    node: 'field',
    id: 'total',
    label: 'Total',
    kind: { type: 'rollup', of: 'items', function: 'count' },
  };
  const { screen, value } = await showWidget(
    'TableDesign',
    { label: 'Fields of Repairs' },
    { value: { formLabel: 'Repairs', fields: [amounts, rollUp] as never } },
  );
  await screen.getByRole('button', { name: /^Total/ }).click();
  const field = screen.getByRole('combobox', { name: 'Field', exact: true });
  const made = () => value() as { fields: { kind: object }[] };
  field.element().focus();
  await userEvent.selectOptions(field, 'Amount');
  await expect.element(screen.getByRole('combobox', { name: 'Function' })).toHaveDisplayValue('Sum');
  expect(made().fields[1]?.kind).toEqual({ type: 'rollup', of: 'items', function: 'sum', field: 'amount' });
  await expect.element(field).toHaveFocus();
  await userEvent.selectOptions(field, 'What');
  await expect
    .element(screen.getByRole('combobox', { name: 'Function' }))
    .toHaveDisplayValue('Count of different values');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Function' }), 'Count');
  expect(made().fields[1]?.kind).toEqual({ type: 'rollup', of: 'items', function: 'count' });
});

test('TABLE-28 TableDesign proposes what a saved text holds as the options of the choice that it becomes', async () => {
  const occurring = { field: 'costs', values: ['Low', 'High', 'low ', '  ', 'x'.repeat(101)], isCut: false };
  const { screen, value, happened } = await showWidget(
    'TableDesign',
    { ...props, values: occurring },
    { value: design, listen: ['values'] },
  );
  await screen.getByRole('button', { name: /^Costs/ }).click();
  expect(happened).toEqual([]);
  const kind = screen.getByLabelText('Kind', { exact: true });
  await userEvent.selectOptions(kind, 'Single choice');
  await expect.poll(() => happened).toEqual([['values', { field: 'costs' }]]);
  await expect.element(screen.getByText('2 values in the records are no options yet: Low, High')).toBeVisible();
  const use = screen.getByRole('button', { name: 'Add them as options' });
  use.element().focus();
  await userEvent.keyboard('{Enter}');
  const options = [
    { value: 'option_1', label: 'Low' },
    { value: 'option_2', label: 'High' },
  ];
  expect(value()).toMatchObject({ fields: [{}, { kind: { type: 'select', options: { source: 'fixed', options } } }] });
  await expect.element(use).not.toBeInTheDocument();
  await expect.element(kind).toHaveFocus();
  // What people have named stays, and what is missing comes after it.
  await screen.getByRole('textbox', { name: 'Option 2', exact: true }).fill('Middle');
  await screen.getByRole('button', { name: 'Add it as an option' }).click();
  expect(value()).toMatchObject({
    fields: [{}, { kind: { options: { options: [{ label: 'Low' }, { label: 'Middle' }, { label: 'High' }] } } }],
  });
});
