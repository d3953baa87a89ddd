import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const marks = [
  { value: 'query', label: 'See' },
  { value: 'edit', label: 'Change' },
];
const cell = (key: string, [row, column]: [string, string], more = {}) => ({
  key,
  row,
  rowLabel: `The ${row}`,
  column,
  columnLabel: `Menu ${column}`,
  marks: ['edit', 'query'],
  ...more,
});
const props = {
  label: 'Rights',
  rowHeader: 'Who',
  marks,
  cells: [cell('1', ['clerks', 'a']), cell('2', ['heads', 'b'], { marks: ['query'] })],
};

test('Matrix shows marks in their order at the pair that they belong to, and says which pair was pressed', async () => {
  await page.viewport(1200, 800);
  const { screen, happened } = await showWidget('Matrix', props, { listen: ['select'] });
  await expect.element(screen.getByRole('rowheader', { name: 'The clerks' })).toBeVisible();
  const known = screen.getByRole('button', { name: 'The clerks, Menu a: See Change' });
  await known.click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'The clerks, Menu b: nothing' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([
    ['select', { row: 'clerks', rowLabel: 'The clerks', column: 'a', columnLabel: 'Menu a', key: '1' }],
    ['select', { row: 'clerks', rowLabel: 'The clerks', column: 'b', columnLabel: 'Menu b', key: null }],
  ]);
});

test('Matrix keeps its heads in view while it is scrolled', async () => {
  await page.viewport(700, 800);
  const many = Array.from({ length: 30 }, (_, at) => cell(String(at), [`r${at}`, `c${at % 12}`]));
  const { screen } = await showWidget('Matrix', { ...props, cells: many });
  const box = screen.getByRole('region', { name: 'Rights' }).element();
  box.scrollTo(400, 400);
  const { left, top } = box.getBoundingClientRect();
  const corner = screen.getByRole('columnheader', { name: 'Who' }).element().getBoundingClientRect();
  expect([Math.round(corner.left - left), Math.round(corner.top - top)]).toEqual([1, 1]);
});

test('Matrix is a card for each row where there is little room, with what is known alone', async () => {
  await page.viewport(390, 800);
  const note = { id: 'note', widget: 'Text', props: { text: { $: ['get', ['var', 'cell'], 'key'] } } };
  const { screen } = await showWidget('Matrix', props, { listen: ['select'], slots: { note: [note] } });
  const card = screen.getByRole('list', { name: 'Rights' }).getByRole('listitem').nth(1);
  await expect.element(card).toHaveTextContent('The heads');
  await expect.element(card.getByRole('button', { name: 'The heads, Menu b: See' })).toBeVisible();
  await expect.element(card.getByText('2', { exact: true })).toBeVisible();
  await expect.element(card.getByText('Menu a')).not.toBeInTheDocument();
});
