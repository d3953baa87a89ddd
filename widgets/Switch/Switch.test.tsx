import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Switch turns on and off with Space, and says that it is a switch', async () => {
  const { screen, value } = await showWidget('Switch', { label: 'Verification code' }, { value: true });
  await userEvent.tab();
  await expect.element(screen.getByRole('switch', { name: 'Verification code' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(value()).toBe(false);
  await expect.element(screen.getByRole('switch')).not.toBeChecked();
});
