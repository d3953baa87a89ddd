import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { testPageLinks } from '#tests/widgets/test-page-links.ts';

const groups = [
  {
    id: 'applications',
    label: 'Applications',
    items: [
      { id: 'c', label: 'Customers', icon: 'users', href: '/dashboard?appid=c' },
      { id: 'l', label: 'Leave and absence', hint: 'Days off', href: '/dashboard?appid=l' },
    ],
  },
];
const pageLinks = testPageLinks([
  { id: 'a', href: '/workbench', label: 'Workbench' },
  { id: 'b', href: '/p/1?appid=a', label: 'Orders', words: ['Orders', '订单'] },
]);

async function open() {
  const shown = await showWidget(
    'CommandPalette',
    { label: 'Search', groups },
    { listen: ['search', 'select'], host: { pageLinks } },
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = shown.screen.getByRole('combobox', { name: 'Search' });
  await expect.element(field).toHaveFocus();
  return { ...shown, field };
}

const names = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
  screen
    .getByRole('option')
    .elements()
    .map((one) => one.textContent);

test('CommandPalette opens by its keys, shows where one was, and goes on by the keys to what was typed', async () => {
  const { screen, field, happened } = await open();
  await expect.poll(() => names(screen)).toContain('Orders');
  expect(names(screen), 'nobody goes to the page that is shown').not.toContain('Workbench');
  await field.fill('e');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await field.fill('cus');
  await expect.poll(() => names(screen)).toEqual(['Customers']);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => happened.filter(([name]) => name === 'select'))
    .toEqual([['select', { group: 'applications', id: 'c', href: '/dashboard?appid=c' }]]);
  await expect.element(field).not.toBeInTheDocument();
});

test('CommandPalette finds by every word, in names beside the label and in the other language', async () => {
  const { screen, field } = await open();
  await field.fill('leave off');
  await expect.poll(() => names(screen)).toEqual(['Leave and absenceDays off']);
  await field.fill('订单');
  await expect.poll(() => names(screen)).toEqual(['Orders']);
  await field.fill('nothing like it');
  await expect.element(screen.getByText('Nothing found for “nothing like it”.')).toBeVisible();
});

test('CommandPalette says after a rest what is typed, closes by Escape, and gives the focus back', async () => {
  const { screen, field, happened } = await open();
  await field.fill('abc');
  await expect.poll(() => happened).toContainEqual(['search', { text: 'abc' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  expect(happened.at(-1)).toEqual(['search', { text: '' }]);
  await screen.getByRole('button', { name: 'Search' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('CommandPalette shows what a group inside of it brings, and that it waits for an answer', async () => {
  const group = {
    id: 'people',
    widget: 'PaletteGroup',
    props: {
      label: 'People',
      searched: true,
      searching: { $: ['op', '==', ['get', ['var', 'state'], 'wait'], ['lit', true]] },
      items: [{ id: 'p', label: 'Olivia Stone', hint: 'owner', href: '/staff' }],
    },
  };
  const { screen } = await showWidget(
    'CommandPalette',
    { label: 'Search', groups },
    { slots: { groups: [group] }, state: { wait: true } },
  );
  await screen.getByRole('button', { name: 'Search' }).click();
  // The answer of the server fits, whatever is typed.
  await screen.getByRole('combobox').fill('ol');
  await expect.poll(() => names(screen)).toEqual(['Olivia Stoneowner']);
  await expect.element(screen.getByText('Searching…')).toBeVisible();
});
