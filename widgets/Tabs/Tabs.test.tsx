import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = {
  label: 'Settings',
  tabs: [
    { id: 'look', label: 'Look' },
    { id: 'safety', label: 'Safety' },
    { id: 'log', label: 'Log' },
  ],
};
const slots = { panel: [{ id: 'p', widget: 'Text', props: { text: { $: ['var', 'tab'] as ['var', string] } } }] };

test('Tabs moves with the arrow keys, Home and End, and its panel follows', async () => {
  const { screen, value } = await showWidget('Tabs', props, { value: 'look', slots });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Safety' })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel', { name: 'Safety' })).toHaveTextContent('safety');
  expect(value()).toBe('safety');
  await userEvent.keyboard('{End}');
  expect(value()).toBe('log');
  await userEvent.keyboard('{ArrowRight}');
  expect(value()).toBe('look');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(value()).toBe('look');
});

test('Tabs shows its first tab when the state names none of them', async () => {
  const { screen } = await showWidget('Tabs', props, { value: 'gone', slots });
  await expect.element(screen.getByRole('tab', { name: 'Look' })).toHaveAttribute('aria-selected', 'true');
});
