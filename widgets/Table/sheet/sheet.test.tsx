import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cell, column, type Options, show } from '../testing/people.ts';

const edited = [
  column('name', { edit: true, editor: 'text', raw: cell('name') }),
  column('age', { kind: 'number', digits: 0, edit: true, editor: 'number', raw: cell('age') }),
  column('on', { kind: 'boolean', edit: true, editor: 'boolean', raw: cell('on') }),
  column('id'),
];
const sheet = (props: object = {}, options: Options = {}) =>
  show({ editing: 'cells', ...props }, { listen: ['editCells', 'rowClick'], slots: { columns: edited }, ...options });
type Shown = Awaited<ReturnType<typeof sheet>>;

const at = ({ screen }: Shown, position: string): HTMLElement => {
  const found = screen.container.querySelector<HTMLElement>(`[data-place="${position}"]`);
  if (!found) throw new Error(`There is no cell ${position}.`);
  return found;
};
/** What was sent, by the key of each row. */
const sent = ({ happened }: Shown) =>
  happened.map(([, detail]) =>
    Object(detail).changes.map(({ key, cells }: { key: string; cells: unknown }) => [key, cells]),
  );
/** Pastes a text, as a browser does it. */
function paste(target: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('a click chooses a cell; Enter, a double click and typing edit it', async () => {
  const table = await sheet();
  await userEvent.click(at(table, '0:0'));
  expect(table.screen.getByRole('textbox').query()).toBeNull();
  expect(table.happened).toEqual([]);
  await userEvent.keyboard('Eve{Enter}');
  expect(sent(table)).toEqual([[['a', [{ field: 'name', value: 'Eve' }]]]]);
  await userEvent.dblClick(at(table, '1:1'));
  await userEvent.fill(table.screen.getByRole('textbox', { name: 'Age: edit' }), '8');
  await userEvent.keyboard('{Enter}');
  expect(sent(table)[1]).toEqual([['b', [{ field: 'age', value: 8 }]]]);
  await userEvent.keyboard('{ArrowUp}{Enter}{Escape}');
  expect(table.happened).toHaveLength(2);
});

test('a block that is pasted changes the cells that can be changed, as texts', async () => {
  const table = await sheet();
  await userEvent.click(at(table, '1:0'));
  paste(at(table, '1:0'), 'Bea\t8\tyes\tx9\nCat\t53\r\nbeyond\t1');
  await expect.poll(() => sent(table)).toHaveLength(1);
  expect(sent(table)[0]).toEqual([
    [
      'b',
      [
        { field: 'name', text: 'Bea' },
        { field: 'age', text: '8' },
        { field: 'on', text: 'yes' },
      ],
    ],
    [
      'c',
      [
        { field: 'name', text: 'Cat' },
        { field: 'age', text: '53' },
      ],
    ],
  ]);
});

test('Shift with arrows chooses a block, which is filled down, emptied and copied', async () => {
  const table = await sheet();
  await userEvent.click(at(table, '0:0'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
  expect(table.screen.container.querySelectorAll('[data-block]')).toHaveLength(6);
  const clipboardData = new DataTransfer();
  at(table, '2:1').dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  expect(clipboardData.getData('text/plain')).toBe('Ada\t36\nBob\t7\nCyd\t52');
  await userEvent.keyboard('{Control>}d{/Control}');
  const first = [
    { field: 'name', value: 'Ada' },
    { field: 'age', value: 36 },
  ];
  expect(sent(table)[0]).toEqual([
    ['b', first],
    ['c', first],
  ]);
  await userEvent.keyboard('{ArrowUp}{Delete}');
  expect(sent(table)[1]).toEqual([['b', [{ field: 'age', value: null }]]]);
});

test('more than twenty cells are shown before they are changed', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ id: `r${index}`, name: `N${index}`, age: index, on: true }));
  const answers = [false, true];
  const table = await sheet(
    { rows: many },
    {
      listen: ['editCells'],
      slots: { columns: edited },
      host: { confirm: () => answers.shift() ?? false },
    },
  );
  await userEvent.click(at(table, '0:0'));
  const text = Array.from({ length: 21 }, (_, index) => `M${index}`).join('\n');
  paste(at(table, '0:0'), text);
  await expect.poll(() => table.host.questions).toHaveLength(1);
  expect(table.host.questions[0]).toMatchObject({ title: 'Change 21 cells?' });
  expect(table.host.questions[0]?.names?.[1]).toBe('N1 · Name: N1 → M1');
  expect(table.happened).toHaveLength(0);
  paste(at(table, '0:0'), text);
  await expect.poll(() => table.happened).toHaveLength(1);
});

test('a refused cell keeps what was entered, with its issue at the cell and below the rows', async () => {
  const issue = { pointer: '/changes/0/cells/0', message: 'Too young.' };
  const table = await sheet(
    { issues: { $: ['get', ['var', 'state'], 'issues'] } },
    {
      state: { issues: [] },
      slots: { columns: edited },
      on: { editCells: [{ do: 'setState', path: ['state', 'issues'], value: [issue] }] },
    },
  );
  await userEvent.click(at(table, '1:1'));
  await userEvent.keyboard('12.5{Enter}');
  await expect.poll(() => at(table, '1:1').getAttribute('aria-invalid')).toBe('true');
  // As it was typed, and not as the column rounds its numbers.
  expect(at(table, '1:1').textContent).toBe('12.5');
  expect(at(table, '1:1').title).toBe('Too young.');
  await expect.element(table.screen.getByRole('alert')).toHaveTextContent('Bob · Age: Too young.');
});

test('Control and Z takes a saved change back, and with Shift makes it again', async () => {
  const value = {
    $: ['get', ['at', ['get', ['at', ['get', ['var', 'event'], 'changes'], ['lit', 0]], 'cells'], ['lit', 0]], 'value'],
  };
  const name = { $: ['get', ['var', 'state'], 'name'] };
  const table = await sheet(
    { rows: [{ id: 'a', name, age: 1, on: true }] },
    {
      state: { name: 'Ada' },
      slots: { columns: edited },
      on: { editCells: [{ do: 'setState', path: ['state', 'name'], value }] },
    },
  );
  await userEvent.click(at(table, '0:0'));
  await userEvent.keyboard('Eve{Enter}');
  await expect.poll(() => at(table, '0:0').textContent).toBe('Eve');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => table.state('name')).toBe('Ada');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.poll(() => table.state('name')).toBe('Eve');
});

test('of a paste with a refused cell the others can be saved', async () => {
  const issue = { pointer: '/changes/1/cells/0', message: 'No such name.' };
  const table = await sheet(
    { issues: { $: ['get', ['var', 'state'], 'issues'] } },
    {
      state: { issues: [], changes: [] },
      slots: { columns: edited },
      on: {
        editCells: [
          { do: 'setState', path: ['state', 'issues'], value: [issue] },
          {
            do: 'setState',
            path: ['state', 'changes'],
            value: { $: ['get', ['var', 'event'], 'changes'] },
          },
        ],
      },
    },
  );
  await userEvent.click(at(table, '0:0'));
  paste(at(table, '0:0'), 'Eve\t20\nNo\t30');
  const alert = table.screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('3 other cells of the change were not saved either.');
  await alert.getByRole('button', { name: 'Save them' }).click();
  const right = [
    {
      key: 'a',
      cells: [
        { field: 'name', text: 'Eve' },
        { field: 'age', text: '20' },
      ],
    },
    { key: 'b', cells: [{ field: 'age', text: '30' }] },
  ];
  await expect.poll(() => table.state('changes')).toMatchObject(right);
});

test('Escape at a refused cell takes its value back', async () => {
  const issue = { pointer: '/changes/0/cells/0', message: 'Too young.' };
  const table = await sheet(
    { issues: { $: ['get', ['var', 'state'], 'issues'] } },
    {
      state: { issues: [] },
      slots: { columns: edited },
      on: { editCells: [{ do: 'setState', path: ['state', 'issues'], value: [issue] }] },
    },
  );
  await userEvent.click(at(table, '1:1'));
  await userEvent.keyboard('12.5{Enter}');
  await expect.poll(() => at(table, '1:1').textContent).toBe('12.5');
  await userEvent.click(at(table, '1:1'));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => at(table, '1:1').textContent).toBe('7');
  expect(table.screen.getByRole('alert').query()).toBeNull();
});
