import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { fitOf } from './display.ts';

beforeEach(async () => page.viewport(960, 540));

const inside = { default: [{ id: 'words', widget: 'Text', props: { text: 'Orders' } }] };
const screenOf = () => page.getByRole('region', { name: 'Orders of today' });

test('COMP-13 a big screen keeps its size and is scaled to the window, without scrolling', async () => {
  const { screen } = await showWidget('Screen', { label: 'Orders of today' }, { slots: inside });
  const sheet = (): DOMRect | undefined =>
    screen.getByText('Orders').element().closest('[style*="scale"]')?.getBoundingClientRect();
  await expect.poll(() => Math.round(sheet()?.width ?? 0)).toBe(960);
  await page.viewport(480, 540);
  await expect.poll(() => Math.round(sheet()?.width ?? 0)).toBe(480);
  expect(Math.round(sheet()?.height ?? 0)).toBe(270);
  expect(document.documentElement.scrollWidth).toBe(480);
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test('COMP-13 it is dark whatever the person has chosen, and leads back where the document listens', async () => {
  const { screen, happened } = await showWidget(
    'Screen',
    { label: 'Orders of today' },
    { slots: inside, listen: ['leave'] },
  );
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['leave', null]]);
  const before = screenOf();
  await screen.unmount();
  await expect.element(before).not.toBeInTheDocument();
  expect(document.documentElement.dataset['scheme']).not.toBe('dark');
});

test('a box fits by its longer side', () => {
  expect(fitOf({ width: 1920, height: 1080 }, { width: 960, height: 1080 })).toBe(0.5);
  expect(fitOf({ width: 1920, height: 1080 }, { width: 3840, height: 1080 })).toBe(1);
});
