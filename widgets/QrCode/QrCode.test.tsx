import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = { text: 'https://acme.example/login?third=wx', label: 'Code to sign in' };

/** The dark squares of a code by row, read back from its path. */
function squares(svg: Element): boolean[][] {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[3]);
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return grid;
}

/** The mark in three corners by which cameras find a code: a ring around a square. */
const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

test('AUTH-09 QrCode is a picture with a name, drawn without fetching anything', async () => {
  const { screen } = await showWidget('QrCode', props);
  const code = screen.getByRole('img', { name: 'Code to sign in' });
  await expect.element(code).toBeVisible();
  const grid = squares(code.element());
  const last = grid.length - 4 - 7;
  for (const [x, y] of [
    [4, 4],
    [last, 4],
    [4, last],
  ] as const) {
    const mark = finder.map((_, row) =>
      Array.from({ length: 7 }, (_, at) => (grid[y + row]?.[x + at] ? '1' : '0')).join(''),
    );
    expect(mark).toEqual(finder);
  }
  expect(grid.slice(0, 4).flat()).not.toContain(true);
  expect(screen.container.querySelector('img, image, use, foreignObject')).toBeNull();
});

test('QrCode says another text in other squares, and nothing without one', async () => {
  const rendered: boolean[][][] = [];
  for (const tag of ['wx', 'dd']) {
    const shown = await showWidget('QrCode', { label: tag, text: `https://acme.example/login?third=${tag}` });
    rendered.push(squares(shown.screen.getByRole('img', { name: tag }).element()));
  }
  expect(rendered[0]).not.toEqual(rendered[1]);
  const { screen } = await showWidget('QrCode', { label: 'nothing', text: '' });
  expect(screen.getByRole('img', { name: 'nothing' }).query()).toBeNull();
});

test('QrCode becomes smaller where there is no room for it', async () => {
  const { screen } = await showWidget('QrCode', { ...props, width: 600 });
  screen.container.style.width = '150px';
  const { width, height } = screen.getByRole('img').element().getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(150);
  expect(height).toBeCloseTo(width);
});
