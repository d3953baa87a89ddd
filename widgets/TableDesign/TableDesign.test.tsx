import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const text = (id: string, label: string) => ({ node: 'field', id, label, kind: { type: 'text' } });
const design = { formLabel: 'Repairs', fields: [text('title', 'Title'), text('place', 'Place')] };
const props = { label: 'Fields of Repairs' };

const show = (value: Parameters<typeof showWidget>[2] = { value: design }, more = {}) =>
  showWidget('TableDesign', { ...props, ...more }, value);
const idsOf = (value: unknown) => (value as { fields: { id: string }[] }).fields.map(({ id }) => id);

test('TABLE-05 TableDesign adds a field of a kind, whose identifier follows its label until it is saved', async () => {
  const { screen, value } = await show({ value: { formLabel: 'Repairs' } });
  await screen.getByRole('button', { name: 'Add a field' }).click();
  await screen.getByRole('menuitem', { name: 'Number', exact: true }).click();
  await screen.getByLabelText('Label in English').fill('Total costs');
  expect(value()).toEqual({
    formLabel: 'Repairs',
    fields: [{ node: 'field', id: 'total_costs', label: 'Total costs', kind: { type: 'number' } }],
  });
  await expect.element(screen.getByLabelText('Identifier')).toHaveValue('total_costs');
});

test('TABLE-20 TableDesign keeps the identifier of a saved field while its label changes', async () => {
  const { screen, value } = await show({ value: design }, { saved: design });
  await screen.getByLabelText('Label in English').fill('Subject');
  await expect.element(screen.getByLabelText('Identifier')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Submit' }).query(), 'RJSF adds none of its own').toBeNull();
  expect(value()).toMatchObject({ fields: [{ id: 'title', label: 'Subject' }, { id: 'place' }] });
});

test('TableDesign moves fields with Alt and the arrow keys, takes one out with Delete, and undoes and redoes both', async () => {
  const { screen, value } = await show();
  await screen.getByRole('button', { name: /^Title/ }).click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(idsOf(value())).toEqual(['place', 'title']);
  await expect.element(screen.getByRole('button', { name: /^Title/ })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(idsOf(value())).toEqual(['place']);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(idsOf(value())).toEqual(['title', 'place']);
  await screen.getByRole('button', { name: 'Redo' }).click();
  expect(idsOf(value())).toEqual(['place', 'title']);
});

test('TableDesign edits options, which keep their stored values, and the properties that the contract describes', async () => {
  const options = { source: 'fixed', options: [{ value: 'open', label: 'Open' }] };
  const status = { node: 'field', id: 'status', label: 'Status', kind: { type: 'select', options } };
  const { screen, value } = await show({ value: { formLabel: 'Repairs', fields: [status] } });
  await screen.getByLabelText('Option 1', { exact: true }).fill('To do');
  await screen.getByRole('button', { name: 'Add an option' }).click();
  await screen.getByRole('switch', { name: 'Required' }).click();
  expect(value()).toMatchObject({
    fields: [
      {
        is_required: true,
        kind: {
          type: 'select',
          options: { source: 'fixed', options: [{ value: 'open', label: 'To do' }, { label: 'Option 2' }] },
        },
      },
    ],
  });
});

test('TableDesign says that a saved field which was taken out keeps its values', async () => {
  const { screen } = await show({ value: design }, { saved: design });
  await screen.getByRole('button', { name: 'Take out Place' }).click();
  await expect.element(screen.getByText(/Taken out when you save: Place/)).toBeVisible();
});
