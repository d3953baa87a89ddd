import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const column = (id: string, kind: object) => ({ node: 'field', id, label: id, kind });
const options = (...values: string[]) => ({
  type: 'select',
  options: { source: 'fixed', options: values.map((value) => ({ value, label: value })) },
});
const fields = [
  column('kind', options('goods', 'travel')),
  column('place', { type: 'text' }),
  column('price', { type: 'number' }),
];
const save = { id: 'save', widget: 'Button', props: { label: 'Save', type: 'submit' } };
const when = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'kind', operator: 'eq', value: 'travel' }],
};

/** Rows of these kinds, under a rule about those of the kind `travel`. */
async function show(kinds: readonly string[], then: readonly object[], more: object = {}) {
  const config = {
    formLabel: 'Form',
    fields: [{ node: 'field', id: 'lines', label: 'Lines', kind: { type: 'subTable', fields } }],
    rules: [{ id: 'r', rows: 'lines', when, then }],
    ...more,
  };
  const rows = kinds.map((kind) => ({ kind: 'row', data: { kind, price: 1 } }));
  const shown = await showWidget(
    'RecordForm',
    { label: 'Form', config },
    { value: { lines: rows }, slots: { actions: [save] }, listen: ['submit'] },
  );
  const { screen } = shown;
  await expect.element(screen.getByRole('combobox', { name: 'kind' }).first()).toBeVisible();
  const lines = () => (shown.value() as { lines: { data: Record<string, unknown> }[] }).lines.map(({ data }) => data);
  const cell = (row: number, name: string) =>
    screen
      .getByRole('row')
      .nth(row)
      .getByRole(name === 'price' ? 'spinbutton' : 'textbox', { name });
  const choose = (row: number, kind: string) =>
    screen.getByRole('row').nth(row).getByRole('combobox', { name: 'kind' }).selectOptions(kind);
  return { ...shown, lines, cell, choose };
}

const state = (more: object) => ({ do: 'state', targets: ['place'], ...more });

test('RecordForm hides, requires and locks a cell by what its own row says, at once', async () => {
  const { cell, choose } = await show(
    ['goods', 'travel'],
    [state({ is_required: true }), { do: 'state', targets: ['price'], is_read_only: true }],
  );
  await expect.element(cell(1, 'place')).not.toHaveAttribute('aria-required');
  await expect.element(cell(2, 'place')).toHaveAttribute('aria-required', 'true');
  await expect.element(cell(2, 'price')).toHaveAttribute('readonly');
  await choose(1, 'travel');
  await choose(2, 'goods');
  await expect.element(cell(1, 'place')).toHaveAttribute('aria-required', 'true');
  await expect.element(cell(2, 'place')).not.toHaveAttribute('aria-required');
  await expect.element(cell(2, 'price')).not.toHaveAttribute('readonly');
});

test('RecordForm shows a cell again when its row no longer hides it, and the others stay', async () => {
  const { cell, choose } = await show(['travel', 'goods'], [state({ is_hidden: true })]);
  await expect.element(cell(1, 'place')).not.toBeInTheDocument();
  await expect.element(cell(2, 'place')).toBeVisible();
  await choose(1, 'goods');
  await expect.element(cell(1, 'place')).toBeVisible();
});

test('RecordForm fills a cell when its row begins to ask for it', async () => {
  const { lines, choose } = await show(
    ['goods', 'goods'],
    [{ do: 'setValue', target: 'place', to: { kind: 'value', value: 'Rome' } }],
  );
  await choose(2, 'travel');
  await expect.poll(() => lines().map(({ place }) => place)).toEqual([undefined, 'Rome']);
});

test('RecordForm says at its cell what a check of rows says', async () => {
  const checks = [{ id: 'c', rows: 'lines', expression: 'price < 5', field: 'price', message: 'Too dear.' }];
  const { cell, screen, happened } = await show(['goods', 'goods'], [state({ is_hidden: true })], { checks });
  await cell(2, 'price').fill('7');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(cell(2, 'price')).toHaveAccessibleDescription('Too dear.');
  expect(happened).toEqual([]);
  expect(screen.getByText('Too dear.').elements()).toHaveLength(1);
});

test('a pasted block and filling down pass over cells that their row locks, and name them', async () => {
  const { screen, cell, lines } = await show(
    ['goods', 'travel', 'goods'],
    [{ do: 'state', targets: ['price'], is_read_only: true }],
  );
  await cell(1, 'price').click();
  const data = new DataTransfer();
  data.setData('text/plain', '7\n8\n9');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  expect(lines().map(({ price }) => price)).toEqual([7, 1, 9]);
  await expect.element(screen.getByText('Row 2, price: “8” cannot be changed here.')).toBeVisible();
  await cell(1, 'price').click();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(lines().map(({ price }) => price)).toEqual([7, 1, 7]);
});
