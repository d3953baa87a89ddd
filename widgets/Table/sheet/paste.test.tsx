import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pastedCell } from '../../kit/record/paste/pasted-cell.ts';
import { cell, column, rows, show } from '../testing/people.ts';

const edited = [
  column('name', { edit: true, editor: 'text', raw: cell('name') }),
  column('age', { kind: 'number', digits: 0, edit: true, editor: 'number', raw: cell('age') }),
  column('id'),
];
const stay = [column('name', { edit: true, editor: 'words' })];
const lines = Array.from({ length: 20 }, (_, at) => `Person ${at + 1}`);

interface Pasting {
  count?: number;
  answer?: boolean | 'other';
  at?: string;
  columns?: object[];
}

async function pasted(text: string, { count = 3, answer = true, at = '0:0', columns = edited }: Pasting = {}) {
  const host = { confirm: () => answer };
  const table = await show(
    { editing: 'cells', rows: rows.slice(0, count) },
    { listen: ['editCells'], slots: { columns }, host },
  );
  const target = table.screen.container.querySelector<HTMLElement>(`[data-place="${at}"]`);
  if (!target) throw new Error(`There is no cell ${at}.`);
  await userEvent.click(target);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return table;
}

test('REC-11 lines below the last row are named before anything is changed, and nothing is when the answer is no', async () => {
  const { host, happened } = await pasted(lines.join('\n'), { count: 1, answer: false });
  await expect.poll(() => host.questions).toHaveLength(1);
  expect(host.questions[0]).toMatchObject({
    title: 'Some of it does not fit',
    text: '19 lines are below the last row of this list and would be left out. 1 cell would be changed.',
    names: expect.arrayContaining(['Person 2', 'Person 20']),
    ok: 'Paste what fits',
  });
  expect(host.questions[0]?.names).toHaveLength(19);
  expect(happened).toEqual([]);
});

test('REC-11 what fits is pasted after a yes, in one question', async () => {
  const { host, happened } = await pasted(lines.join('\n'));
  await expect.poll(() => happened).toHaveLength(1);
  expect(host.questions).toHaveLength(1);
  expect(Object(happened[0]?.[1]).changes.map(({ cells }: { cells: unknown }) => cells)).toEqual([
    [{ field: 'name', text: 'Person 1' }],
    [{ field: 'name', text: 'Person 2' }],
    [{ field: 'name', text: 'Person 3' }],
  ]);
});

test('REC-11 texts over closed cells and beside the last column are counted with the names of their columns', async () => {
  const { host, happened } = await pasted('Eve\t8\tx1\tmore\nFay\t9\tx2\t', { answer: false });
  await expect.poll(() => host.questions).toHaveLength(1);
  expect(host.questions[0]?.text).toBe(
    '2 cells of Id cannot be changed and would be left out. 1 cell is beside the last column and would be left out. 4 cells would be changed.',
  );
  expect(happened).toEqual([]);
});

test('REC-11 a block of which nothing can be changed says so in sight', async () => {
  const { host, happened } = await pasted('x1\nx2', { at: '0:2' });
  await expect.poll(() => host.toasts.map(({ text }) => text)).toEqual(['No cell here can be changed.']);
  expect(host.questions).toEqual([]);
  expect(happened).toEqual([]);
});

test('REC-11 a block that is too large says so in sight', async () => {
  const { host } = await pasted(Array.from({ length: 501 }, () => 'x').join('\n'));
  await expect
    .poll(() => host.toasts.map(({ text }) => text))
    .toEqual(['At most 500 rows and 50 columns can be changed at once.']);
});

/** The cells that were sent. */
const cellsOf = ({ happened }: Awaited<ReturnType<typeof pasted>>): unknown =>
  Object(happened[0]?.[1]).changes?.flatMap(({ cells }: { cells: unknown[] }) => cells);

test.each([
  [true, 'point'],
  ['other', 'comma'],
] as const)(
  'REC-08 REC-11 numbers that could be two are asked about before they are pasted: %s is %s',
  async (answer, numbers) => {
    const table = await pasted('7\n1,550', { at: '0:1', answer });
    await expect.poll(() => table.happened).toHaveLength(1);
    expect(table.host.questions).toMatchObject([{ title: 'How are the numbers written?', names: ['Age'] }]);
    expect(cellsOf(table)).toEqual([
      { field: 'age', text: '7', numbers },
      { field: 'age', text: '1,550', numbers },
    ]);
  },
);

test('REC-08 REC-11 nothing is pasted without an answer, and nothing is asked where the column tells', async () => {
  const table = await pasted('1,550', { at: '0:1', answer: false });
  await expect.poll(() => table.host.questions).toHaveLength(1);
  expect(table.happened).toEqual([]);
  const certain = await pasted('15,50\n1.550', { at: '0:1' });
  await expect.poll(() => certain.happened).toHaveLength(1);
  expect(certain.host.questions).toEqual([]);
});

test('REC-08 REC-11 ranges whose dates could be two are asked about, pasted or typed', async () => {
  const range = '03.04.2026 – 05.04.2026';
  const table = await pasted(range, { columns: stay, answer: 'other' });
  await expect.poll(() => table.happened).toHaveLength(1);
  expect(table.host.questions).toMatchObject([{ title: 'How are the dates written?', names: ['Name'] }]);
  expect(cellsOf(table)).toEqual([{ field: 'name', text: range, dates: expect.stringMatching(/First$/) }]);
  await userEvent.keyboard(`${range}{Enter}`);
  await expect.poll(() => table.host.questions).toHaveLength(2);
  await expect.poll(() => table.happened).toHaveLength(2);
});

test('REC-11 what is copied is pasted as the same values: dates, moments, ranges, amounts and percents', async () => {
  const stored = {
    id: 'a',
    due: '2026-11-09',
    at: '2026-11-09T02:30:00Z',
    stay: { kind: 'range', from: '2026-11-09', to: null },
    cost: 1250.5,
    share: 0.125,
    kept: 1234,
  };
  const shown = (id: string, editor: string, more: object = {}) =>
    column(id, { kind: 'text', editor, edit: true, raw: cell(id), ...more });
  const columns = [
    shown('due', 'date', { kind: 'date' }),
    shown('at', 'datetime', { kind: 'datetime' }),
    shown('stay', 'words'),
    shown('cost', 'number'),
    shown('share', 'number', { percent: true }),
    column('kept', { kind: 'number' }),
  ];
  const locale = { current: () => 'en-US', timeZone: () => 'Asia/Shanghai', set: () => undefined };
  const { screen } = await show(
    { editing: 'cells', rows: [stored] },
    { listen: ['editCells'], slots: { columns }, host: { locale } },
  );
  await userEvent.click(screen.getByRole('gridcell').first());
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  const clipboardData = new DataTransfer();
  const target = screen.getByRole('gridcell').last().element();
  target.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  const texts = clipboardData.getData('text/plain').split('\t');
  expect(texts).toEqual(['2026-11-09', '2026-11-09 10:30', '2026-11-09 –', '1250.5', '12.5%', '1234']);
  const kinds = [
    { type: 'date', granularity: 'day' },
    { type: 'date', granularity: 'minute' },
    { type: 'dateRange', granularity: 'day' },
    { type: 'number' },
    { type: 'percent' },
    { type: 'number' },
  ] as const;
  const notations = { dates: null, numbers: null };
  const read = kinds.map((kind, at) =>
    pastedCell({ type: 'own', kind }, texts[at] ?? '', { timeZone: 'Asia/Shanghai', notations }),
  );
  expect(read.map((one) => Object(one).value)).toEqual(Object.values(stored).slice(1));
});
