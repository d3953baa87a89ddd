import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activeEntry } from '#tests/widgets/active-entry.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const items = [
  { id: 'home', label: 'Home', href: '/', closable: false },
  { id: 'orders', label: 'Orders', href: '/orders' },
  { id: 'stock', label: 'Stock', href: '/stock' },
];

test('TagsBar goes from tag to tag by keyboard, and tells where to', async () => {
  const { screen, value, happened } = await showWidget('TagsBar', { items }, { value: 'orders', listen: ['select'] });
  await expect.element(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Orders' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(value()).toBe('stock');
  expect(happened).toEqual([['select', { id: 'stock', href: '/stock' }]]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
});

test('SHELL-18 each tag has a close control but those that stay, and Delete does the same', async () => {
  const { screen, happened } = await showWidget('TagsBar', { items }, { value: 'home', listen: ['close'] });
  expect(screen.getByRole('button', { name: /^Close / }).elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Close Orders' }).click();
  await userEvent.tab({ shift: true });
  screen.getByRole('link', { name: 'Stock' }).element().focus();
  await userEvent.keyboard('{Delete}');
  expect(happened).toEqual([
    ['close', { ids: ['orders'], current: 'home', href: '/' }],
    ['close', { ids: ['stock'], current: 'home', href: '/' }],
  ]);
});

test('SHELL-19 closing the active tag goes to the last one that is left', async () => {
  const { screen, value, happened } = await showWidget('TagsBar', { items }, { value: 'orders', listen: ['close'] });
  await screen.getByRole('button', { name: 'Close Orders' }).click();
  expect(happened).toEqual([['close', { ids: ['orders'], current: 'stock', href: '/stock' }]]);
  expect(value()).toBe('stock');
});

test('SHELL-18 the menu of a tag closes the others and all, by pointer and by keyboard', async () => {
  const { screen, happened } = await showWidget('TagsBar', { items }, { value: 'orders', listen: ['close'] });
  await screen.getByRole('link', { name: 'Stock' }).click({ button: 'right' });
  await expect.element(screen.getByRole('menu', { name: 'Stock' })).toBeVisible();
  await expect
    .element(screen.getByRole('menuitem', { name: 'Close tabs to the right' }))
    .toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('menuitem', { name: 'Close the others' }).click();
  await screen.getByRole('button', { name: 'Tab actions' }).click();
  await expect.poll(activeEntry).not.toBeNull();
  await userEvent.keyboard('{End}');
  await expect.poll(activeEntry).toBe('Close all');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => happened.map(([, detail]) => detail))
    .toEqual([
      { ids: ['orders'], current: 'stock', href: '/stock' },
      { ids: ['orders', 'stock'], current: 'home', href: '/' },
    ]);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('TagsBar scrolls where there are more tags than room', async () => {
  await page.viewport(390, 700);
  const many = Array.from({ length: 12 }, (_, at) => ({ id: `t${at}`, label: `Report number ${at}` }));
  const { screen } = await showWidget('TagsBar', { items: many }, { value: 't0' });
  await screen.getByRole('button', { name: 'Forward' }).click();
  await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
