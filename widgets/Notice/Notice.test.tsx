import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Notice is an alert when it is live, and plain text when not', async () => {
  const live = await showWidget('Notice', { text: 'Wrong password', tone: 'danger', live: true }, {});
  await expect.element(live.screen.getByRole('alert')).toHaveTextContent('Wrong password');
  await live.screen.unmount();
  const still = await showWidget('Notice', { title: 'Mind', text: 'This is the shipped page' }, {});
  await expect.element(still.screen.getByText('This is the shipped page')).toBeVisible();
  expect(still.screen.getByRole('alert').query()).toBeNull();
});
