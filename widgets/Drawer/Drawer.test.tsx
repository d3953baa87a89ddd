import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const drawer = () => page.getByRole('dialog').element();
const width = () => Math.round(drawer().getBoundingClientRect().width);
const edge = () => page.getByRole('separator', { name: 'Width of the panel' });

function focusEdge(): void {
  const element = edge().element();
  if (element instanceof HTMLElement) element.focus();
}

beforeEach(async () => page.viewport(1200, 800));

test('SHELL-27 LIM-10 a drawer is 520 px wide, and its edge moves by keyboard between 520 px and the window', async () => {
  await showWidget('Drawer', { title: 'Customer' });
  expect(width()).toBe(520);
  focusEdge();
  await userEvent.keyboard('{ArrowLeft}');
  expect(width()).toBe(552);
  for (let step = 0; step < 3; step += 1) await userEvent.keyboard('{ArrowRight}');
  expect(width()).toBe(520);
  await userEvent.keyboard('{End}');
  expect(width()).toBe(1200);
  await expect.element(edge()).toHaveAttribute('aria-valuenow', '1200');
  await userEvent.keyboard('{Home}');
  expect(width()).toBe(520);
});

test('SHELL-27 a drawer is dragged wider by its edge, and narrower to 520 px', async () => {
  await showWidget('Drawer', { title: 'Customer' });
  const drag = (from: number, to: number) =>
    userEvent.dragAndDrop(edge(), page.elementLocator(document.documentElement), {
      sourcePosition: { x: from, y: 200 },
      targetPosition: { x: to, y: 300 },
    });
  await drag(4, 400);
  await expect.poll(width).toBe(800);
  await drag(4, 1100);
  await expect.poll(width).toBe(520);
});

test('SHELL-27 a drawer opens at 360 px or in the whole window when it says so', async () => {
  const narrow = await showWidget('Drawer', { title: 'Customer', width: 360 });
  expect(width()).toBe(360);
  await narrow.screen.unmount();
  await showWidget('Drawer', { title: 'Customer', width: '100%' });
  expect(width()).toBe(1200);
  await page.viewport(390, 800);
  await expect.poll(width).toBe(390);
});

test('a drawer takes the whole width of a telephone', async () => {
  await page.viewport(390, 800);
  await showWidget('Drawer', { title: 'Customer' });
  expect(width()).toBe(390);
});

test('SHELL-25 a drawer comes from the right, or from the top, above the footer, with a full-screen button', async () => {
  const right = await showWidget('Drawer', { title: 'Customer' });
  await expect.poll(() => drawer().getBoundingClientRect().right).toBe(1200);
  await right.screen.unmount();
  await showWidget('Drawer', { title: 'Workflow', from: 'top', fullScreen: true });
  await expect.poll(() => drawer().getBoundingClientRect().top).toBe(0);
  expect(width()).toBe(1200);
  expect(drawer().getBoundingClientRect().height).toBe(760);
  expect(edge().query()).toBeNull();
  await page.getByRole('button', { name: 'Full screen' }).click();
  expect(drawer().getBoundingClientRect().height).toBe(800);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  expect(drawer().getBoundingClientRect().height).toBe(760);
});

test('a drawer at the side goes full screen and back to the width it had', async () => {
  await showWidget('Drawer', { title: 'Customer', fullScreen: true });
  focusEdge();
  await userEvent.keyboard('{ArrowLeft}');
  await page.getByRole('button', { name: 'Full screen' }).click();
  expect(width()).toBe(1200);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  expect(width()).toBe(552);
});

test('Drawer closes on Escape and with its button', async () => {
  const { happened } = await showWidget('Drawer', { title: 'Customer' }, { listen: ['close'] });
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(happened.map(([name]) => name)).toEqual(['close', 'close']);
});
