import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const rows = [
  { month: '2026-01-01', repairs: 12000, returns: 3000 },
  { month: '2026-02-01', repairs: 19000, returns: null },
];
const repairs = { field: 'repairs', label: 'Repairs' };
const props = {
  label: 'Repairs by month',
  kind: 'bar',
  rows,
  category: 'month',
  categoryKind: 'date',
  height: 160,
  series: [repairs, { field: 'returns', label: 'Returns' }],
};

/** The pixels of a canvas, each as one number; empty before it is drawn. */
function pixelsOf(canvas: HTMLCanvasElement | null): Uint32Array {
  const context = canvas?.getContext('2d');
  if (!canvas || !context || canvas.width === 0) return new Uint32Array();
  return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
}

/** The number of a pixel that lets nothing through. */
function pixel([red, green, blue]: readonly [number, number, number]): number {
  return new Uint32Array(new Uint8Array([red, green, blue, 255]).buffer)[0] ?? 0;
}

/** The middle of what a canvas has in a colour, in px from its corner. */
function middleOf(canvas: HTMLCanvasElement | null, colour: number): { x: number; y: number } | undefined {
  const found = [...pixelsOf(canvas).entries()].filter(([, one]) => one === colour).map(([at]) => at);
  const middle = found[Math.floor(found.length / 2)];
  if (!canvas || middle === undefined) return undefined;
  const scale = canvas.width / canvas.clientWidth;
  return { x: (middle % canvas.width) / scale, y: Math.floor(middle / canvas.width) / scale };
}

const [accent, greenAccent, teal] = [pixel([79, 70, 229]), pixel([20, 123, 59]), pixel([14, 124, 134])];

test('Chart draws in the colours of the theme, and again when it changes', async () => {
  await page.viewport(390, 800);
  const { screen } = await showWidget('Chart', props);
  const picture = screen.getByRole('img', { name: 'Bar chart: Repairs by month. 2 series, 3 figures.' });
  await expect.element(picture).toBeVisible();
  const canvas = screen.container.querySelector('canvas');
  await expect.poll(() => pixelsOf(canvas)).toContain(accent);
  await expect.poll(() => pixelsOf(canvas)).toContain(teal);
  document.documentElement.dataset['theme'] = 'BrightGreen';
  await expect.poll(() => pixelsOf(canvas)).toContain(greenAccent);
  expect(pixelsOf(canvas)).not.toContain(accent);
  delete document.documentElement.dataset['theme'];
});

test('Chart hides and shows series by keyboard', async () => {
  await page.viewport(390, 800);
  const { screen } = await showWidget('Chart', props);
  const canvas = screen.container.querySelector('canvas');
  await expect.poll(() => pixelsOf(canvas)).toContain(teal);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  const returns = screen
    .getByRole('list', { name: 'Series: Repairs by month' })
    .getByRole('button', { name: 'Returns' });
  await expect.element(returns).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(returns).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => pixelsOf(canvas)).not.toContain(teal);
});

test('Chart has its figures as a table, each a button where the document listens', async () => {
  await page.viewport(390, 800);
  const { screen, happened, state } = await showWidget('Chart', props, {
    listen: ['pointClick'],
    binds: { view: 'chart' },
  });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(state('view')).toBe('table');
  const table = screen.getByRole('table', { name: 'Repairs by month' });
  await expect.element(table.getByRole('rowheader', { name: 'Jan 1, 2026' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['pointClick', { row: rows[0], series: 'Repairs', value: 12000 }]]);
  await expect.element(table.getByRole('button', { name: '12,000' })).toHaveFocus();
  expect(table.getByRole('cell').elements().at(-1)?.textContent).toBe('–');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('Chart tells which bar or slice was clicked', async () => {
  await page.viewport(390, 800);
  for (const kind of ['bar', 'pie']) {
    const { screen, happened } = await showWidget(
      'Chart',
      { ...props, kind, rows: rows.slice(1), series: [repairs] },
      { listen: ['pointClick'] },
    );
    const canvas = screen.container.querySelector('canvas');
    await expect.poll(() => middleOf(canvas, accent)).toBeDefined();
    const position = middleOf(canvas, accent) ?? { x: 0, y: 0 };
    await screen.getByRole('img').click({ position });
    await expect.poll(() => happened).toEqual([['pointClick', { row: rows[1], series: 'Repairs', value: 19000 }]]);
    screen.unmount();
  }
});

test('Chart says that it waits, is empty, or why it has nothing to show', async () => {
  const { screen, happened } = await showWidget(
    'Chart',
    { ...props, rows: { $: ['get', ['var', 'state'], 'rows'] } },
    {
      state: { rows: null },
    },
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…');
  const empty = await showWidget('Chart', { ...props, rows: [], emptyText: 'No repairs.' });
  await expect.element(empty.screen.getByText('No repairs.')).toBeVisible();
  const failed = await showWidget('Chart', { ...props, rows: null, error: 'No connection.' }, { listen: ['retry'] });
  await failed.screen.getByRole('button', { name: 'Try again' }).click();
  expect([happened, failed.happened]).toEqual([[], [['retry', null]]]);
});
