import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const text = (id: string, label: string) => ({ node: 'field', id, label, kind: { type: 'text' } });
const design = { formLabel: 'Repairs', fields: [text('title', 'Title'), text('place', 'Place')] };
const props = { label: 'Fields of Repairs' };

type Shown = Pick<Awaited<ReturnType<typeof showWidget>>, 'screen'>;
const add = async ({ screen }: Shown, kind: string) => {
  await screen.getByRole('button', { name: 'Add a field', exact: true }).click();
  const kinds = screen.getByRole('listbox', { name: 'Add a field', exact: true });
  await kinds.getByRole('option', { name: kind, exact: true }).click();
};

const library = {
  tables: [
    {
      label: 'Lending',
      items: [
        { value: 'v1', label: 'Items', table: 't1' },
        { value: 'v2', label: 'People', table: 't2' },
      ],
    },
  ],
  targets: [{ table_id: 't2', form_config: { formLabel: 'People', fields: [text('full_name', 'Full name')] } }],
};

/** The editor in a form whose button validates it. */
const showChecked = (fields: readonly unknown[]) =>
  showWidget(
    'FormLayout',
    { label: 'Form' },
    {
      state: { design: { formLabel: 'Repairs', fields: fields as never } },
      on: { submit: [{ do: 'validate' }] },
      slots: {
        default: [{ id: 'design', widget: 'TableDesign', props: { ...props, ...library }, bind: ['state', 'design'] }],
        actions: [{ id: 'send', widget: 'Button', props: { label: 'Save', type: 'submit' } }],
      },
    },
  );

test('TABLE-24 TableDesign lets a link lead to the table that its name means, until a person chooses one', async () => {
  const { screen, value } = await showWidget('TableDesign', { ...props, ...library }, { value: design });
  await add({ screen }, 'Relation');
  const table = screen.getByRole('combobox', { name: /^Table/ });
  await expect.element(table).toHaveDisplayValue('Choose a table');
  await expect.element(table).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('Person who pays');
  await expect.element(screen.getByLabelText('Label in English')).toHaveValue('Person who pays');
  await expect.element(table).toHaveDisplayValue('People');
  await expect.element(screen.getByRole('button', { name: /^Person who pays.*Link to People/ })).toBeVisible();
  await table.selectOptions('Items');
  await screen.getByLabelText('Label in English').fill('People');
  expect(value()).toMatchObject({ fields: [{}, {}, { label: 'People', kind: { logical_table_id: 'v1' } }] });
});

test('TABLE-21 TableDesign asks for the table of a link that could lead to several when it is saved', async () => {
  const { screen } = await showChecked([text('title', 'Title')]);
  await add({ screen }, 'Relation');
  await screen.getByLabelText('Label in English').fill('Belongs to');
  expect(screen.container.querySelector('[aria-invalid="true"]')).toBeNull();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('combobox', { name: /^Table/ })).toHaveAttribute('aria-invalid', 'true');
});

test('TABLE-21 TableDesign marks nothing of a look-up that was just added and named, and says what to choose', async () => {
  const person = { node: 'field', id: 'person', label: 'Person', kind: { type: 'relation', logical_table_id: 'v2' } };
  const { screen } = await showChecked([person]);
  await add({ screen }, 'Look-up');
  await screen.getByLabelText('Label in English').fill('Name of the person');
  const field = screen.getByRole('combobox', { name: /^Field/ });
  await expect.element(field).toHaveDisplayValue('Choose a field');
  // The check of the design comes a moment later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.container.querySelector('[aria-invalid="true"]')).toBeNull();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByLabelText('Identifier')).not.toHaveAttribute('aria-invalid', 'true');
  await field.selectOptions('Full name');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('TABLE-24 TableDesign waits with the table of a link until an input method has composed its name', async () => {
  const { screen } = await showWidget('TableDesign', { ...props, ...library }, { value: design });
  await add({ screen }, 'Relation');
  const label = screen.getByLabelText('Label in English').element();
  label.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await screen.getByLabelText('Label in English').fill('Person');
  const table = screen.getByRole('combobox', { name: /^Table/ });
  await expect.element(table).toHaveDisplayValue('Choose a table');
  expect(label.isConnected, 'the input that composes is not replaced').toBe(true);
  label.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(table).toHaveDisplayValue('People');
});
