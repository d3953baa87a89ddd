import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const items = [
  { id: 'crm', title: 'Customers', description: 'Contacts', href: '/dashboard?appid=crm' },
  { id: 'hr', title: 'People' },
];

test('a card is 164 px wide', async () => {
  const { screen } = await showWidget('CardList', { label: 'Applications', items });
  expect(screen.getByRole('link').element().getBoundingClientRect().width).toBe(164);
});

test('CardList opens a card by keyboard, a link or a button', async () => {
  const { screen, happened } = await showWidget('CardList', { label: 'Applications', items }, { listen: ['select'] });
  await expect.element(screen.getByRole('list', { name: 'Applications' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(happened).toEqual([
    ['select', { id: 'crm', href: '/dashboard?appid=crm' }],
    ['select', { id: 'hr', href: '' }],
  ]);
});
