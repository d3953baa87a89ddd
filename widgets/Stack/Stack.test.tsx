import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const words = (id: string) => ({ id, widget: 'Text', props: { text: id } });
const inRoom = (room: string) => ({
  id: `in-${room}`,
  widget: 'Stack',
  props: { room },
  slots: { default: [words(room)] },
});

afterEach(() => page.viewport(1280, 800));

test('Stack puts nodes below each other with its gap, and in a row beside each other', async () => {
  const { screen } = await showWidget('Stack', { gap: 'lg' }, { slots: { default: [words('one'), words('two')] } });
  const [one, two] = ['one', 'two'].map((text) => screen.getByText(text).element().getBoundingClientRect());
  expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBeCloseTo(24, 0);
});

test('Stack as a landmark has the name that it is given', async () => {
  const { screen } = await showWidget(
    'Stack',
    { element: 'nav', label: 'Help' },
    { slots: { default: [words('one')] } },
  );
  await expect.element(screen.getByRole('navigation', { name: 'Help' })).toBeVisible();
});

test('SHELL-22 Stack shows what is for a narrow window below 992 px alone, and what is for a wide one from there on', async () => {
  await page.viewport(1200, 800);
  const { screen } = await showWidget('Stack', {}, { slots: { default: [inRoom('wide'), inRoom('narrow')] } });
  await expect.element(screen.getByText('wide')).toBeVisible();
  await expect.element(screen.getByText('narrow')).not.toBeVisible();
  await page.viewport(390, 800);
  await expect.element(screen.getByText('narrow')).toBeVisible();
  await expect.element(screen.getByText('wide')).not.toBeVisible();
});
