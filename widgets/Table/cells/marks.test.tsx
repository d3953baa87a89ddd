import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const slots = {
  columns: [
    { id: 'name', widget: 'Column', props: { header: 'Name', value: { $: ['get', ['var', 'row'], 'name'] } } },
    { id: 'city', widget: 'Column', props: { header: 'City', value: { $: ['get', ['var', 'row'], 'city'] } } },
  ],
};
const rows = [
  { id: 'a', name: 'Acme', city: 'Shanghai', mark: 1 },
  { id: 'b', name: 'Globex', city: 'Oslo' },
  { id: 'c', name: 'Initech', city: 'Lima', mark: 0 },
];
const marks = [
  { name: 'Overdue', tone: 'danger' },
  { name: 'New', tone: 'info' },
];
const props = { label: 'Customers', rows, complete: true, selection: 'multiple', cards: true, marks };

test('a marked row has a color, and says what it means', async () => {
  const { screen } = await showWidget('Table', props, { slots, binds: { selection: [] } });
  const row = (name: string) => screen.getByRole('row').filter({ hasText: name });
  await expect.element(screen.getByRole('gridcell', { name: 'Acme New' })).toBeVisible();
  await expect.element(row('Initech')).toHaveTextContent('InitechOverdueLima');
  await expect.element(row('Globex')).toHaveTextContent(/^GlobexOslo$/);
  const ground = (name: string) => getComputedStyle(row(name).element()).backgroundColor;
  expect(new Set([ground('Acme'), ground('Globex'), ground('Initech')]).size).toBe(3);
});

test('a marked card says its mark as well', async () => {
  await page.viewport(390, 800);
  const { screen } = await showWidget('Table', props, { slots, binds: { selection: [] } });
  const list = screen.getByRole('list', { name: 'Customers' });
  const texts = () => [...list.element().children].map((card) => card.textContent);
  await expect.poll(texts).toEqual(['AcmeNewCityShanghai', 'GlobexCityOslo', 'InitechOverdueCityLima']);
  await page.viewport(1280, 800);
});

test('REC-07 REC-08 a cell with a note has a sign, and says its sentence to who hears it, points at it or goes there by keyboard', async () => {
  const note = 'At most 3 characters.';
  const [name, city] = slots.columns;
  const columns = [name, { ...city, props: { ...city?.props, note: { $: ['get', ['var', 'row'], 'note'] } } }];
  const marked = rows.map((row) => (row.id === 'b' ? { ...row, note } : row));
  const { screen } = await showWidget(
    'Table',
    { ...props, rows: marked },
    { slots: { columns }, binds: { selection: [] } },
  );
  const cell = screen.getByRole('gridcell', { name: `Oslo ${note}` });
  await expect.element(cell).toBeVisible();
  expect(screen.getByRole('img', { name: note }).elements()).toHaveLength(1);
  const words = cell.getByText(note);
  await expect.element(words).not.toBeVisible();
  cell.element().focus();
  await expect.element(words).toBeVisible();
  cell.element().blur();
  await expect.element(words).not.toBeVisible();
  await cell.hover();
  await expect.element(words).toBeVisible();
  await page.viewport(390, 800);
  await expect.element(screen.getByRole('list', { name: 'Customers' }).getByText(note)).toBeVisible();
  await page.viewport(1280, 800);
});
