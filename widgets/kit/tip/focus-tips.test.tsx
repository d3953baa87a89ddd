import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { startFocusTips } from './focus-tips.ts';

test('a button with an icon alone shows its name once the keyboard reaches it, until Escape or the next button', async () => {
  const stop = startFocusTips(document);
  await showWidget('Button', { label: 'Delete', icon: 'trash', iconOnly: true });
  const tip = () => document.querySelector('[popover][aria-hidden]');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await expect.poll(() => tip()?.textContent).toBe('Delete');
  await expect.poll(() => tip()?.checkVisibility()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(tip()).toBeNull();
  stop();
});
