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
    'Yes or no',
    'Single choice',
    'Multiple choice',
    'Date',
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
  await screen.getByRole('menuitem', { name: 'Formula', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Expression' }).click();
  await userEvent.keyboard('Pri{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Expression' })).toHaveValue('price');
  await screen.getByRole('button', { name: 'Add a field' }).click();
  await screen.getByRole('menuitem', { name: 'Roll-up', exact: true }).click();
  expect(value()).toMatchObject({ fields: [{}, {}, {}, {}, { kind: { type: 'rollup', of: 'items' } }] });
});
