import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const column = (id: string, header: string, rest: object = {}) => ({
  id,
  widget: 'Column',
  props: { header, field: id, value: { $: ['get', ['var', 'row'], id] }, ...rest },
});
const slots = {
  fields: [
    column('status', 'Status', { edit: { $: ['get', ['var', 'row'], 'canEdit'] } }),
    column('title', 'Title'),
    column('cost', 'Cost', { kind: 'number' }),
  ],
};
const condition = (value: string) => ({ kind: 'condition', field: 'status', operator: 'eq', value });
const group = (value: string, label: string, count: number) => ({
  value,
  label,
  count,
  filter: { logicalOperator: 'all', children: [condition(value)] },
});
const row = (id: string, title: string, status: string | null, more: object = {}) => ({
  id,
  title,
  status,
  canEdit: true,
  ...more,
});
const rows = [
  row('a', 'Pump', 'open', { cost: 1200 }),
  row('b', 'Valve', 'open'),
  row('c', 'Belt', 'done', { canEdit: false }),
  row('d', 'Lamp', null),
];
const columns = [group('open', 'Open', 2), group('done', 'Done', 1), { value: null, count: 1 }];
const props = { label: 'Repairs', by: 'status', columns, rows };

type Screen = Awaited<ReturnType<typeof showWidget>>['screen'];
const textsOf = (screen: Screen, name: string): (string | null)[] => {
  const cards = screen.getByRole('list', { name, exact: true }).element().querySelectorAll('[draggable], [data-card]');
  return [...new Set([...cards].map((card) => card.closest('li')?.querySelector('button, p')?.textContent ?? null))];
};
const cardNames = (screen: Screen): Record<string, (string | null)[]> =>
  Object.fromEntries(['Open', 'Done', 'Not set'].map((name) => [name, textsOf(screen, name)]));

test('REC-02 Board shows cards in their columns, with their values and a count, and opens them', async () => {
  const { screen, happened } = await showWidget('Board', props, { slots, listen: ['rowClick'] });
  await expect.poll(() => cardNames(screen)).toEqual({ Open: ['Pump', 'Valve'], Done: ['Belt'], 'Not set': ['Lamp'] });
  const parts = screen.getByRole('list', { name: 'Repairs' }).element().children;
  expect([...parts].map((part) => part.firstElementChild?.textContent)).toEqual(['Open2', 'Done1', 'Not set1']);
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Pump' }).last()).toHaveTextContent('Cost1,200');
  await screen.getByRole('button', { name: 'Valve' }).click();
  expect(happened).toEqual([['rowClick', { row: rows[1] }]]);
});

test('REC-02 arrow keys go from card to card', async () => {
  const { screen } = await showWidget('Board', props, { slots, listen: ['rowClick'] });
  screen.getByRole('button', { name: 'Pump', exact: true }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Valve');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Belt');
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Pump');
});

test('REC-08 only a card that the person may change has a menu; it moves the card, and keeps the focus', async () => {
  const move = [{ do: 'setState', path: ['state', 'rows'], value: [...rows.slice(1), row('a', 'Pump', 'done')] }];
  const shown = { ...props, rows: { $: ['get', ['var', 'state'], 'rows'] } };
  const { screen } = await showWidget('Board', shown, {
    slots,
    state: { rows },
    listen: ['rowClick'],
    on: { move },
  });
  await expect.element(screen.getByRole('button', { name: /^Move “/ }).first()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move “Belt” to…' }).elements()).toEqual([]);
  screen.getByRole('button', { name: 'Move “Pump” to…' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitemradio', { name: 'Open' })).toHaveAttribute('aria-checked', 'true');
  // The menu takes the focus when it is open, and the keys only then.
  await expect.poll(() => document.activeElement?.closest('[role=menu]') ?? null).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('“Pump” is now in Done.');
  await expect.poll(() => cardNames(screen)).toEqual({ Open: ['Valve'], Done: ['Belt', 'Pump'], 'Not set': ['Lamp'] });
  await expect.element(screen.getByRole('button', { name: 'Move “Pump” to…' })).toHaveFocus();
});

test('REC-08 a card is dragged, and Alt with an arrow key moves it to the column beside', async () => {
  const { screen, happened } = await showWidget('Board', props, { slots, listen: ['rowClick', 'move'] });
  await screen
    .getByRole('button', { name: 'Pump', exact: true })
    .dropTo(screen.getByRole('list', { name: 'Done', exact: true }), { targetPosition: { x: 20, y: 20 } });
  await expect.poll(() => happened).toEqual([['move', { row: rows[0], from: 'open', to: 'done' }]]);
  // Nothing was changed: it goes back.
  await expect.poll(() => textsOf(screen, 'Open')).toEqual(['Pump', 'Valve']);
  screen.getByRole('button', { name: 'Lamp', exact: true }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(happened.at(-1)).toEqual(['move', { row: rows[3], from: null, to: 'done' }]);
  screen.getByRole('button', { name: 'Belt', exact: true }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(happened.filter(([name]) => name === 'move')).toHaveLength(2);
});

test('REC-08 without a listener for moves no card has a menu', async () => {
  const { screen } = await showWidget('Board', props, { slots });
  await expect.element(screen.getByText('Pump')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

/** A board over a list that a call reads, column by column. */
async function listed(answer: 'saved' | 'refused') {
  let stored = Array.from({ length: 35 }, (_, at) => row(`r${at}`, `Repair ${at}`, at < 2 ? 'open' : 'done'));
  const asked: Record<string, unknown>[] = [];
  const client = {
    async call(id: string, args: Readonly<Record<string, unknown>>) {
      if (id === 'saveRepair') {
        await new Promise((resolve) => setTimeout(resolve, 150));
        if (answer === 'refused') throw new Error('Somebody else changed it.');
        stored = stored.map((one) => (one.id === args['id'] ? { ...one, status: String(args['to']) } : one));
        return {};
      }
      const of = (status: string) => stored.filter((one) => one.status === status);
      if (id === 'countRepairs') return ['open', 'done'].map((value) => group(value, value, of(value).length));
      asked.push(args);
      const own = JSON.stringify(args['filter']);
      const isOne = own.includes('"in"');
      const items = of(own.includes('"open"') ? 'open' : 'done').filter((one) => !isOne || own.includes(`"${one.id}"`));
      return { items: items.slice(0, Number(args['size'])), total: items.length };
    },
  };
  const operations = {
    saveRepair: { reads: [], writes: ['repair'], safe: false },
    countRepairs: { reads: ['repair'], writes: [], safe: true },
    listRepairs: { reads: ['repair'], writes: [], safe: true },
  };
  const from = (name: string) => ({ $: ['get', ['get', ['var', 'event'], 'row'], name] });
  const shown = await showWidget(
    'Board',
    {
      ...props,
      rows: null,
      columns: { $: ['get', ['var', 'data'], 'counts'] },
      counted: { $: ['get', ['var', 'data'], 'counts'] },
      cards: { call: 'listRepairs', with: { filter: { logicalOperator: 'any', children: [condition('x')] } } },
    },
    {
      slots,
      listen: ['rowClick'],
      data: { counts: { call: 'countRepairs' } },
      on: {
        move: [
          {
            do: 'call',
            call: 'saveRepair',
            with: { id: from('id'), to: { $: ['get', ['var', 'event'], 'to'] } },
            catch: [],
          },
        ],
      },
      host: { client, operations },
    },
  );
  const names = (name: string) => textsOf(shown.screen, name);
  return { ...shown, asked, names };
}

test('REC-02 LIM-19 a column reads its first cards by the filter of the list and its own, and more at a press', async () => {
  const { screen, asked, names } = await listed('saved');
  await expect.poll(() => names('done').length).toBe(10);
  expect(asked.map(({ filter, page, size }) => [JSON.stringify(filter).includes('"x"'), page, size])).toEqual([
    [true, 1, 10],
    [true, 1, 10],
  ]);
  await screen.getByRole('button', { name: 'Show more: done' }).click();
  await expect.poll(() => names('done').length).toBe(30);
  await screen.getByRole('button', { name: 'Show more: done' }).click();
  await expect.poll(() => names('done').length).toBe(33);
  expect(screen.getByRole('button', { name: 'Show more: done' }).elements()).toEqual([]);
});

test('REC-08 a moved card is in its new column at once, and stays in sight when the order of the list has it far below', async () => {
  const { screen, names } = await listed('saved');
  await expect.poll(() => names('done').length).toBe(10);
  screen.getByRole('button', { name: 'Repair 1', exact: true }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(names('open')).toEqual(['Repair 0']);
  expect(names('done')[0]).toBe('Repair 1');
  const heads = () =>
    [...screen.getByRole('list', { name: 'Repairs' }).element().children].map((one) => one.children[0]);
  expect(heads().map((head) => head?.textContent)).toEqual(['open1', 'done34']);
  await expect.poll(() => screen.container.querySelector('[data-moving]')).toBeNull();
  expect(heads().map((head) => head?.textContent)).toEqual(['open1', 'done34']);
  expect(names('done')).toContain('Repair 1');
  await expect.element(screen.getByRole('button', { name: 'Repair 1', exact: true })).toHaveFocus();
});

test('REC-08 a card whose change is refused goes back, with its count', async () => {
  const { screen, names } = await listed('refused');
  await expect.poll(() => names('done').length).toBe(10);
  screen.getByRole('button', { name: 'Repair 1', exact: true }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(names('open')).toEqual(['Repair 0']);
  await expect.poll(() => names('open')).toEqual(['Repair 0', 'Repair 1']);
  expect(names('done')).not.toContain('Repair 1');
  await expect.element(screen.getByRole('button', { name: 'Repair 1', exact: true })).toHaveFocus();
});

test('Board says that it loads, and why it could not', async () => {
  const loading = await showWidget('Board', { label: 'Repairs', columns: null, loading: true });
  await expect.element(loading.screen.getByText('Loading')).toBeInTheDocument();
  const failed = await showWidget(
    'Board',
    { label: 'Repairs', columns: null, error: 'No answer.' },
    { listen: ['retry'] },
  );
  await userEvent.click(failed.screen.getByRole('button', { name: 'Try again' }));
  expect(failed.happened).toEqual([['retry', null]]);
});
