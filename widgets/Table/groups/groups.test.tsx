import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const column = (id: string, header: string, rest: object = {}) => ({
  id,
  widget: 'Column',
  props: { header, field: id, value: { $: ['get', ['var', 'row'], id] }, ...rest },
});
const columns = [column('title', 'Title'), column('cost', 'Cost', { kind: 'number' })];
const condition = (value: string) => ({ kind: 'condition', field: 'status', operator: 'eq', value });
const group = (value: string, label: string, count: number) => ({
  groups: { g1: value },
  labels: { g1: label },
  values: { count, t1: count },
  display: { count: String(count), t1: `€${count}` },
  filter: { logicalOperator: 'all', children: [condition(value)] },
});
const totals = [{ key: 't1', function: 'sum', field: 'cost' }];
const props = {
  label: 'Repairs',
  rows: null,
  selection: 'multiple',
  groups: [group('open', 'Open', 2), group('done', 'Done', 31)],
  groupRows: {
    call: 'listRepairs',
    with: { search: 'p', filter: { logicalOperator: 'any', children: [condition('x')] } },
  },
  totals,
  totalTexts: { t1: '€23' },
};

async function show(more: object = {}) {
  const asked: Record<string, unknown>[] = [];
  const client = {
    call: async (_id: string, args: Readonly<Record<string, unknown>>) => {
      asked.push(args);
      const isOpen = JSON.stringify(args['filter']).includes('"open"');
      const items = isOpen
        ? [
            { id: 'a', title: 'Pump', cost: 1 },
            { id: 'b', title: 'Valve', cost: 1 },
          ]
        : [{ id: `c${String(args['page'])}`, title: `Pipe ${String(args['page'])}`, cost: 21 }];
      return { items, total: isOpen ? 2 : 31 };
    },
  };
  const operations = { listRepairs: { reads: [], writes: [], safe: true } };
  const shown = await showWidget(
    'Table',
    { ...props, ...more },
    { slots: { columns }, binds: { selection: [] }, listen: ['rowClick'], host: { client, operations } },
  );
  return { ...shown, asked };
}

test('REC-05 groups have their count and totals; the first one is open, and its totals are in their columns', async () => {
  const { screen, asked, happened } = await show();
  const open = screen.getByRole('button', { name: /^Open/ });
  await expect.element(open).toHaveTextContent('2 rows');
  await expect.element(open).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('row', { name: /Pump/ })).toBeVisible();
  expect(asked).toEqual([
    {
      search: 'p',
      page: 1,
      size: 20,
      filter: {
        logicalOperator: 'all',
        children: [{ kind: 'group', logicalOperator: 'any', children: [condition('x')] }, condition('open')],
      },
    },
  ]);
  const cost = screen.getByRole('columnheader', { name: /Cost/ }).element().getAttribute('aria-colindex');
  const total = screen.getByRole('gridcell', { name: 'Sum €2' });
  await expect.element(total).toHaveAttribute('aria-colindex', String(cost));
  const head = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
  await expect.element(head('Done')).toHaveTextContent('Sum of Cost€31');
  expect(head('Open').element().textContent).not.toContain('Sum of Cost');
  await screen.getByRole('row', { name: /Valve/ }).getByText('Valve').click();
  expect(happened.at(-1)).toEqual(['rowClick', { row: { id: 'b', title: 'Valve', cost: 1 } }]);
  await open.click();
  await expect.poll(() => screen.getByRole('row').elements()).toHaveLength(0);
  await expect.element(head('Open')).toHaveTextContent('Sum of Cost€2');
});

test('REC-05 few groups with few rows are all open', async () => {
  const { screen } = await show({ groups: [group('open', 'Open', 2), group('done', 'Done', 9)] });
  await expect.element(screen.getByRole('row', { name: /Pump/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Pipe 1/ })).toBeVisible();
});

test('REC-05 rows of several groups are chosen together, and a long group has pages', async () => {
  const { screen, state } = await show();
  await screen.getByRole('checkbox', { name: 'Choose Valve' }).click();
  await screen.getByRole('button', { name: /^Done/ }).click();
  await screen.getByRole('checkbox', { name: 'Choose Pipe 1' }).click();
  expect(state('selection')).toEqual(['b', 'c1']);
  await screen.getByRole('checkbox', { name: 'Choose all rows' }).first().click();
  expect(state('selection')).toEqual(['b', 'c1', 'a']);
  const pages = screen.getByRole('navigation', { name: 'Pages of Done' });
  await pages.getByRole('button').last().click();
  await expect.element(screen.getByRole('row', { name: /Pipe 2/ })).toBeVisible();
  // What is no longer shown is no longer chosen.
  await expect.poll(() => state('selection')).toEqual(['b', 'a']);
});

test('REC-05 totals of a plain table are in their columns, and those of other columns below it', async () => {
  const rows = [{ id: 'a', title: 'Pump', cost: 1 }];
  const more = { rows, groups: null, totals: [...totals, { key: 't2', function: 'max', field: 'due' }] };
  const { screen } = await show({ ...more, totalTexts: { t1: '€23', t2: 'Nov 1, 2026' } });
  await expect.element(screen.getByRole('row').last()).toHaveTextContent('Sum €23');
  await expect.element(screen.getByText('Highest of due')).toBeVisible();
});

/** By another field, which is the first one as well. */
const owners = [
  {
    ...group('ann', 'Ann', 2),
    filter: { logicalOperator: 'all', children: [{ ...condition('ann'), field: 'owner' }] },
  },
];

/** A list in groups over rows that others change: `beat` is what an open page does every five seconds. */
async function live() {
  const stored: Record<string, object[]> = {
    open: [
      { id: 'a', title: 'Pump', cost: 1 },
      { id: 'b', title: 'Valve', cost: 1 },
    ],
    done: [],
  };
  const client = {
    call: async (_id: string, args: Readonly<Record<string, unknown>>) => {
      const items = stored[JSON.stringify(args['filter']).includes('"open"') ? 'open' : 'done'] ?? [];
      return { items, total: items.length };
    },
  };
  const state = (path: string, value: unknown) => ({ do: 'setState', path: ['state', path], value });
  const news = { records: [], gone: [], added: 1, changed: 1 };
  const toolbar = [
    { id: 'beat', widget: 'Button', props: { label: 'Beat' }, on: { click: [state('changes', news)] } },
    {
      id: 'own',
      widget: 'Button',
      props: { label: 'Count' },
      on: { click: [state('groups', [group('open', 'Open', 9), group('done', 'Done', 1)])] },
    },
    {
      id: 'narrow',
      widget: 'Button',
      props: { label: 'Narrow' },
      on: { click: [state('search', 'pump'), state('groups', [group('open', 'Open', 1)])] },
    },
    { id: 'regroup', widget: 'Button', props: { label: 'Regroup' }, on: { click: [state('groups', owners)] } },
  ];
  const shown = await showWidget(
    'Table',
    {
      ...props,
      groups: { $: ['get', ['var', 'state'], 'groups'] },
      groupRows: { ...props.groupRows, with: { search: { $: ['get', ['var', 'state'], 'search'] } } },
      changes: { $: ['get', ['var', 'state'], 'changes'] },
    },
    {
      slots: { columns, toolbar },
      binds: { selection: [], groups: [group('open', 'Open', 2), group('done', 'Done', 1)], changes: null },
      state: { search: '' },
      listen: ['news', 'reload'],
      host: { client, operations: { listRepairs: { reads: [], writes: [], safe: true } } },
    },
  );
  const press = (name: string) =>
    // The focus stays where it is.
    (shown.screen.getByRole('button', { name, exact: true }).element() as HTMLElement).click();
  return { ...shown, stored, press };
}

test('REC-05 what others did arrives in open groups where they are, totals follow, and nothing jumps', async () => {
  const { screen, stored, press, happened } = await live();
  const texts = () =>
    screen
      .getByRole('row')
      .elements()
      .slice(1, -1)
      .map((one) => one.textContent);
  await expect.poll(texts).toEqual(['Pump1', 'Valve1']);
  stored['open'] = [
    { id: 'n', title: 'Lamp', cost: 3 },
    { id: 'b', title: 'Valve', cost: 7 },
  ];
  press('Beat');
  await expect.poll(() => happened).toEqual([['news', null]]);
  expect(texts(), 'until the groups are counted').toEqual(['Pump1', 'Valve1']);
  press('Count');
  await expect.poll(texts).toEqual(['PumpNo longer here1', 'ValveChanged7', 'LampNew here3']);
  await expect.element(screen.getByRole('button', { name: /^Open/ })).toHaveTextContent('9 rows');
  await expect.element(screen.getByRole('status').filter({ hasText: 'Refresh' })).toHaveTextContent('1 new row');
  await screen.getByRole('button', { name: 'Refresh', exact: true }).click();
  expect(happened).toEqual([
    ['news', null],
    ['reload', null],
  ]);
});

test('REC-05 groups that were counted after a change of one’s own show their rows as they are', async () => {
  const { screen, stored, press, happened } = await live();
  await expect.element(screen.getByRole('row', { name: /Pump/ })).toBeVisible();
  stored['open'] = [{ id: 'b', title: 'Valve', cost: 7 }];
  press('Count');
  await expect.poll(() => screen.getByRole('row', { name: /Pump/ }).elements()).toEqual([]);
  expect(screen.getByText('Changed').elements()).toEqual([]);
  expect(happened).toEqual([]);
});

const heads = (screen: Awaited<ReturnType<typeof live>>['screen']) =>
  screen
    .getByRole('button', { name: /\d rows?$/ })
    .elements()
    .map((one) => one.textContent);

test.each(['Narrow', 'Regroup'])(
  'REC-05 groups of before are gone by %s while others’ changes are counted',
  async (how) => {
    const { screen, press, happened } = await live();
    await expect.element(screen.getByRole('row', { name: /Pump/ })).toBeVisible();
    press('Beat');
    await expect.poll(() => happened).toEqual([['news', null]]);
    press(how);
    await expect.poll(() => heads(screen)).toEqual([how === 'Narrow' ? 'Open1 row' : 'Ann2 rows']);
  },
);

test('REC-05 the first group opens as well when the rows are grouped by another field', async () => {
  const { screen, press } = await live();
  await expect.element(screen.getByRole('button', { name: /^Open/ })).toHaveAttribute('aria-expanded', 'true');
  press('Regroup');
  await expect.element(screen.getByRole('button', { name: /^Ann/ })).toHaveAttribute('aria-expanded', 'true');
});
