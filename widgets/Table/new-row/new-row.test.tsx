import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Expr } from '#engine/document';
import { column, type Options, rows, show } from '../testing/people.ts';

const options = ['open', 'done'].map((value) => ({ value, label: value.toUpperCase() }));
const filled = [
  column('name', { adds: 'text' }),
  column('age', { kind: 'number', adds: 'number' }),
  column('state', { kind: 'tag', options, adds: 'words' }),
  column('on', { kind: 'boolean', adds: 'boolean' }),
];
const add = (props: object = {}, options_: Options = {}) =>
  show(
    { canAdd: true, newRowIssues: { $: ['get', ['var', 'state'], 'issues'] }, ...props },
    { binds: { newRow: null }, state: { issues: [] }, listen: ['addRow'], slots: { columns: filled }, ...options_ },
  );
/** Records that a cell finds by their names. */
const choices = {
  relations: { call: 'listShops', with: { id: 't' } },
  host(): Options['host'] {
    const shops = [
      { id: 's1', title: 'Corner' },
      { id: 's2', title: 'Harbor' },
      { id: 's3', title: 'Harvest' },
    ];
    const call = async (_id: string, { search = '' }: { search?: string }) => ({
      items: shops.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase())),
    });
    // Safe: the only call is that of the shops.
    return { client: { call } as never, operations: { listShops: { reads: [], writes: [], safe: true } } };
  },
};
const clearRow = [
  { do: 'emit', event: 'addRow', detail: { $: ['var', 'event'] } },
  { do: 'setState', path: ['state', 'newRow'], value: null },
];

describe('Table, its blank row', () => {
  test('REC-07 a row is typed with the keyboard alone, and the next blank one follows', async () => {
    const { screen, happened, state } = await add({}, { listen: [], on: { addRow: clearRow } });
    const row = screen.getByRole('row', { name: 'New row' });
    await row.getByRole('gridcell', { name: 'Name, new row' }).click();
    await userEvent.keyboard('Eve{Tab}41{Tab}open, done{Tab}');
    await expect.element(row.getByRole('checkbox', { name: 'On: edit' })).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    expect(happened).toEqual([['addRow', { values: { name: 'Eve', age: 41, state: ['open', 'done'], on: true } }]]);
    await expect.element(row.getByRole('textbox', { name: 'Name: edit' })).toHaveFocus();
    await expect.element(row.getByRole('textbox', { name: 'Name: edit' })).toHaveValue('');
    expect(state('newRow') ?? null).toBeNull();
    // What is typed on is the next row.
    await userEvent.keyboard('Fay{Enter}');
    expect(happened.at(-1)).toEqual(['addRow', { values: { name: 'Fay' } }]);
  });

  test('REC-07 REC-11 a percent is typed as 12.5 and written as one, and sent as 0.125', async () => {
    const columns = [
      column('name', { adds: 'text' }),
      column('share', { kind: 'text', adds: 'number', percent: true }),
    ];
    const { screen, happened } = await add({}, { slots: { columns } });
    const row = screen.getByRole('row', { name: 'New row' });
    await row.getByRole('gridcell', { name: 'Name, new row' }).click();
    await userEvent.keyboard('Eve{Tab}12.5{Shift>}{Tab}{/Shift}');
    await expect.element(row).toHaveTextContent('12.5%');
    await userEvent.keyboard('{Enter}');
    expect(happened).toEqual([['addRow', { values: { name: 'Eve', share: 0.125 } }]]);
  });

  test('REC-07 TPL-09 cells of a sheet that are pasted into it become no text of one field: it says how rows are added', async () => {
    const { screen, happened } = await add();
    const row = screen.getByRole('row', { name: 'New row' });
    await row.getByRole('gridcell', { name: 'Name, new row' }).click();
    const field = row.getByRole('textbox', { name: 'Name: edit' });
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    paste('Eve\t41\nFay\t52\n');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('use Import');
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard('Eve{Enter}');
    expect(happened).toEqual([['addRow', { values: { name: 'Eve' } }]]);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('REC-07 what was refused is said at its cell and below the rows, nothing of the row is lost, and Escape clears it but can be taken back', async () => {
    const issues = [
      { pointer: '/data/age', message: 'Too young.' },
      { pointer: '/data/secret', message: 'Give a secret.' },
    ];
    const { screen, happened, state } = await add(
      {},
      { state: { issues }, binds: { newRow: { name: 'Eve', age: 7 } } },
    );
    const row = screen.getByRole('row', { name: 'New row' });
    const age = row.getByRole('gridcell', { name: 'Age, new row: 7' });
    await expect.element(age).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not addedAge: Too young.Give a secret.');
    await age.click();
    await userEvent.keyboard('many{Tab}');
    await expect.element(row.getByRole('textbox', { name: 'Age: edit' })).toHaveAttribute('aria-invalid', 'true');
    // A text that is no number stays, wherever the focus goes, and sends nothing.
    await row.getByRole('gridcell', { name: 'Name, new row: Eve' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Age: Enter a number, such as 1,234.5.');
    await expect.element(row.getByRole('textbox', { name: 'Age: edit' })).toHaveValue('many');
    expect(happened).toEqual([]);
    // First what is typed in the cell, then the row.
    await userEvent.keyboard('{Escape}');
    await expect.element(row.getByRole('textbox', { name: 'Age: edit' })).toHaveValue('7');
    expect(state('newRow')).toEqual({ name: 'Eve', age: 7 });
    await userEvent.keyboard('{Escape}');
    expect(state('newRow') ?? null).toBeNull();
    expect(screen.getByRole('alert').query()).toBeNull();
    await expect.element(row.getByRole('textbox', { name: 'Name: edit' })).toHaveFocus();
    await expect.element(screen.getByText('The new row was cleared.')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(state('newRow')).toEqual({ name: 'Eve', age: 7 });
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(state('newRow')).toEqual({ name: 'Eve', age: 7 });
    expect(screen.getByText('The new row was cleared.').query()).toBeNull();
  });

  test('REC-07 a name typed into a cell of a relation is taken by Tab, and one that nothing has stays with an issue', async () => {
    const { screen, happened, state } = await add(
      { relations: choices.relations },
      { slots: { columns: [column('shop', { adds: 'record' }), ...filled] }, host: choices.host() },
    );
    const cell = screen.getByRole('gridcell', { name: /^Shop, new row/ });
    const shop = screen.getByRole('combobox', { name: 'Shop: edit' });
    await cell.click();
    await expect.element(shop).toHaveFocus();
    // What matches is not known yet when the cell is left and the row is sent.
    await userEvent.keyboard('corn{Tab}Eve{Enter}');
    await expect.poll(() => happened).toEqual([['addRow', { values: { shop: 's1', name: 'Eve' } }]]);
    await expect.element(screen.getByRole('row', { name: 'New row' })).not.toHaveAttribute('aria-busy');
    await shop.click();
    await userEvent.keyboard('{Backspace}har');
    await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect.poll(() => Object(state('newRow')).shop).toBe('s3');
    await shop.click();
    await userEvent.keyboard('{Backspace}nobody{Tab}');
    await expect.element(cell).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Shop: “nobody” does not fit this column.');
    await expect.element(shop).toHaveValue('nobody');
    await userEvent.keyboard('{Enter}');
    await expect.element(shop).toHaveFocus();
    expect(happened).toHaveLength(1);
    // Corrected, it is a value again.
    await userEvent.fill(shop, 'corner');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => Object(state('newRow')).shop).toBe('s1');
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  test('REC-07 a day is typed as people write it or chosen, and asked where it could be two', async () => {
    const days = [column('due', { kind: 'date', adds: 'date' }), column('at', { kind: 'datetime', adds: 'datetime' })];
    const locale = { current: () => 'en-US', timeZone: () => 'Asia/Shanghai', set: () => undefined };
    const { screen, happened, state } = await add({}, { slots: { columns: days }, host: { locale } });
    const due = screen.getByRole('textbox', { name: 'Due: edit' });
    await screen.getByRole('gridcell', { name: /^Due, new row/ }).click();
    await expect.element(due).toHaveFocus();
    await userEvent.keyboard('3.4.2026{Tab}');
    await expect.element(due).toHaveFocus();
    await expect.element(due).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Due: Is that April 3, 2026 or March 4, 2026? Write it as mm/dd/yyyy.');
    await userEvent.fill(due, '29.11.2026');
    await userEvent.keyboard('{Tab}11/30/2026{Tab}09:30AM{Tab}');
    expect(state('newRow')).toEqual({ due: '2026-11-29', at: '2026-11-30T01:30:00Z' });
    expect(screen.getByRole('alert').query()).toBeNull();
    await screen.getByRole('gridcell', { name: 'Due, new row: Nov 29, 2026' }).click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(screen.getByRole('button', { name: 'Sunday, November 29, 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(due).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(happened).toEqual([['addRow', { values: { due: '2026-11-28', at: '2026-11-30T01:30:00Z' } }]]);
  });

  test.each(['Shop', 'On'])(
    'REC-07 the blank row takes no focus by itself while the list is filtered, whatever cell was open: %s',
    async (header) => {
      const word: Expr = ['get', ['var', 'state'], 'word'];
      const shops = ['op', '==', word, ['lit', 'a']];
      const field = { id: 'word', widget: 'TextField', props: { label: 'Word' }, bind: ['state', 'word'] };
      const { screen } = await add(
        { rows: { $: ['if', shops, ['lit', null], ['get', ['var', 'state'], 'rows']] }, relations: choices.relations },
        {
          state: { issues: [], word: '', rows },
          slots: { columns: [column('shop', { adds: 'record' }), ...filled], toolbar: [field] },
          host: choices.host(),
        },
      );
      await screen.getByRole('gridcell', { name: `${header}, new row` }).click();
      await expect
        .poll(() => document.activeElement?.closest('[role="gridcell"]')?.textContent)
        .toContain(`${header}, new row`);
      await screen.getByRole('textbox', { name: 'Word' }).click();
      await userEvent.keyboard('a');
      await expect.element(screen.getByText('Loading', { exact: true })).toBeInTheDocument();
      await userEvent.keyboard('bc');
      await expect.element(screen.getByText('Cyd')).toBeVisible();
      await new Promise((done) => setTimeout(done, 200));
      await expect.element(screen.getByRole('textbox', { name: 'Word' })).toHaveValue('abc');
      await expect.element(screen.getByRole('textbox', { name: 'Word' })).toHaveFocus();
    },
  );

  test('REC-07 a blank row is there where one may add to what is shown in columns, and nowhere else', async () => {
    const blank = async (props: object, more: Options = {}) =>
      (await add(props, more)).screen.container.querySelector('[role="row"][aria-label="New row"]');
    expect(await blank({ rows: [] }), 'of an empty list').not.toBeNull();
    expect(await blank({ canAdd: false })).toBeNull();
    expect(await blank({ gallery: true })).toBeNull();
    expect(await blank({}, { slots: { columns: [column('name')] } }), 'no column takes a value').toBeNull();
    expect(await blank({ rows, error: 'Gone' })).toBeNull();
  });
});
