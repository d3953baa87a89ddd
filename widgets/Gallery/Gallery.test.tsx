import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const get = (name: string) => ({ $: ['get', ['var', 'row'], name] });
const column = (id: string, header: string, rest: object = {}) => ({
  id,
  widget: 'Column',
  props: { header, field: id, value: get(id), ...rest },
});
const title = column('title', 'Name');
const price = column('price', 'Price', { kind: 'number' });
const slots = { fields: [column('photo', 'Photo', { kind: 'image' }), title, price] };
const rows = [
  { id: 'a', title: 'Pump', photo: '/icon.svg', price: 1250 },
  { id: 'b', title: 'Valve', photo: null },
];
const props = { label: 'Parts', rows, picture: 'photo' };

test('Gallery shows a picture with words, a title and the values that there are; a card without one has a placeholder', async () => {
  const { screen, happened } = await showWidget('Gallery', props, { slots, listen: ['rowClick'] });
  await expect.element(screen.getByRole('img', { name: 'Picture: Pump' })).toBeInTheDocument();
  const cards = [...screen.getByRole('list', { name: 'Parts' }).element().children];
  expect(cards.map((card) => card.textContent)).toEqual(['PumpPrice1,250', 'Valve']);
  expect(cards[1]?.querySelector('img')).toBeNull();
  screen.getByRole('button', { name: 'Valve' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['rowClick', { row: rows[1] }]]);
});

test('REC-02 the picture of a record is the first of its files, and all of a page are asked for at once', async () => {
  const asked: unknown[] = [];
  const client = {
    async call(_id: string, { ids }: Readonly<Record<string, unknown>>) {
      asked.push(ids);
      const file = { filename: 'pump.png', size: 10, mime: 'image/png', url: '/icon.svg', uploaded_at: '2026-12-01' };
      return (ids as string[]).map((id) => ({ ...file, id }));
    },
  };
  const operations = { openFiles: { reads: ['file'], writes: [], safe: true } };
  const files = column('photo', 'Photo', { kind: 'files', raw: get('photo'), texts: get('names') });
  const listed = [
    { id: 'a', title: 'Pump', photo: ['f1', 'f2'], names: ['pump.png', 'plan.png'] },
    { id: 'b', title: 'Valve', photo: ['f3'], names: ['valve.png'] },
    { id: 'c', title: 'Belt', photo: null },
  ];
  const { screen } = await showWidget(
    'Gallery',
    { ...props, rows: listed },
    { slots: { fields: [files, title] }, host: { client, operations } },
  );
  await expect.poll(() => asked).toEqual([['f1', 'f3']]);
  await expect.element(screen.getByRole('listitem').nth(2)).toHaveTextContent('Belt');
});

test('pages of the list follow each other, and the first one says how many there are', async () => {
  const { screen, state } = await showWidget(
    'Gallery',
    { ...props, total: 31 },
    { slots, listen: ['rowClick'], binds: { page: 1 } },
  );
  const pages = screen.getByRole('navigation', { name: 'Pages: Parts' });
  await pages.getByRole('button').last().click();
  await expect.poll(() => state('page')).toBe(2);
});

test('at 390 px cards are below each other, none wider than the window', async () => {
  await page.viewport(390, 800);
  const { screen } = await showWidget('Gallery', props, { slots });
  await expect.element(screen.getByText('Pump')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
});

test('Gallery says that there is nothing, that it loads, and why it could not', async () => {
  const empty = await showWidget('Gallery', { label: 'Parts', rows: [] });
  await expect.element(empty.screen.getByText('There is nothing to show.')).toBeVisible();
  await empty.screen.unmount();
  const loading = await showWidget('Gallery', { label: 'Parts' });
  await expect.element(loading.screen.getByText('Loading')).toBeInTheDocument();
  await loading.screen.unmount();
  const failed = await showWidget('Gallery', { label: 'Parts', error: 'No answer.' }, { listen: ['retry'] });
  await failed.screen.getByRole('button', { name: 'Try again' }).click();
  expect(failed.happened).toEqual([['retry', null]]);
});
