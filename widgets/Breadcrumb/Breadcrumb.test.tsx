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

const tree = {
  items: [{ label: 'Orders', href: '/dashboard?cid=1' }],
  nodes: [{ id: 1, name: 'Service', to: null, children: [{ id: 2, name: 'Repairs', to: 'list' }] }],
  labelField: 'name',
  targetField: 'to',
  href: '/m/{id}',
  current: 2,
};

test('SHELL-31 Breadcrumb shows the way to a node of a tree; one that opens nothing is no link', async () => {
  const { screen } = await showWidget('Breadcrumb', tree, { listen: ['navigate'] });
  await expect.element(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/dashboard?cid=1');
  await expect.element(screen.getByText('Repairs')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await expect.element(screen.getByText('Service')).toBeVisible();
});

test('Breadcrumb links the node that the page is below', async () => {
  const { screen, happened } = await showWidget('Breadcrumb', { ...tree, linkLast: true }, { listen: ['navigate'] });
  await screen.getByRole('link', { name: 'Repairs' }).click();
  expect(happened).toEqual([['navigate', { href: '/m/2' }]]);
});
