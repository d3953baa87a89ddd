import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { activeEntry } from '#tests/widgets/active-entry.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = {
  label: 'Account',
  items: [
    { id: 'info', label: 'My information' },
    { id: 'zh', label: 'Chinese', checked: true },
    { id: 'gone', label: 'Hidden', hidden: true },
    { id: 'out', label: 'Sign out', danger: true },
  ],
};

test('Menu opens with an arrow key, moves, and emits what was chosen', async () => {
  const { screen, happened } = await showWidget('Menu', props, { listen: ['select'] });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(activeEntry).toBe('My information');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitemradio', { name: 'Chinese' })).toHaveAttribute('aria-checked', 'true');
  await expect.poll(activeEntry).toBe('Chinese');
  await userEvent.keyboard('s');
  await expect.poll(activeEntry).toBe('Sign out');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => happened).toEqual([['select', { id: 'out' }]]);
  expect(screen.getByRole('menu').query()).toBeNull();
});

test('Menu takes the entry that the keys reached, however fast Enter follows', async () => {
  const { screen, happened } = await showWidget('Menu', props, { listen: ['select'] });
  await screen.getByRole('button', { name: 'Account' }).click();
  await expect.poll(activeEntry).toBe('My information');
  const list = screen.getByRole('menu', { name: 'Account' }).element();
  for (const code of ['ArrowDown', 'ArrowDown', 'Enter']) {
    list.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }));
    // As between two keys of a person there is time for what follows at once, and for nothing else.
    await Promise.resolve();
  }
  await expect.poll(() => happened).toEqual([['select', { id: 'out' }]]);
});

test('Menu closes on Escape and gives the focus back, and closes when the focus leaves', async () => {
  const { screen } = await showWidget('Menu', props);
  const button = screen.getByRole('button', { name: 'Account' });
  await button.click();
  await expect.element(screen.getByRole('menu', { name: 'Account' })).toBeVisible();
  expect(screen.getByText('Hidden').query()).toBeNull();
  // The focus enters a moment after the menu is seen.
  await expect.poll(() => document.activeElement?.closest('[role=menu]')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(activeEntry).toBe('Sign out');
  await userEvent.tab();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});
