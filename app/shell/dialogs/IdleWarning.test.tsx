import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShellFrame } from '../../testing/ShellFrame.tsx';
import { createValue } from '../../router/value.ts';
import { IdleWarning } from './IdleWarning.tsx';
import type { IdleState } from '../../session/idle-watch.ts';

async function warn() {
  const state = createValue<IdleState>('active');
  const touch = vi.fn(() => state.set('active'));
  const screen = await render(
    <ShellFrame>
      <IdleWarning idle={{ state, touch, start: () => () => undefined }} />
    </ShellFrame>,
  );
  expect(screen.getByRole('dialog').query()).toBeNull();
  state.set('warning');
  await expect.element(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  return { screen, touch };
}

test('SESS-22 the warning holds the focus on "stay signed in", which takes it away', async () => {
  const { screen, touch } = await warn();
  await expect.element(screen.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(touch).toHaveBeenCalled();
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
});

test('SESS-22 Escape stays signed in as well', async () => {
  const { screen, touch } = await warn();
  await userEvent.keyboard('{Escape}');
  expect(touch).toHaveBeenCalled();
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
});
