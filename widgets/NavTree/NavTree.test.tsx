import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('MENU-24 NavTree shows the entry of the present page as it opens, and keeps the focus and the page where they are', async () => {
  await page.viewport(1200, 800);
  const many = Array.from({ length: 40 }, (_, at) => ({ id: 100 + at, name: `Menu ${at}`, to: 'list' }));
  const tree = { id: 'menus', widget: 'NavTree', props: { ...props, nodes: [...many, ...nodes], current: 6 } };
  const { screen } = await showWidget('SideNav', { label: 'Main' }, { value: true, slots: { default: [tree] } });
  const nav = screen.getByRole('navigation', { name: 'Menus' }).element();
  const entry = screen.getByRole('link', { name: 'Counts' });
  const isShown = () => entry.element().getBoundingClientRect().bottom <= nav.getBoundingClientRect().bottom;
  await expect.poll(isShown).toBe(true);
  expect(nav.scrollTop).toBeGreaterThan(0);
  expect([document.activeElement, window.scrollY]).toEqual([document.body, 0]);
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

test('CAT-14 MENU-04 ERR-28 ERR-29 a node goes neither into one that opens something nor deeper than the last level, and it is said why', async () => {
  const { screen, happened } = await showWidget(
    'NavTree',
    { ...props, draggable: true, maxLevel: 3 },
    { listen: ['move', 'refused'] },
  );
  const repairs = screen.getByRole('link', { name: 'Repairs' });
  const service = screen.getByRole('button', { name: 'Service' });
  await repairs.dropTo(screen.getByRole('link', { name: 'Customers' }));
  await expect.poll(() => happened).toEqual([['refused', { id: 3, reason: 'linked' }]]);
  await service.dropTo(screen.getByText('Parts'));
  await repairs.dropTo(screen.getByRole('button', { name: 'Stock' }));
  await expect.poll(() => happened.at(-1)).toEqual(['move', { id: 3, parent: 5, before: null }]);
  expect(happened).toHaveLength(2);
  const deep = screen.getByRole('button', { name: 'Stock' });
  deep.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => happened.at(-1)).toEqual(['move', { id: 5, parent: 2, before: 4 }]);
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.poll(() => happened.at(-1)).toEqual(['refused', { id: 5, reason: 'level' }]);
});

const tables = [
  { id: 'a', name: 'Orders', to: '/p/a', children: [{ id: 'b', name: 'Open orders', to: '/p/a/l/b' }] },
  { id: 'c', name: 'Stock', to: '/p/c', children: [{ id: 'd', name: 'Low stock' }] },
];
const tableProps = {
  label: 'Tables',
  nodes: tables,
  labelField: 'name',
  hrefField: 'to',
  moves: 'siblings',
  draggable: true,
  editable: true,
  addLabel: 'Add table',
};

test('TABLE-10 VAL-32 ERR-30 with nodes that keep their parent, roots move among roots and others below their own root alone', async () => {
  const { screen, happened } = await showWidget('NavTree', tableProps, { listen: ['move', 'refused'] });
  const stock = screen.getByRole('link', { name: 'Stock', exact: true });
  const orders = screen.getByRole('link', { name: 'Orders', exact: true });
  await stock.dropTo(orders, { targetPosition: { x: 60, y: 2 } });
  await expect.poll(() => happened).toEqual([['move', { id: 'c', parent: null, before: 'a' }]]);
  await stock.dropTo(orders);
  await screen.getByRole('link', { name: 'Open orders' }).dropTo(stock, { targetPosition: { x: 60, y: 2 } });
  await expect
    .poll(() => happened.slice(1))
    .toEqual([
      ['refused', { id: 'c', reason: 'siblings' }],
      ['refused', { id: 'b', reason: 'siblings' }],
    ]);
});

test('SHELL-30 CAT-18 MENU-12 nodes are added and renamed where they stand; a blank new name adds nothing, a blank old one stays', async () => {
  const { screen, happened } = await showWidget(
    'NavTree',
    { ...props, editable: true, addLabel: 'Add menu' },
    { listen: ['add', 'rename', 'empty'] },
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  await screen.getByRole('button', { name: 'Add menu' }).click();
  await userEvent.keyboard(' Prices {Enter}');
  await screen.getByRole('button', { name: 'Add menu' }).click();
  await userEvent.keyboard('   {Enter}');
  await screen.getByRole('button', { name: 'Actions for Parts' }).click();
  await screen.getByRole('menuitem', { name: 'Add below' }).click();
  await userEvent.keyboard('Wheels');
  await userEvent.tab();
  expect(happened).toEqual([
    ['add', { name: 'Prices', parent: null }],
    ['add', { name: 'Wheels', parent: 4 }],
  ]);
  screen.getByRole('link', { name: 'Customers' }).element().focus();
  await userEvent.keyboard('{F2}Clients{Enter}');
  await expect.element(screen.getByRole('link', { name: 'Customers' })).toHaveFocus();
  await userEvent.keyboard('{F2}{Delete}{Enter}');
  await userEvent.keyboard('{F2}{Escape}');
  expect(name.query()).toBeNull();
  expect(happened.slice(2)).toEqual([
    ['rename', expect.objectContaining({ id: 1, name: 'Clients' })],
    ['empty', { id: 1 }],
  ]);
});

test('SHELL-29 TABLE-07 a node may lead somewhere and have others below it, which a button of its own opens', async () => {
  const { screen, happened } = await showWidget('NavTree', { ...tableProps, current: 'b' }, { listen: ['select'] });
  await screen.getByRole('button', { name: 'Entries below Orders' }).click();
  expect(screen.getByRole('link', { name: 'Open orders' }).query()).toBeNull();
  await screen.getByRole('link', { name: 'Orders', exact: true }).click();
  expect(happened).toEqual([['select', { id: 'a', href: '/p/a' }]]);
});

test('TABLE-09 only nodes that say so get others below them, or offer what is done with them', async () => {
  const nodes = [
    { id: 'a', name: 'Orders', to: '/p/a', ready: true },
    { id: 'c', name: 'Stock', to: '/p/c', ready: false },
  ];
  const copy = [{ id: 'copy', label: 'Copy', where: 'ready' }];
  const shown = { ...tableProps, nodes, holdsField: 'ready', belowLabel: 'Add view', actions: copy };
  const { screen } = await showWidget('NavTree', shown, { listen: ['action'] });
  await screen.getByRole('button', { name: 'Actions for Orders' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Add view' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Actions for Stock' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Copy' }).query()).toBeNull();
  expect(screen.getByRole('menuitem', { name: 'Add view' }).query()).toBeNull();
});

test('MENU-19 a tree without a current node reports the first one that opens something, once', async () => {
  const unlinked = [{ id: 9, name: 'Plans', to: null }, ...nodes.slice(1)];
  const shown = { ...props, nodes: unlinked, current: 'gone' };
  const { screen, happened } = await showWidget('NavTree', shown, { listen: ['absent', 'select'] });
  await expect.poll(() => happened).toEqual([['absent', { id: 3, href: '/m/3?appid=a' }]]);
  await screen.getByRole('button', { name: 'Stock' }).click();
  expect(happened.filter(([name]) => name === 'absent')).toHaveLength(1);
});

test('MENU-19 a tree with a current node reports nothing', async () => {
  const { screen, happened } = await showWidget('NavTree', { ...props, current: 6 }, { listen: ['absent'] });
  await expect.element(screen.getByRole('link', { name: 'Counts' })).toHaveAttribute('aria-current', 'page');
  expect(happened).toEqual([]);
});

test('MENU-19 the first one is reported once its group is known, though the nodes came before', async () => {
  const list = [
    { id: 'a', name: 'Plans', to: null },
    { id: 'b', name: 'Open', to: 'list', group: 1 },
  ];
  const shown = {
    ...props,
    nodes: list,
    groupField: 'group',
    group: { $: ['get', ['var', 'state'], 'group'] },
    current: 'gone',
    actions: [{ id: 'group', label: 'Show group' }],
  };
  const setGroup = [{ do: 'setState', path: ['state', 'group'], value: 1 }];
  const { screen, happened } = await showWidget('NavTree', shown, {
    listen: ['absent'],
    state: { group: null },
    on: { action: setGroup },
  });
  await screen.getByRole('button', { name: 'Actions for Plans' }).click();
  expect(happened).toEqual([]);
  await screen.getByRole('menuitem', { name: 'Show group' }).click();
  await expect.poll(() => happened).toEqual([['absent', { id: 'b', href: '/m/b?appid=a' }]]);
});

test('CAT-16 SHELL-29 of a flat list only the first level of one group is shown, with what is below it', async () => {
  const list = [
    { id: 'a', name: 'Orders', to: null, group: 1, above: -1 },
    { id: 'b', name: 'Open', to: 'list', group: 1, above: 'a' },
    { id: 'c', name: 'Stock', to: 'list', group: 2, above: -1 },
    { id: 'd', name: 'Help', to: 'list', above: -1 },
  ];
  const shown = { ...props, nodes: list, parentField: 'above', groupField: 'group', group: 1, current: 'c' };
  const { screen, happened } = await showWidget('NavTree', shown, { listen: ['absent'] });
  await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Help' })).toBeVisible();
  expect(screen.getByText('Stock').query()).toBeNull();
  expect(happened, 'what is current is known, though it is not shown').toEqual([]);
});

test('ERR-27 a name that is being typed stays while the list is read anew', async () => {
  const read = (names: unknown) => ({ do: 'setState', path: ['state', 'nodes'], value: names });
  const later = (step: object, ...then: readonly object[]) => ({
    do: 'startCountdown',
    path: ['state', 'left'],
    seconds: 1,
    then: [step, ...then],
  });
  const { screen, happened, state } = await showWidget(
    'NavTree',
    { ...props, nodes: { $: ['get', ['var', 'state'], 'nodes'] }, editable: true },
    {
      // Safe: it is written out above, as JSON.
      state: { nodes: JSON.parse(JSON.stringify(nodes)), left: 0 },
      listen: ['rename'],
      on: { select: [later(read(null), later(read(nodes)))] },
    },
  );
  await screen.getByRole('link', { name: 'Customers' }).click();
  await userEvent.keyboard('{F2}Clie');
  await expect.poll(() => state('nodes')).toBeNull();
  await expect.poll(() => state('nodes')).toHaveLength(3);
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Clie');
  await userEvent.keyboard('nts{Enter}');
  expect(happened).toEqual([['rename', expect.objectContaining({ id: 1, name: 'Clients' })]]);
});

test('MENU-06 a press on an entry that opens nothing yet runs the action that links it', async () => {
  const unlinked = [{ id: 9, name: 'Plans', to: null }];
  const actions = [{ id: 'link', label: 'Link', for: 'leaf' }];
  const shown = { ...props, nodes: unlinked, actions, unlinkedAction: 'link' };
  const { screen, happened } = await showWidget('NavTree', shown, { listen: ['action'] });
  await screen.getByRole('button', { name: /^Plans/ }).click();
  expect(happened).toEqual([['action', { id: 9, action: 'link', node: unlinked[0] }]]);
});
