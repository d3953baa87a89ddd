import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cell, column, show } from '../testing/people.ts';

const rows = [
  { id: 'a', name: 'Ada', shop: 's1', shops: ['s1'], texts: { shop: 'Corner', shops: ['Corner'] } },
  { id: 'b', name: 'Bob', shop: null, shops: null, texts: {} },
];
const choice = (id: string, header: string, multiple: boolean) =>
  column(id, {
    header,
    value: { $: ['get', ['get', ['var', 'row'], 'texts'], id] },
    edit: true,
    editor: 'record',
    raw: cell(id),
    texts: { $: ['get', ['get', ['var', 'row'], 'texts'], id] },
    multiple,
  });
const columns = [column('name'), choice('shop', 'Shop', false), choice('shops', 'Shops', true)];

async function sheet() {
  const asked: unknown[] = [];
  const client = {
    call: async (_id: string, args: Readonly<Record<string, unknown>>) => {
      asked.push(args);
      return {
        items: [
          { id: 's1', title: 'Corner', details: [] },
          { id: 's2', title: 'Harbor', details: [{ text: 'Oslo' }] },
        ],
      };
    },
  };
  const operations = { listShops: { reads: [], writes: [], safe: true } };
  const shown = await show(
    { rows, editing: 'cells', relations: { call: 'listShops', with: { id: 't' } } },
    { listen: ['editCells'], slots: { columns }, host: { client, operations } },
  );
  const at = (position: string): HTMLElement => {
    const found = shown.screen.container.querySelector<HTMLElement>(`[data-place="${position}"]`);
    return found ?? expect.fail(`There is no cell ${position}.`);
  };
  return { ...shown, asked, at };
}
const cellsOf = ([, detail]: readonly [string, unknown]) => Object(detail).changes[0].cells;

test('REC-11 a cell of a record is searched, and what is chosen is sent at once by its id', async () => {
  const { screen, asked, at, happened } = await sheet();
  await userEvent.dblClick(at('1:1'));
  const field = screen.getByRole('combobox', { name: 'Shop: edit' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('har');
  await expect.poll(() => asked.at(-1)).toEqual({ id: 't', field: 'shop', search: 'har' });
  await screen.getByRole('option', { name: /Harbor/ }).click();
  await expect.poll(() => happened.map(cellsOf)).toEqual([[{ field: 'shop', value: 's2' }]]);
  expect(screen.getByRole('combobox').elements()).toHaveLength(0);
  expect(at('1:1')).toHaveFocus();
  // An id says nothing: the cell waits for its row.
  expect(at('1:1').textContent).not.toContain('s2');
});

test('REC-11 a cell of several keeps them as chips until Enter or Tab, and Escape changes nothing', async () => {
  const { screen, at, happened } = await sheet();
  await userEvent.dblClick(at('0:2'));
  await expect.element(screen.getByRole('list', { name: /selected/i })).toHaveTextContent('Corner');
  await screen.getByRole('option', { name: /Harbor/ }).click();
  expect(happened).toEqual([]);
  await userEvent.keyboard('{Escape}{Escape}');
  expect(happened).toEqual([]);
  await userEvent.dblClick(at('0:2'));
  await screen.getByRole('option', { name: /Harbor/ }).click();
  await userEvent.keyboard('{Escape}{Enter}');
  await expect.poll(() => happened.map(cellsOf)).toEqual([[{ field: 'shops', value: ['s1', 's2'] }]]);
});
