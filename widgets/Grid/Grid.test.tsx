import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const cells = ['a', 'b', 'c'].map((id) => ({ id, widget: 'Text', props: { text: id } }));
const tops = (screen: Awaited<ReturnType<typeof showWidget>>['screen']) =>
  ['a', 'b', 'c'].map((text) => screen.getByText(text, { exact: true }).element().getBoundingClientRect().top);

test('Grid has as many columns as fit, and no more than it is told', async () => {
  await page.viewport(1200, 800);
  const { screen } = await showWidget('Grid', { columns: 2, minWidth: 200 }, { slots: { default: cells } });
  const [a, b, c] = tops(screen);
  expect(a).toBe(b);
  expect(c).toBeGreaterThan(b ?? 0);
});

test('Grid has one column in a narrow window', async () => {
  await page.viewport(320, 600);
  const { screen } = await showWidget('Grid', { columns: 3, minWidth: 240 }, { slots: { default: cells } });
  expect(new Set(tops(screen)).size).toBe(3);
});
