import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Shown, showWidget } from '#tests/widgets/show-widget.tsx';

const name = { $: ['get', ['var', 'row'], 'name'] };
const changes = { records: [{ id: 'b', name: 'Globex', city: 'Bergen' }], gone: ['c'], added: 3, changed: 2 };
const slots = {
  columns: [
    { id: 'name', widget: 'Column', props: { header: 'Name', field: 'name', value: name, edit: true } },
    { id: 'city', widget: 'Column', props: { header: 'City', value: { $: ['get', ['var', 'row'], 'city'] } } },
  ],
  toolbar: [
    {
      id: 'beat',
      widget: 'Button',
      props: { label: 'Beat' },
      on: { click: [{ do: 'setState', path: ['state', 'changes'], value: changes }] },
    },
  ],
};
const rows = [
  { id: 'a', name: 'Acme', city: 'Shanghai' },
  { id: 'b', name: 'Globex', city: 'Oslo' },
  { id: 'c', name: 'Initech', city: 'Lima' },
];
const props = {
  label: 'Customers',
  rows,
  selection: 'multiple',
  cards: true,
  changes: { $: ['get', ['var', 'state'], 'changes'] },
};

const open = (listen: readonly string[]) =>
  showWidget('Table', props, { slots, listen, binds: { selection: ['b'], changes: null } });

/** Others have done something; the focus stays where it is. */
const beat = ({ screen }: Shown) => (screen.getByRole('button', { name: 'Beat' }).element() as HTMLElement).click();

test('REC-02 what others changed is in its row and said there, nothing moves, and the rest waits for a press', async () => {
  const shown = await open(['reload']);
  const { screen, happened } = shown;
  const texts = () =>
    screen
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.textContent);
  await expect.poll(texts).toEqual(['AcmeShanghai', 'GlobexOslo', 'InitechLima']);
  beat(shown);
  await expect.poll(texts).toEqual(['AcmeShanghai', 'GlobexChangedBergen', 'InitechNo longer hereLima']);
  await expect.element(screen.getByRole('checkbox', { name: 'Choose Globex' })).toBeChecked();
  const line = screen.getByRole('status').filter({ hasText: 'Refresh' });
  await expect.element(line).toHaveTextContent('3 new rows, 1 row that is no longer here');
  await line.getByRole('button', { name: 'Refresh' }).click();
  expect(happened.map(([event]) => event)).toEqual(['reload']);
});

test('REC-02 a value that somebody is typing stays when others change the row', async () => {
  const shown = await open(['edit']);
  const { screen, happened } = shown;
  await screen.getByRole('gridcell', { name: 'Globex', exact: true }).click();
  const field = screen.getByRole('textbox', { name: /Name/ });
  await userEvent.fill(field, 'Glob');
  beat(shown);
  await expect.element(screen.getByText('Bergen')).toBeVisible();
  await expect.element(field).toHaveValue('Glob');
  await userEvent.keyboard('{Enter}');
  // The row as it was when the person began: its version tells the server that it was changed meanwhile.
  expect(happened).toEqual([['edit', { row: rows[1], column: 'name', value: 'Glob' }]]);
});

test('a changed card says it as well', async () => {
  await page.viewport(390, 800);
  const { screen } = await showWidget('Table', { ...props, changes }, { slots, binds: { selection: [] } });
  const list = screen.getByRole('list', { name: 'Customers' });
  const texts = () => [...list.element().children].map((card) => card.textContent);
  await expect.poll(texts).toEqual(['AcmeCityShanghai', 'GlobexChangedCityBergen', 'InitechNo longer hereCityLima']);
  await page.viewport(1280, 800);
});
