import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const column = (id: string, header: string, rest: object = {}) => ({
  id,
  widget: 'Column',
  props: { header, field: id, value: { $: ['get', ['var', 'row'], id] }, ...rest },
});
const options = [{ value: 'visit', label: 'Visit', colour: '#1d4ed8' }];
const slots = {
  fields: [
    column('title', 'Title'),
    column('from', 'From'),
    column('to', 'To'),
    column('kind', 'Kind', { kind: 'tag', options }),
  ],
};
const row = (id: string, title: string, from: string, more: object = {}) => ({ id, title, from, ...more });
const rows = [
  row('a', 'Fair', '2026-12-03', { to: '2026-12-08', kind: 'visit' }),
  row('b', 'Pump', '2026-12-03T09:30:00Z'),
  row('c', 'Belt', '2026-12-09'),
  row('d', 'Undated', ''),
];
const props = { label: 'Visits', rows, start: 'from', end: 'to', colour: 'kind', day: '2026-12-03' };
const wide = 1280;

afterEach(() => page.viewport(wide, 800));

type Screen = Awaited<ReturnType<typeof showWidget>>['screen'];
const day = (screen: Screen, name: RegExp) => screen.getByRole('button', { name });
const title = (screen: Screen) => screen.container.querySelector('[aria-live="polite"]')?.textContent;

test('Calendar shows the entries of a month, each on its days, in the zone and words of the reader', async () => {
  const { screen, happened } = await showWidget('Calendar', props, { slots, listen: ['rowClick'] });
  await expect.poll(() => title(screen)).toBe('December 2026');
  await expect.element(day(screen, /^Thursday, December 3, 2026, 2 entries$/)).toBeVisible();
  await expect.element(day(screen, /^Tuesday, December 8, 2026, 1 entry$/)).toBeVisible();
  await expect.element(day(screen, /^Wednesday, December 2, 2026, no entries$/)).toBeVisible();
  // From Thursday to Saturday it is one bar, and another one from Sunday in the next week.
  const bars = screen.getByRole('button', { name: 'Fair' }).elements();
  const cell =
    day(screen, /^Thursday, December 3, 2026/)
      .element()
      .closest('li')
      ?.getBoundingClientRect().width ?? 0;
  expect(bars.map((bar) => Math.round(bar.getBoundingClientRect().width / cell))).toEqual([3, 3]);
  // 09:30 in UTC is another time in the zone of these tests.
  expect(screen.getByRole('button', { name: /Pump/ }).element().textContent).toMatch(/^\d+:\d\d.?[AP]MPump$/);
  expect(screen.getByText('Undated').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Belt' }).click();
  expect(happened).toEqual([['rowClick', { row: rows[2] }]]);
});

test('arrow keys go from day to day and Enter opens one; the page keys and buttons lead to other months', async () => {
  const { screen } = await showWidget('Calendar', props, { slots, listen: ['rowClick'] });
  day(screen, /^Thursday, December 3, 2026/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day(screen, /^Friday, December 4, 2026/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Friday, December 4, 2026' });
  await expect.element(dialog.getByRole('button', { name: 'Fair' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => title(screen)).toBe('January 2027');
  await expect.element(day(screen, /^Monday, January 4, 2027/)).toHaveFocus();
  await screen.getByRole('button', { name: 'Previous month' }).click();
  await expect.poll(() => title(screen)).toBe('December 2026');
});

test('a week begins as the language does, and has its own steps', async () => {
  const { screen, state } = await showWidget(
    'Calendar',
    { ...props, view: 'week' },
    { slots, binds: { from: null, to: null } },
  );
  await expect.poll(() => [state('from'), state('to')]).toEqual(['2026-11-29', '2026-12-05']);
  await screen.getByRole('button', { name: 'Next week' }).click();
  await expect.poll(() => [state('from'), state('to')]).toEqual(['2026-12-06', '2026-12-12']);
  await screen.getByRole('radio', { name: 'Month' }).click();
  await expect.poll(() => [state('from'), state('to')]).toEqual(['2026-11-29', '2027-01-02']);
});

test('a day with more entries than have room says how many, and lists all of them', async () => {
  const many = Array.from({ length: 7 }, (_, at) => row(`r${at}`, `Repair ${at}`, '2026-12-10'));
  const { screen } = await showWidget('Calendar', { ...props, rows: many }, { slots, listen: ['rowClick'] });
  const more = screen.getByRole('button', { name: '4 more entries: Thursday, December 10, 2026' });
  await expect.element(more).toHaveTextContent('+4 more');
  await more.click();
  await expect
    .poll(() =>
      screen
        .getByRole('dialog')
        .getByRole('button', { name: /^Repair/ })
        .elements(),
    )
    .toHaveLength(7);
});

test('where there is little room the days that have entries are below each other', async () => {
  await page.viewport(390, 800);
  const { screen } = await showWidget('Calendar', props, { slots, listen: ['rowClick'] });
  const days = () =>
    [...screen.getByRole('group', { name: 'Visits' }).element().querySelectorAll('ol > li > p')].map(
      (one) => one.textContent,
    );
  await expect.poll(days).toHaveLength(7);
  expect(days()[0]).toBe('Thursday, December 3, 2026');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('LIM-19 the entries of the shown days are read page by page, and what is left out is said', async () => {
  const asked: Record<string, unknown>[] = [];
  const client = {
    async call(_id: string, args: Readonly<Record<string, unknown>>) {
      asked.push(args);
      const first = (Number(args['page']) - 1) * 100;
      const items = Array.from({ length: 100 }, (_, at) => row(`r${first + at}`, `R ${first + at}`, '2026-12-10'));
      return { items, total: 10_000 };
    },
  };
  const operations = { listVisits: { reads: ['visit'], writes: [], safe: true } };
  const bound = (name: string) => ({ $: ['get', ['var', 'state'], name] });
  const { screen } = await showWidget(
    'Calendar',
    { ...props, rows: null, entries: { call: 'listVisits', with: { from: bound('from'), to: bound('to') } } },
    { slots, listen: ['rowClick'], binds: { from: null, to: null }, host: { client, operations } },
  );
  await expect.element(screen.getByText('Only the first 1,000 of 10,000 entries are shown.')).toBeVisible();
  expect(asked.map(({ from, to, page: number }) => [from, to, number])).toEqual(
    Array.from({ length: 10 }, (_, at) => ['2026-11-29', '2027-01-02', at + 1]),
  );
  expect(screen.container.querySelectorAll('*').length).toBeLessThan(600);
  await expect.element(screen.getByRole('button', { name: /^997 more entries/ })).toBeVisible();
});

test('Calendar says why the entries could not be read, and reads them again', async () => {
  let tries = 0;
  const client = {
    async call() {
      tries += 1;
      if (tries === 1) throw new Error('No answer.');
      return { items: rows, total: 4 };
    },
  };
  const operations = { listVisits: { reads: [], writes: [], safe: true } };
  const { screen } = await showWidget(
    'Calendar',
    { ...props, rows: null, entries: { call: 'listVisits' } },
    { slots, listen: ['rowClick'], host: { client, operations } },
  );
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Belt' })).toBeVisible();
});
