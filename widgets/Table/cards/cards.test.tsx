import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const column = (id: string, header: string, rest: object = {}) => ({
  id,
  widget: 'Column',
  props: { header, value: { $: ['get', ['var', 'row'], id] }, ...rest },
});
const slots = {
  columns: [
    column('name', 'Name'),
    column('city', 'City'),
    column('amount', 'Amount', { kind: 'number' }),
    column('phone', 'Phone'),
    column('note', 'Note'),
    column('address', 'Address'),
  ],
};
const rows = [
  { id: 'a', name: 'Acme', city: 'Shanghai', amount: 1200, phone: null, note: 'Old customer' },
  { id: 'b', name: 'Globex', city: 'Oslo', amount: 5, phone: '123', note: 'New' },
];
const props = { label: 'Customers', rows, complete: true, selection: 'multiple', cards: true };

test('REC-02 on a phone rows are cards: the title, and the values of the list that there are', async () => {
  await page.viewport(390, 800);
  const { screen, state, happened } = await showWidget('Table', props, {
    slots,
    listen: ['rowClick'],
    binds: { selection: [] },
  });
  const list = screen.getByRole('list', { name: 'Customers' });
  const texts = () => [...list.element().children].map((card) => card.textContent);
  await expect
    .poll(texts)
    .toEqual(['AcmeCityShanghaiAmount1,200NoteOld customer', 'GlobexCityOsloAmount5Phone123NoteNew']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.getByRole('checkbox', { name: 'Choose Globex' }).click();
  expect(state('selection')).toEqual(['b']);
  expect(happened).toEqual([]);
  screen.getByRole('button', { name: 'Acme' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['rowClick', { row: rows[0] }]]);
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('grid', { name: 'Customers' })).toBeVisible();
});

test('REC-02 a card shows the first eight values, and the others at a press which does not open it', async () => {
  await page.viewport(390, 800);
  const ids = Array.from({ length: 11 }, (_, at) => `f${at}`);
  const row = Object.fromEntries(ids.map((id) => [id, `value ${id}`]));
  const { screen, happened } = await showWidget(
    'Table',
    { ...props, rows: [{ id: 'a', name: 'Acme', ...row, f2: null, f3: 0 }] },
    { slots: { columns: [column('name', 'Name'), ...ids.map((id) => column(id, id))] }, listen: ['rowClick'] },
  );
  const terms = () => [...screen.container.querySelectorAll('dt')].map((one) => one.textContent);
  await expect.poll(terms).toEqual(['f0', 'f1', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8']);
  await screen.getByRole('button', { name: '2 more fields: Acme' }).click();
  await expect.poll(terms).toEqual(ids.filter((id) => id !== 'f2'));
  await screen.getByRole('button', { name: 'Show less: Acme' }).click();
  await expect.poll(terms).toHaveLength(8);
  expect(happened).toEqual([]);
  await page.viewport(1280, 800);
});

test('ROUTE-053 what can be done with a card is behind a button of 44 px, and pressing it does not open the card', async () => {
  await page.viewport(390, 800);
  const action = {
    id: 'act',
    widget: 'Button',
    props: { label: 'Act' },
    on: { click: [{ do: 'emit', event: 'act' }] },
  };
  const { screen, happened } = await showWidget('Table', props, {
    slots: { ...slots, rowActions: [action] },
    listen: ['rowClick'],
  });
  const more = screen.getByRole('button', { name: 'Actions for Globex' });
  await more.click();
  expect(more.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  await screen.getByRole('button', { name: 'Act', exact: true }).click();
  await expect.poll(() => happened).toEqual([['act', null]]);
  await page.viewport(1280, 800);
});

test('REC-05 a card is called by the field that people know a record by, and its pages stay in sight', async () => {
  await page.viewport(390, 500);
  const many = Array.from({ length: 20 }, (_, at) => ({ ...rows[0], id: `r${at}` }));
  const { screen } = await showWidget(
    'Table',
    { ...props, rows: many, complete: false, total: 40, titleField: 'city' },
    { slots, listen: ['rowClick'], binds: { page: 1, size: 20 } },
  );
  await expect.element(screen.getByRole('button', { name: 'Shanghai' }).first()).toBeVisible();
  const foot = screen.getByRole('navigation').last().element();
  expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(501);
  await page.viewport(1280, 800);
});

test('REC-09 how columns are arranged is bound by the names of fields', async () => {
  const { screen, state } = await showWidget('Table', props, {
    slots,
    binds: { arrangement: { columns: [{ field: 'amount' }, { field: 'name' }, { field: 'city', is_hidden: true }] } },
  });
  const heads = () =>
    screen
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent);
  await expect
    .poll(() => heads().filter((text) => text !== ''))
    .toEqual(['Amount', 'Phone', 'Note', 'Address', 'Name']);
  screen.getByRole('columnheader', { name: 'Amount' }).element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect
    .poll(() => Object(state('arrangement')).columns?.[0])
    .toEqual({ field: 'amount', width: expect.any(Number) });
});

test('REC-02 where there is little room the search stays, and the other tools are behind one button that counts them', async () => {
  await page.viewport(390, 800);
  const tool = { id: 'tool', widget: 'Button', props: { label: 'Filter' } };
  const { screen } = await showWidget(
    'Table',
    { ...props, foldTools: true, active: 2, searchLabel: 'Search' },
    { slots: { ...slots, toolbar: [tool] }, binds: { search: '' } },
  );
  await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Tools (2)' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Filter' }).elements()).toHaveLength(0);
  await button.click();
  await expect.element(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  await expect.poll(() => screen.getByRole('button', { name: /Tools/ }).elements()).toHaveLength(0);
});

test('REC-05 what can be done with a chosen card is in sight far down the list, and tools of a grid are absent', async () => {
  await page.viewport(390, 500);
  const many = Array.from({ length: 20 }, (_, at) => ({ ...rows[0], id: `r${at}`, name: `Acme ${at}` }));
  const tool = (id: string, label: string) => ({ id, widget: 'Button', props: { label } });
  const { screen } = await showWidget(
    'Table',
    { ...props, rows: many },
    {
      slots: {
        ...slots,
        toolbar: [tool('a', 'Filter')],
        gridTools: [tool('b', 'Edit cells')],
        chosen: [tool('c', 'Delete')],
      },
      binds: { selection: [] },
    },
  );
  const last = screen.getByRole('checkbox', { name: 'Choose Acme 9' });
  last.element().scrollIntoView({ block: 'center' });
  await last.click();
  const { top, bottom } = screen.getByRole('button', { name: 'Delete' }).element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThanOrEqual(501);
  await expect.element(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit cells' }).query()).toBeNull();
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('button', { name: 'Edit cells' })).toBeVisible();
});

test('MENU-06 REC-02 a gallery has cards beside each other at every width, which keys open', async () => {
  await page.viewport(1280, 800);
  const { screen, happened } = await showWidget(
    'Table',
    { ...props, cards: true, gallery: true },
    { slots, listen: ['rowClick'] },
  );
  const cards = [...screen.getByRole('list', { name: 'Customers' }).element().children];
  expect(cards.map((card) => card.getBoundingClientRect().top)).toEqual(
    Array.from(cards, () => cards[0]?.getBoundingClientRect().top),
  );
  screen.getByRole('button', { name: 'Globex' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['rowClick', { row: rows[1] }]]);
});
