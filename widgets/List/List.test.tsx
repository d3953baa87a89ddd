import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const field = (name: string) => ({ $: ['get', ['var', 'item'], name] });
const item = [{ id: 'name', widget: 'Text', props: { text: field('name') } }];
const people = [
  { id: 1, name: 'Anna' },
  { id: 2, name: 'Bo' },
];
const rows = (screen: Awaited<ReturnType<typeof showWidget>>['screen']) =>
  screen
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);

test('List shows each item as the document says, with its place where the order counts', async () => {
  const { screen } = await showWidget('List', { label: 'People', items: people, ordered: true }, { slots: { item } });
  await expect.element(screen.getByRole('list', { name: 'People' })).toBeVisible();
  await expect.poll(() => rows(screen)).toEqual(['1Anna', '2Bo']);
});

test('List asks for more by keyboard, and not while it is loading', async () => {
  const { screen, happened, state } = await showWidget(
    'List',
    { label: 'People', items: people, hasMore: true, loading: { $: ['get', ['var', 'state'], 'loading'] } },
    {
      slots: { item },
      state: { loading: false },
      on: {
        more: [
          { do: 'emit', event: 'more', detail: { $: ['get', ['var', 'event'], 'count'] } },
          { do: 'setState', path: ['state', 'loading'], value: true },
        ],
      },
    },
  );
  await expect.element(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => state('loading')).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['more', 2]]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('List moves through pages that are bound', async () => {
  const { screen, state } = await showWidget(
    'List',
    { label: 'People', items: people, total: 45 },
    { slots: { item }, binds: { page: 1, size: 20 } },
  );
  await screen.getByRole('button', { name: 'Next page' }).click();
  expect(state('page')).toBe(2);
});

test('List says that it is empty, is loading or has failed', async () => {
  const empty = await showWidget('List', { label: 'People', items: [] });
  await expect.element(empty.screen.getByText('There is nothing here yet.')).toBeVisible();
  await empty.screen.unmount();
  const own = await showWidget(
    'List',
    { label: 'People', items: [] },
    { slots: { empty: [{ id: 'e', widget: 'Text', props: { text: 'Invite somebody' } }] } },
  );
  await expect.element(own.screen.getByText('Invite somebody')).toBeVisible();
  await own.screen.unmount();
  const loading = await showWidget('List', { label: 'People', items: null });
  await expect.element(loading.screen.getByText('Loading…')).toBeVisible();
  await loading.screen.unmount();
  const failed = await showWidget('List', { label: 'People', items: people, error: 'It did not answer.' });
  await expect.element(failed.screen.getByRole('alert')).toHaveTextContent('It did not answer.');
  expect(failed.screen.getByRole('listitem').query()).toBeNull();
});

test('List renders only the rows in sight of its box, which scrolls by keyboard', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ id: at, name: `Person ${at}` }));
  const { screen } = await showWidget('List', { label: 'People', items: many, height: 300 }, { slots: { item } });
  await expect.element(screen.getByText('Person 0', { exact: true })).toBeVisible();
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(40);
  await userEvent.tab();
  await expect.element(screen.getByRole('region', { name: 'People' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('Person 4999', { exact: true })).toBeVisible();
  await expect
    .poll(() => screen.getByText('Person 4999', { exact: true }).element().closest('li')?.getAttribute('aria-posinset'))
    .toBe('5000');
});
