import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const width = () => Math.round(page.getByRole('dialog').element().getBoundingClientRect().width);

beforeEach(async () => page.viewport(1200, 800));

test('LIM-10 a drawer opens at 520 px or more, and its edge moves by keyboard', async () => {
  const { screen } = await showWidget('Drawer', { title: 'Customer', width: 400 });
  expect(width()).toBe(520);
  const edge = page.getByRole('separator', { name: 'Width of the panel' }).element();
  if (edge instanceof HTMLElement) edge.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(width()).toBe(552);
  for (let step = 0; step < 10; step += 1) await userEvent.keyboard('{ArrowRight}');
  expect(width()).toBe(360);
  await screen.unmount();
});

test('Drawer closes on Escape and with its button', async () => {
  const { happened } = await showWidget('Drawer', { title: 'Customer' }, { listen: ['close'] });
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(happened.map(([name]) => name)).toEqual(['close', 'close']);
});
