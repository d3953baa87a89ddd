import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const column = (id: string, type: string, more: object = {}) => ({
  node: 'field',
  id,
  label: id,
  kind: { type },
  ...more,
});
const table = (more: object = {}) => ({
  formLabel: 'Form',
  fields: [
    {
      node: 'field',
      id: 'lines',
      label: 'Lines',
      kind: {
        type: 'subTable',
        max_rows: 1000,
        totals: ['count'],
        fields: [column('name', 'text', { is_required: true }), column('count', 'number')],
        ...more,
      },
    },
  ],
});
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ kind: 'row', data: { name: `name ${at + 1}`, count: 1 } }));
const save = { id: 'save', widget: 'Button', props: { label: 'Save', type: 'submit' } };

const show = (count: number, config = table(), value = rows(count)) =>
  showWidget(
    'RecordForm',
    { label: 'Form', config },
    { value: { lines: value }, slots: { actions: [save] }, listen: ['submit'] },
  );

type Lines = { lines: { data: { name: string } }[] };

test('RecordForm of 1,000 rows keeps the page small, and its sums are of all of them', async () => {
  const { screen } = await show(1000);
  const shown = () => screen.container.querySelectorAll('tr[data-index]').length;
  await expect.poll(shown).toBeGreaterThan(5);
  expect(shown()).toBeLessThan(40);
  expect(screen.container.querySelectorAll('*').length).toBeLessThan(1500);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.container.querySelector('tfoot')?.textContent).toContain('1,000');
  const box = screen.container.querySelector('[data-windowed]');
  box?.scrollTo(0, box.scrollHeight);
  await expect.element(screen.getByRole('rowheader', { name: '1000' })).toBeVisible();
  expect(shown()).toBeLessThan(45);
});

test('RecordForm of many rows: Tab goes from row to row, and the row with the focus stays while others scroll', async () => {
  const { screen, value } = await show(200);
  await screen.getByRole('textbox', { name: 'name' }).first().click();
  await userEvent.keyboard('!');
  // Six controls a row; focus moves on from each, out of what is in sight.
  for (let at = 0; at < 72; at += 1) await userEvent.tab();
  const focused = document.activeElement?.closest('tr');
  expect(Number(focused?.getAttribute('data-index'))).toBeGreaterThan(10);
  const box = screen.container.querySelector('[data-windowed]');
  box?.scrollTo(0, box.scrollHeight);
  await expect.element(screen.getByRole('rowheader', { name: '200' })).toBeVisible();
  expect(focused?.isConnected).toBe(true);
  expect(focused?.contains(document.activeElement)).toBe(true);
  expect((value() as Lines).lines[0]?.data.name).toBe('name 1!');
});

test('RecordForm of many rows adds one at the end, moves and removes, and the focus goes along', async () => {
  const { screen, value } = await show(300);
  await screen.getByRole('button', { name: 'Add row to Lines' }).click();
  const last = document.activeElement;
  expect(last?.closest('tr')?.getAttribute('data-index')).toBe('300');
  await userEvent.keyboard('new');
  expect((value() as Lines).lines[300]?.data.name).toBe('new');
  await screen.getByRole('button', { name: 'Move row 301 up' }).click();
  expect((value() as Lines).lines[299]?.data.name).toBe('new');
  await expect.element(screen.getByRole('button', { name: 'Move row 300 up' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Remove row 300' }).click();
  expect((value() as Lines).lines).toHaveLength(300);
  await expect.element(screen.getByRole('button', { name: 'Remove row 300' })).toHaveFocus();
});

test('RecordForm of many rows shows a mistake that is out of sight, and those of other rows once they are seen', async () => {
  const value = rows(400).map((row, at) => (at === 320 || at === 395 ? { ...row, data: { count: 1, name: '' } } : row));
  const { screen, happened } = await show(400, table(), value);
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(document.activeElement?.closest('tr')?.getAttribute('data-index')).toBe('320');
  await expect.element(screen.getByText('This is required.')).toBeVisible();
  expect(happened).toEqual([]);
  const box = screen.container.querySelector('[data-windowed]');
  box?.scrollTo(0, box.scrollHeight);
  await expect.element(screen.getByRole('rowheader', { name: '396' })).toBeVisible();
  const other = screen.container.querySelector('tr[data-index="395"]');
  expect(other?.textContent).toContain('This is required.');
});

test('RecordForm of many rows stays within a phone of 390 px', async () => {
  await page.viewport(390, 800);
  try {
    const { screen } = await show(500);
    await expect.element(screen.getByRole('textbox', { name: 'name' }).first()).toBeVisible();
    expect(screen.container.querySelectorAll('tr[data-index]').length).toBeLessThan(30);
    const box = screen.container.querySelector('[data-windowed]');
    expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    box?.scrollTo(0, box.scrollHeight);
    await expect.element(screen.getByRole('rowheader', { name: '500' })).toBeVisible();
  } finally {
    await page.viewport(1280, 800);
  }
});
