import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Tag is taken away by keyboard, and only offers it when somebody listens', async () => {
  const plain = await showWidget('Tag', { text: 'Finance' });
  expect(plain.screen.getByRole('button').query()).toBeNull();
  await plain.screen.unmount();
  const { screen, happened } = await showWidget('Tag', { text: 'Finance' }, { listen: ['remove'] });
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Remove Finance' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['remove', null]]);
});
