import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const field = (id: string, kind: object, more: object = {}) => ({ node: 'field', id, label: id, kind, ...more });
const save = { id: 'save', widget: 'Button', props: { label: 'Save', type: 'submit' } };
const config = {
  formLabel: 'Form',
  fields: [
    field('name', { type: 'text' }),
    field('code', { type: 'text', max_length: 3 }),
    field('due', { type: 'text' }, { is_required: true }),
    field('lines', {
      type: 'subTable',
      fields: [field('size', { type: 'number', max: 5 }), field('what', { type: 'text' })],
    }),
    field('total', { type: 'formula', expression: 'seats * 10', result: 'number' }),
    field('seats', { type: 'number' }),
  ],
  rules: [
    {
      id: 'online',
      expression: 'name == "Online"',
      then: [{ do: 'state', targets: ['seats'], is_hidden: true, drops_value: true }],
    },
  ],
  checks: [{ id: 'c', expression: 'seats <= 20', field: 'seats', message: 'Too many.' }],
};
const row = (row_id: string, data: object) => ({ kind: 'row', row_id, data });
const stored = {
  name: 'A',
  code: 'long code',
  lines: [row('r1', { size: 9, what: 'x' }), row('r2', { size: 1 })],
  seats: 2,
};
const tooLong = 'The saved value no longer meets what the form asks for: At most 3 characters are allowed.';
const missing = 'The saved value no longer meets what the form asks for: This is required.';
const tooMuch = 'The saved value no longer meets what the form asks for: Enter at most 5.';

const show = (props: object = {}, value: object = stored) =>
  showWidget(
    'RecordForm',
    { label: 'Form', config, isNew: false, stored, ...props },
    // Safe: a record is JSON.
    { slots: { actions: [save] }, listen: ['submit'], value: value as never },
  );

test('REC-07 REC-08 a saved value that the form no longer allows is marked from the beginning, and another field is saved', async () => {
  const { screen, happened } = await show();
  const code = screen.getByLabelText('code');
  await expect.element(screen.getByText(tooLong)).toBeVisible();
  await expect.element(code).toHaveAccessibleDescription(tooLong);
  await expect.element(screen.getByLabelText('due')).toHaveAccessibleDescription(missing);
  await expect.element(screen.getByText(tooMuch)).toBeVisible();
  await screen.getByLabelText('name').fill('B');
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['submit', expect.objectContaining({ changes: { name: 'B' } })]]);
  await expect.element(screen.getByText(tooLong)).toBeVisible();
});

test('REC-07 who changes the value has to mend it, and its mark goes with it', async () => {
  const { screen, happened } = await show();
  const code = screen.getByLabelText('code');
  await screen.getByLabelText('due').fill('x');
  await expect.element(screen.getByText(missing)).not.toBeInTheDocument();
  await code.fill('co');
  await expect.element(screen.getByText(tooLong)).not.toBeInTheDocument();
  await screen.getByLabelText('due').fill('');
  await code.fill('ok');
  await userEvent.keyboard('{Enter}');
  expect(happened, 'what is empty was empty before').toHaveLength(1);
  await screen.getByRole('spinbutton', { name: 'size' }).first().fill('7');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Enter at most 5.', { exact: true })).toBeVisible();
  expect(happened).toHaveLength(1);
});

test('REC-07 the mark of a cell goes with its row', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Move row 1 down' }).click();
  const sizes = screen.getByRole('spinbutton', { name: 'size' });
  await expect.element(sizes.nth(1)).toHaveAccessibleDescription(tooMuch);
  await expect.element(sizes.nth(0)).not.toHaveAccessibleDescription();
});

test('REC-07 a record that is read marks the value with the same sentence', async () => {
  const { screen } = await show({ readOnly: true });
  await expect.element(screen.getByText(tooLong)).toBeVisible();
  await expect.element(screen.getByRole('status', { name: 'code' })).toHaveAccessibleDescription(tooLong);
});

test('REC-07 a draft is judged beside what is saved, and a new record has no marks', async () => {
  const { screen, happened } = await show({}, { ...stored, code: 'another long one' });
  await expect.element(screen.getByText(tooLong)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('At most 3 characters are allowed.', { exact: true })).toBeVisible();
  expect(happened).toEqual([]);
  const fresh = await show({ isNew: true, stored: null }, {});
  expect(fresh.screen.container.textContent).not.toContain('The saved value');
});

test('TABLE-24 what a rule drops does not count while the form is filled in, and is there again when it no longer does', async () => {
  const { screen, value } = await show({}, { ...stored, seats: 25 });
  await expect.element(screen.getByLabelText('total')).toHaveTextContent('250');
  await screen.getByLabelText('name').fill('Online');
  await expect.element(screen.getByLabelText('total')).toHaveTextContent('–');
  expect(value()).toMatchObject({ seats: null });
  await screen.getByLabelText('name').fill('Room');
  await expect.element(screen.getByLabelText('total')).toHaveTextContent('250');
  await expect.element(screen.getByRole('spinbutton', { name: 'seats' })).toHaveValue('25');
});
