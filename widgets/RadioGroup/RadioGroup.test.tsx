import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('RadioGroup is one Tab stop, and the arrow keys choose', async () => {
  const options = ['left', 'center', 'right'].map((value) => ({ value, label: value }));
  const { screen, value } = await showWidget('RadioGroup', { label: 'Position', options }, { value: 'center' });
  await expect.element(screen.getByRole('radiogroup', { name: 'Position' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByLabelText('center')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(value()).toBe('right');
});
