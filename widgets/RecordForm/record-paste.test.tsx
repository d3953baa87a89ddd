import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const column = (id: string, type: string, more: object = {}) => ({
  node: 'field',
  id,
  label: id,
  kind: { type, ...more },
});
const columns = [column('name', 'text'), column('count', 'number')];
const double = column('double', 'formula', { expression: 'count * 2', result: 'number', precision: 0 });

/** Rows of a name and a count, and what is computed of it where the table has that column. */
async function show(count: number, { fields = columns, most = 1000 } = {}) {
  const kind = { type: 'subTable', max_rows: most, totals: [], fields };
  const config = { formLabel: 'Form', fields: [{ node: 'field', id: 'lines', label: 'Lines', kind }] };
  const rows = Array.from({ length: count }, (_, at) => ({ kind: 'row', data: { name: `name ${at + 1}`, count: 1 } }));
  const shown = await showWidget('RecordForm', { label: 'Form', config }, { value: { lines: rows } });
  await expect.element(shown.screen.getByRole('textbox', { name: 'name' }).first()).toBeVisible();
  const lines = () => (shown.value() as { lines: { data: { name: string } }[] }).lines.map(({ data }) => data);
  return { ...shown, lines, names: () => lines().map(({ name }) => name) };
}

const paste = (into: Element, text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

test('REC-02 RecordForm takes a block of a spreadsheet: numbers are read in the notation of their column, rows are added, what does not fit is named, one undo takes all back', async () => {
  const { screen, lines } = await show(2);
  await screen.getByRole('textbox', { name: 'name' }).last().click();
  const into = document.activeElement ?? document.body;
  paste(into, 'Seal\t1,5\r\nBolt\tmany\r\n"Nut\tM8"\t1,000\r\n');
  expect(lines()).toEqual([
    { name: 'name 1', count: 1 },
    { name: 'Seal', count: 1.5 },
    { name: 'Bolt' },
    // The column is written with decimal commas.
    { name: 'Nut\tM8', count: 1 },
  ]);
  const status = screen.getByText('5 cells were changed. 2 rows were added.');
  await expect.element(status).toBeVisible();
  await expect.element(screen.getByText('Row 3, count: “many” is not a number.')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(lines).toEqual([
    { name: 'name 1', count: 1 },
    { name: 'name 2', count: 1 },
  ]);
  await expect.element(status).not.toBeInTheDocument();
  // The text of one cell stays with its field.
  const native = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
  native.clipboardData?.setData('text/plain', 'one cell');
  into.dispatchEvent(native);
  expect(native.defaultPrevented).toBe(false);
});

test('RecordForm adds no more rows by a block than there may be, and says so', async () => {
  const { screen, names } = await show(1, { most: 2 });
  await screen.getByRole('textbox', { name: 'name' }).click();
  paste(document.activeElement ?? document.body, 'A\t1\nB\t2\nC\t3');
  expect(names()).toEqual(['A', 'B']);
  await expect.element(screen.getByText(/1 row did not fit: there may be 2\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(names()).toEqual(['name 1']);
  // The row that had the focus is gone.
  await expect.element(screen.getByRole('textbox', { name: 'name' })).toHaveFocus();
});

test('RecordForm fills a value down by Ctrl and D, which Ctrl and Z take back', async () => {
  const { screen, names } = await show(3);
  await screen.getByRole('textbox', { name: 'name' }).nth(1).click();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(names()).toEqual(['name 1', 'name 2', 'name 2']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(names).toEqual(['name 1', 'name 2', 'name 3']);
});

test('a pasted block is taken back only until something else is entered, and what it did not take stays named', async () => {
  const { screen, names } = await show(2, { fields: [...columns, double] });
  await screen.getByRole('textbox', { name: 'name' }).first().click();
  paste(document.activeElement ?? document.body, 'Seal\tmany\nBolt\t2\nNut\t3');
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  await screen.getByRole('textbox', { name: 'name' }).nth(1).click();
  await userEvent.keyboard('!');
  expect(names()).toEqual(['Seal', 'Bolt!', 'Nut']);
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(screen.getByText('Row 1, count: “many” is not a number.')).toBeVisible();
  // Taken back, a row that was removed since would come back twice.
  await screen.getByRole('button', { name: 'Remove row 1' }).click();
  await undo.click();
  expect(names()).toEqual(['Seal', 'Bolt!', 'Nut']);
});

test('a block is taken back where columns are computed, and the focus goes to where it was pasted', async () => {
  const { screen, names } = await show(3, { fields: [...columns, double] });
  const cell = screen.container.querySelector<HTMLElement>('tr[data-index="1"] td:nth-of-type(2) input');
  cell?.focus();
  paste(cell ?? document.body, '5\n6\n7\n8');
  await expect.element(screen.getByText('10', { exact: true }).first()).toBeVisible();
  expect(names()).toHaveLength(5);
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(names()).toEqual(['name 1', 'name 2', 'name 3']);
  expect(document.activeElement).toBe(cell);
});

test('a block says how many of its cells have no column, and adds no rows where none has one', async () => {
  const { screen, lines } = await show(1, { fields: [...columns, double] });
  await screen.getByRole('textbox', { name: 'name' }).click();
  paste(document.activeElement ?? document.body, 'Seal\t4\t8\tred\nBolt\t5\t10\t');
  expect(lines().map(({ name }) => name)).toEqual(['Seal', 'Bolt']);
  const skipped = '4 cells were changed. 1 row was added. 3 cells were left out: there is no column for them';
  await expect.element(screen.getByText(skipped)).toBeVisible();
  // What is computed can be chosen as text, and pasted over.
  paste(screen.container.querySelector('tr[data-index="1"] output') ?? document.body, '1\n2\n3');
  await expect.element(screen.getByText('No cell was changed. 3 cells were left out')).toBeVisible();
  expect(lines()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
});

test('a block that is pasted on the buttons of a row changes nothing', async () => {
  const { screen, names } = await show(2);
  const remove = screen.getByRole('button', { name: 'Remove row 2' }).element();
  paste(remove, 'Seal\t4\nBolt\t5\nNut\t6');
  expect(names()).toEqual(['name 1', 'name 2']);
  expect(screen.getByText(/cells were/).elements()).toEqual([]);
});
