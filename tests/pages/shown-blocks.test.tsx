import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showBlock } from './show-block.tsx';

const menu = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
const condition = (field: string, value: string) => ({ kind: 'condition', field, operator: 'eq', value });
const filter = { logicalOperator: 'any', children: [condition('status', 'open')] };
const ofStatus = (value: string) => ({ logicalOperator: 'all', children: [condition('status', value)] });

const names = ['title', 'status', 'cost', 'due', 'owner', 'plant', 'note'];
const table = {
  table_id: 't1',
  table_name: 'Repairs',
  menu_name: 'Repairs',
  title_field: 'title',
  filters: [
    { field: 'status', label: 'Status', kind: 'option', is_multiple: false },
    { field: 'cost', label: 'Cost', kind: 'number', is_multiple: false },
    { field: 'due', label: 'Due', kind: 'date', is_multiple: false },
  ],
  columns: names.map((field) => ({
    field,
    label: field.charAt(0).toUpperCase() + field.slice(1),
    kind: 'text',
    is_sortable: true,
    is_range: false,
  })),
  rights: { add: true },
};
const getMenuTable = () => table;
const record = (at: number) => ({
  record_id: `r${at}`,
  data: { title: `Pump ${at}`, status: 'open' },
  display: { status: 'Open' },
});
const row = (value: string, label: string, figure: number) => ({
  groups: { group: value },
  labels: { group: label },
  values: { value: figure },
  display: {},
  filter: ofStatus(value),
});

/** Where the block has led to. */
function visited({ host }: Awaited<ReturnType<typeof showBlock>>): { path: string; query: Record<string, unknown> } {
  const { pathname, searchParams } = new URL(String(host.visited.at(-1)), 'http://localhost');
  const { filter: text, ...query } = Object.fromEntries(searchParams);
  return { path: pathname, query: { ...query, ...(text !== undefined && { filter: JSON.parse(text) }) } };
}

test.each([
  ['statistic', {}, 'Choose a list.'],
  ['chart', {}, 'Choose a list.'],
  ['records', {}, 'Choose a list.'],
  ['chart', { menu }, 'Choose the field by which the records are grouped.'],
  ['chart', { menu, group: 'status', measure: 'sum' }, 'Choose the field that is computed.'],
  ['statistic', { menu, measure: 'sum' }, 'Choose the field that is computed.'],
])('a block says quietly what it lacks: %s %j', async (block, params, said) => {
  const { screen, host } = await showBlock(block, params, { getMenuTable });
  await expect.element(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
  expect(host.errors).toEqual([]);
});

test.each([
  ['statistic', { menu }],
  ['chart', { menu, group: 'status' }],
  ['records', { menu }],
])('P1 who may not read the list of a block is told so: %s', async (block, params) => {
  const denied = () => {
    throw Object.assign(new Error('Not found.'), { code: 'not_found' });
  };
  const server = { getMenuTable: denied, getMenuStatistic: denied, listMenuRecords: denied };
  const { screen } = await showBlock(block, params, server);
  await expect.element(screen.getByText('You may not read this list, or it is gone.')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

test('REC-05 a figure says what it is, and a press opens the records behind it', async () => {
  const shown = await showBlock(
    'statistic',
    { menu, measure: 'sum', field: 'cost', filter },
    {
      getMenuTable,
      getMenuStatistic: () => ({ totals: { value: 15 }, totals_display: { value: '¥15.00' }, rows: [], is_cut: false }),
    },
  );
  await userEvent.click(shown.screen.getByRole('button', { name: 'Sum of Cost: ¥15.00' }));
  expect(visited(shown)).toEqual({ path: `/m/${menu}`, query: { appid: 'app1', filter } });
  expect(shown.argsOf('getMenuStatistic')).toEqual([
    {
      id: menu,
      paramData: { filter },
      viewSchema: { measures: [{ key: 'value', function: 'sum', field: 'cost' }] },
    },
  ]);
});

test('REC-05 a figure that failed can be asked for again', async () => {
  let tries = 0;
  const { screen } = await showBlock(
    'statistic',
    { menu, title: 'Open repairs' },
    {
      getMenuTable,
      getMenuStatistic() {
        tries += 1;
        if (tries === 1) throw Object.assign(new Error('No answer.'), { code: 'unavailable' });
        return { totals: { value: 7 }, totals_display: { value: '7' }, rows: [], is_cut: false };
      },
    },
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByRole('button', { name: 'Open repairs: 7' })).toBeVisible();
});

test('REC-05 a chart has its figures as a table, and each opens the records behind it', async () => {
  const shown = await showBlock(
    'chart',
    { menu, group: 'status', filter },
    {
      getMenuTable,
      getMenuStatistic: () => ({
        totals: {},
        totals_display: {},
        rows: [row('open', 'Open', 2), row('done', 'Done', 1)],
        is_cut: true,
      }),
    },
  );
  const { screen } = shown;
  await expect.element(screen.getByRole('figure', { name: 'Repairs by Status' })).toBeVisible();
  await expect.element(screen.getByText('Only the first 2 groups are shown.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  await expect.element(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await userEvent.click(screen.getByRole('row', { name: /Open/ }).getByRole('button', { name: '2' }));
  expect(visited(shown)).toEqual({
    path: `/m/${menu}`,
    query: {
      appid: 'app1',
      filter: { logicalOperator: 'all', children: [condition('status', 'open'), { kind: 'group', ...filter }] },
    },
  });
});

test('REC-05 a chart asks for units of time of dates alone, and splits what is not sliced', async () => {
  const getMenuStatistic = () => ({ totals: {}, totals_display: {}, rows: [], is_cut: false });
  const groupsOf = async (params: object) => {
    const { screen, argsOf } = await showBlock('chart', { menu, ...params }, { getMenuTable, getMenuStatistic });
    await expect.poll(() => argsOf('getMenuStatistic')).toHaveLength(1);
    await screen.unmount();
    return Object(argsOf('getMenuStatistic')[0]?.['viewSchema']).groups;
  };
  const due = { key: 'group', field: 'due', by: 'week' };
  const status = { key: 'split', field: 'status', by: 'value' };
  expect(await groupsOf({ group: 'due', by: 'week', split: 'status' })).toEqual([due, status]);
  expect(await groupsOf({ group: 'due', by: 'week', split: 'status', kind: 'pie' })).toEqual([due]);
  expect(await groupsOf({ group: 'status' })).toEqual([{ ...status, key: 'group' }]);
});

test('REC-02 a table shows the first six columns, opens a record, adds one, and turns its pages', async () => {
  const shown = await showBlock(
    'records',
    { menu, add: true, size: 5, sort: '-due' },
    {
      getMenuTable,
      listMenuRecords: ({ page }) => ({ items: [record(Number(page))], total: 6, page, size: 5 }),
    },
  );
  const { screen, argsOf } = shown;
  await expect.element(screen.getByText('Pump 1')).toBeVisible();
  const headers = screen
    .getByRole('columnheader')
    .elements()
    .map((one) => one.textContent?.trim());
  expect(headers).toEqual(['Title', 'Status', 'Cost', 'Due', 'Owner', 'Plant']);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await expect.element(screen.getByText('Pump 2')).toBeVisible();
  expect(argsOf('listMenuRecords').at(-1)).toMatchObject({ id: menu, page: 2, size: 5, sort: ['-due'] });
  await userEvent.click(screen.getByText('Pump 2'));
  expect(visited(shown)).toEqual({ path: `/m/${menu}/detail/r2`, query: { appid: 'app1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(visited(shown).path).toBe(`/m/${menu}/add`);
  await userEvent.click(screen.getByRole('button', { name: 'All records' }));
  expect(visited(shown)).toEqual({ path: `/m/${menu}`, query: { appid: 'app1' } });
});

test('REC-02 a table shows chosen columns in their order, without those that the reader does not see', async () => {
  const { screen } = await showBlock(
    'records',
    { menu, columns: ['status', 'hidden', 'title'] },
    {
      getMenuTable,
      listMenuRecords: () => ({ items: [record(1)], total: 1 }),
    },
  );
  await expect.element(screen.getByText('Pump 1')).toBeVisible();
  const headers = screen
    .getByRole('columnheader')
    .elements()
    .map((one) => one.textContent?.trim());
  expect(headers).toEqual(['Status', 'Title']);
});

test('REC-02 a table without records says why, and one that failed can be asked for again', async () => {
  let tries = 0;
  const { screen } = await showBlock(
    'records',
    { menu, filter },
    {
      getMenuTable,
      listMenuRecords() {
        tries += 1;
        if (tries === 1) throw Object.assign(new Error('No answer.'), { code: 'unavailable' });
        return { items: [], total: 0 };
      },
    },
  );
  await expect.element(screen.getByText('No answer.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByText('No record meets the conditions.')).toBeVisible();
});
