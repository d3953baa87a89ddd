import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Breadcrumb leads back, and marks the page that is shown', async () => {
  const items = [
    { label: 'Platform', href: '/platform-home' },
    { label: 'Settings', href: '/here' },
  ];
  const { screen, happened } = await showWidget('Breadcrumb', { items }, { listen: ['navigate'] });
  await expect.element(screen.getByText('Settings')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['navigate', { href: '/platform-home' }]]);
});
