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

test('APP-14 LIM-19 an item is 270 px wide, its icon beside the name, and is opened by keyboard', async () => {
  const { screen, happened } = await showWidget(
    'CardList',
    { label: 'Applications', items, layout: 'items' },
    { listen: ['select'] },
  );
  const link = screen.getByRole('link');
  expect(link.element().getBoundingClientRect().width).toBe(270);
  const [tile, title] = link.element().children;
  expect(tile?.getBoundingClientRect().right).toBeLessThanOrEqual(title?.getBoundingClientRect().left ?? 0);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['select', { id: 'crm', href: '/dashboard?appid=crm' }]]);
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

const editing = {
  label: 'Applications',
  items: [...items, { id: 'store', title: 'Store', isFixed: true }],
  actions: [
    { id: 'edit', label: 'Edit' },
    { id: 'delete', label: 'Delete', danger: true },
  ],
  sortable: true,
  addLabel: 'Create application',
};

test('CardList offers a menu of each card, except one that is fixed, and a card that adds one', async () => {
  const { screen, happened } = await showWidget('CardList', editing, { listen: ['action', 'add'] });
  await screen.getByRole('button', { name: 'Actions for People' }).click();
  await screen.getByRole('menuitem', { name: 'Delete' }).click();
  expect(screen.getByRole('button', { name: 'Actions for Store' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Create application' }).click();
  expect(happened).toEqual([
    ['action', { id: 'hr', action: 'delete' }],
    ['add', null],
  ]);
});

test('WB-01 the star of a card makes it a favorite or no longer, by keyboard and beside its menu', async () => {
  const items = [
    { id: 'crm', title: 'Customers', isFavorite: true },
    { id: 'hr', title: 'People', isFixed: true },
  ];
  const actions = [{ id: 'edit', label: 'Edit' }];
  const { screen, happened } = await showWidget(
    'CardList',
    { label: 'Applications', items, actions, favorites: true },
    { listen: ['favorite', 'select'] },
  );
  const star = (name: string) => screen.getByRole('button', { name: `Favorite: ${name}` });
  await expect.element(star('Customers')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(star('People')).toHaveAttribute('aria-pressed', 'false');
  star('Customers').element().focus();
  await userEvent.keyboard('{Enter}');
  await star('People').click();
  expect(happened).toEqual([
    ['favorite', { id: 'crm', isFavorite: false }],
    ['favorite', { id: 'hr', isFavorite: true }],
  ]);
  const edge = (one: ReturnType<typeof star>) => one.element().getBoundingClientRect();
  const menu = screen.getByRole('button', { name: 'Actions for Customers' }).element().getBoundingClientRect();
  expect(edge(star('Customers')).right).toBeLessThanOrEqual(menu.left);
});

test('APP-23 cards are moved with Alt and the arrow keys, and by dragging', async () => {
  const { screen, happened } = await showWidget('CardList', editing, { listen: ['move', 'select'] });
  screen
    .getByRole('link', { name: /Customers/ })
    .element()
    .focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Customers is now number 2 of 3.');
  await screen
    .getByRole('button', { name: 'People', exact: true })
    .dropTo(screen.getByRole('link', { name: /Customers/ }), {
      targetPosition: { x: 10, y: 40 },
    });
  await expect
    .poll(() => happened)
    .toEqual([
      ['move', { id: 'crm', before: 'store' }],
      ['move', { id: 'hr', before: 'crm' }],
    ]);
});

test('CardList shows the text of a badge or mark that is a key', async () => {
  const card = { id: 'crm', title: 'Customers', badge: 'APP_OWNER', marks: [{ icon: 'external', label: 'outer' }] };
  const texts = [
    { key: 'APP_OWNER', text: 'Owner' },
    { key: 'outer', text: 'External application' },
  ];
  const { screen } = await showWidget('CardList', { label: 'Applications', items: [card], texts });
  await expect.element(screen.getByText('Owner')).toBeVisible();
  await expect.element(screen.getByTitle('External application')).toBeVisible();
});

test('APP-02 a card shows how far something has got, and a word for what is new or failed', async () => {
  const cards = [
    { id: 'crm', title: 'Customers', marks: [{ icon: 'refresh', label: 'Being changed', value: 40 }] },
    { id: 'hr', title: 'People', flag: 'new' },
    { id: 'store', title: 'Store', flag: 'broken', flagTone: 'danger' },
  ];
  const texts = [
    { key: 'new', text: 'New' },
    { key: 'broken', text: 'Error' },
  ];
  const { screen } = await showWidget('CardList', { label: 'Applications', items: cards, texts });
  const card = (at: number) => screen.getByRole('listitem').nth(at);
  await expect.element(card(0)).toHaveTextContent('40%');
  await expect.element(card(0).getByTitle('Being changed')).toBeVisible();
  expect(card(0).element().querySelector('circle + circle')?.getAttribute('stroke-dasharray')).toBe('40 100');
  await expect.element(card(1)).toHaveTextContent('New');
  await expect.element(card(2)).toHaveTextContent('Error');
  const ground = (at: number, word: string) => getComputedStyle(card(at).getByText(word).element()).backgroundColor;
  expect(ground(2, 'Error')).not.toBe(ground(1, 'New'));
});
