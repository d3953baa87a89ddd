import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

beforeEach(async () => {
  await page.viewport(1200, 800);
  await expect.poll(() => innerHeight).toBe(800);
});

const slots = { default: [{ id: 'inside', widget: 'Button', props: { label: 'Inside' } }] };
const panel = () => page.getByRole('region', { name: 'Log' });
const height = () => panel().element().getBoundingClientRect().height;

test('SHELL-23 LIM-12 the panel is 400 px high, and as high as the window below the header, by keyboard', async () => {
  await showWidget('BottomPanel', { title: 'Log' }, { value: true, slots });
  expect(height()).toBe(400);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Full height' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(height).toBe(800 - 54);
  await userEvent.keyboard('{Enter}');
  expect(height()).toBe(400);
});

test('SHELL-23 Escape inside closes it and says so', async () => {
  const options = { value: true, slots, listen: ['close'] };
  const { happened, value } = await showWidget('BottomPanel', { title: 'Log' }, options);
  await page.getByRole('button', { name: 'Inside' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  expect(value()).toBe(false);
  expect(happened).toEqual([['close', null]]);
});

test('SHELL-41 the panel lies at 10 above the page', async () => {
  await showWidget('BottomPanel', { title: 'Log', closable: false }, { slots });
  expect(getComputedStyle(panel().element()).zIndex).toBe('10');
  expect(page.getByRole('button', { name: 'Close the panel' }).query()).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).toBeVisible();
});
