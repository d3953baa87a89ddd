import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const nodes = [
  { id: 1, name: 'Customers', to: 'list' },
  {
    id: 2,
    name: 'Service',
    to: null,
    children: [
      { id: 3, name: 'Repairs', to: 'list' },
      { id: 4, name: 'Parts', to: null, visible: false },
      { id: 5, name: 'Stock', to: null, children: [{ id: 6, name: 'Counts', to: 'list' }] },
    ],
  },
  { id: 7, name: 'Handbook', to: 'page', outer: 'https://www.example.com/handbook' },
];
const props = {
  label: 'Menus',
  nodes,
  labelField: 'name',
  targetField: 'to',
  addressField: 'outer',
  visibleField: 'visible',
  href: '/m/{id}?appid=a',
};
const actions = [
  { id: 'rename', label: 'Rename' },
  { id: 'add', label: 'Add below', for: 'unlinked' },
];

test('MENU-24 NavTree links what opens something, marks what is shown, and leads to another site in a new window', async () => {
  const { screen, happened } = await showWidget('NavTree', { ...props, current: 3 }, { listen: ['select'] });
  const nav = screen.getByRole('navigation', { name: 'Menus' });
  await expect.element(nav.getByRole('link', { name: 'Repairs' })).toHaveAttribute('aria-current', 'page');
  await expect.element(nav.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/m/1?appid=a');
  await expect.element(nav.getByRole('link', { name: 'Handbook' })).toHaveAttribute('target', '_blank');
  await expect.element(nav.getByText('Hidden from others')).toBeInTheDocument();
  expect(nav.getByRole('link', { name: 'Parts' }).query()).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['select', { id: 1, href: '/m/1?appid=a' }]]);
});

test('MENU-18 a node with others below it opens its first', async () => {
  const closed = { ...props, nodes: [{ id: 8, name: 'All', children: nodes }] };
  const { screen, happened } = await showWidget('NavTree', closed, { listen: ['select'] });
  await screen.getByRole('button', { name: 'Service' }).click();
  expect(happened).toEqual([['select', { id: 3, href: '/m/3?appid=a' }]]);
  await expect.element(screen.getByRole('link', { name: 'Repairs' })).toBeVisible();
});

test('NavTree opens and closes a node that holds what is shown', async () => {
  const { screen, happened } = await showWidget('NavTree', { ...props, current: 6 }, { listen: ['select'] });
  const stock = screen.getByRole('button', { name: 'Stock' });
  await expect.element(stock).toHaveAttribute('aria-expanded', 'true');
  await stock.click();
  await expect.element(stock).toHaveAttribute('aria-expanded', 'false');
  expect(happened).toEqual([]);
});

test('MENU-06 MENU-08 the menu of a node offers what its link allows', async () => {
  const { screen, happened } = await showWidget('NavTree', { ...props, actions }, { listen: ['action'] });
  await screen.getByRole('button', { name: 'Actions for Customers' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Add below' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Actions for Parts' }).click();
  await screen.getByRole('menuitem', { name: 'Add below' }).click();
  expect(happened).toEqual([['action', expect.objectContaining({ id: 4, action: 'add' })]]);
});

test('MENU-13 Alt and arrows move a node among its siblings and out of its parent', async () => {
  const { screen, happened } = await showWidget('NavTree', { ...props, draggable: true }, { listen: ['move'] });
  screen.getByRole('link', { name: 'Customers' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  screen.getByRole('link', { name: 'Repairs' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(happened).toEqual([
    ['move', { id: 1, parent: null, before: 7 }],
    ['move', { id: 3, parent: null, before: 7 }],
  ]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Repairs is now number 3 in Menus.');
});

test('CAT-14 MENU-04 a node goes neither into one that opens something nor deeper than the last level', async () => {
  const { screen, happened } = await showWidget(
    'NavTree',
    { ...props, draggable: true, maxLevel: 3 },
    { listen: ['move'] },
  );
  const repairs = screen.getByRole('link', { name: 'Repairs' });
  const service = screen.getByRole('button', { name: 'Service' });
  await repairs.dropTo(screen.getByRole('link', { name: 'Customers' }));
  await service.dropTo(screen.getByText('Parts'));
  expect(happened).toEqual([]);
  await repairs.dropTo(screen.getByRole('button', { name: 'Stock' }));
  await expect.poll(() => happened).toEqual([['move', { id: 3, parent: 5, before: null }]]);
});
