import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('PasswordField hides what is typed until it is asked to show it', async () => {
  const { screen, value } = await showWidget('PasswordField', { label: 'Password' }, { value: '' });
  const input = screen.getByLabelText('Password', { exact: true });
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('secret');
  await expect.element(input).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  expect(value()).toBe('secret');
});

test("PasswordField leaves remembering to the browser's own store", async () => {
  const { screen } = await showWidget('PasswordField', { label: 'Password' }, { value: '' });
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAttribute('autocomplete', 'current-password');
});
