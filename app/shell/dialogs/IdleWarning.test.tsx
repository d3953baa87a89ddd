import { proxy } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShellFrame } from '../../testing/ShellFrame.tsx';
import { IdleWarning } from './IdleWarning.tsx';
import type { IdlePhase } from '../../session/idle-watch.ts';

async function warn() {
  const state = proxy<{ phase: IdlePhase }>({ phase: 'active' });
  const touch = vi.fn(() => {
    state.phase = 'active';
  });
  const screen = await render(
    <ShellFrame>
      <IdleWarning idle={{ state, touch, start: () => () => undefined }} />
    </ShellFrame>,
  );
  expect(screen.getByRole('dialog').query()).toBeNull();
  state.phase = 'warning';
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
