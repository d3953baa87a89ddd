import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const design = {
  formLabel: 'Customers',
  fields: [
    {
      node: 'field',
      id: 'orders',
      label: 'Orders',
      kind: { type: 'relation', logical_table_id: 'view-of-orders', is_multiple: true },
    },
  ],
};
const tables = [{ label: 'Sales', items: [{ value: 'view-of-orders', label: 'Orders', table: 'orders' }] }];
const target = (...fields: object[]) => [{ table_id: 'orders', form_config: { formLabel: 'Orders', fields } }];
const relation = (id: string, label: string, more = {}) => ({
  node: 'field',
  id,
  label,
  kind: { type: 'relation', logical_table_id: 'view-of-customers', ...more },
});

test('TABLE-24 TableDesign makes a relation the other side of one that points here', async () => {
  const title = { node: 'field', id: 'title', label: 'Title', kind: { type: 'text' } };
  const targets = target(
    title,
    relation('customer', 'Customer'),
    relation('back', 'Back', { reverse_field: 'orders' }),
  );
  const { screen, value } = await showWidget('TableDesign', { label: 'Fields', tables, targets }, { value: design });
  await screen.getByRole('button', { name: /^Advanced/ }).click();
  const input = screen.getByLabelText('Shows records that point here by');
  expect([...(input.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['None', 'Customer']);
  await input.selectOptions('Customer');
  expect(value()).toMatchObject({ fields: [{ kind: { reverse_field: 'customer', is_multiple: true } }] });
});

test('TableDesign offers no other side where no relation of the table points anywhere', async () => {
  const { screen } = await showWidget('TableDesign', { label: 'Fields', tables, targets: target() }, { value: design });
  await screen.getByRole('button', { name: /^Advanced/ }).click();
  await expect.element(screen.getByLabelText('When the linked record is deleted')).toBeVisible();
  expect(screen.getByLabelText('Shows records that point here by').query()).toBeNull();
});

test('TableDesign undoes what the page beside it changed of the same design, in the order of the changes', async () => {
  const { screen } = await showWidget(
    'FormLayout',
    { label: 'Form' },
    {
      state: { design: { formLabel: 'Open repairs', fields: [] } },
      slots: {
        default: [
          { id: 'name', widget: 'TextField', props: { label: 'Name' }, bind: ['state', 'design', 'formLabel'] },
          { id: 'design', widget: 'TableDesign', props: { label: 'Display' }, bind: ['state', 'design'] },
        ],
      },
    },
  );
  const name = screen.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Closed repairs');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(name).toHaveValue('Open repairs');
  await screen.getByRole('button', { name: 'Redo' }).click();
  await expect.element(name).toHaveValue('Closed repairs');
});
