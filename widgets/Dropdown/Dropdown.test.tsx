import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const items = [
  { id: 'edit', label: 'Edit', icon: 'pencil' },
  { id: 'secret', label: 'Secret', hidden: true },
  {
    id: 'export',
    label: 'Export',
    children: [
      { id: 'csv', label: 'As CSV' },
      { id: 'more', label: 'More', children: [{ id: 'pdf', label: 'As PDF' }] },
    ],
  },
  { id: 'delete', label: 'Delete', danger: true, line: true },
  { id: 'never', label: 'Never', disabled: true },
];
const props = { label: 'Actions', items };

test('Dropdown does by keyboard what is chosen, in menus inside menus too', async () => {
  const { screen, happened } = await showWidget('Dropdown', props, { listen: ['select'] });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const exporting = screen.getByRole('menuitem', { name: 'Export' });
  await expect.element(exporting).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(exporting).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('menuitem', { name: 'As CSV' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'As PDF' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('menuitem', { name: 'More' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(happened).toEqual([['select', { id: 'pdf' }]]);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('Dropdown closes one menu at a time on Escape, and all when the focus leaves', async () => {
  const { screen, happened } = await showWidget('Dropdown', props, { listen: ['select'] });
  const button = screen.getByRole('button', { name: 'Actions' });
  await button.click();
  await screen.getByRole('menuitem', { name: 'Export' }).click();
  await expect.element(screen.getByRole('menu', { name: 'Export' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu', { name: 'Export' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
  await screen.getByRole('menuitem', { name: 'Never' }).click({ force: true });
  expect(happened).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('menuitem', { name: 'Never' })).toHaveFocus();
  expect(screen.getByText('Secret').query()).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('Dropdown closes the inner menu first when it was opened by pointing at its item and the item was pressed', async () => {
  const { screen } = await showWidget('Dropdown', props);
  await screen.getByRole('button', { name: 'Actions' }).click();
  const exporting = screen.getByRole('menuitem', { name: 'Export' });
  await exporting.hover();
  await expect.element(screen.getByRole('menu', { name: 'Export' })).toBeVisible();
  await exporting.click();
  await expect.element(screen.getByRole('menuitem', { name: 'As CSV' })).toHaveFocus();
  (exporting.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu', { name: 'Export' })).not.toBeInTheDocument();
  await expect.element(exporting).toHaveFocus();
});

test('Dropdown is still left by Escape after pointing has opened an inner menu and closed it again', async () => {
  const { screen } = await showWidget('Dropdown', props);
  const button = screen.getByRole('button', { name: 'Actions' });
  await button.click();
  await screen.getByRole('menuitem', { name: 'Export' }).hover();
  await expect.element(screen.getByRole('menuitem', { name: 'As CSV' })).toHaveFocus();
  await screen.getByRole('menuitem', { name: 'Edit' }).hover();
  await expect.element(screen.getByRole('menu', { name: 'Export' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('Dropdown leaves the focus where a key has put it when an item comes under a mouse at rest', async () => {
  const { screen } = await showWidget('Dropdown', props);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const edit = screen.getByRole('menuitem', { name: 'Edit' });
  await expect.element(edit).toHaveFocus();
  // What the browser tells of a mouse that has not moved, after it has laid out or scrolled the menu.
  const item = screen.getByRole('menuitem', { name: 'Delete' }).element();
  item.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await expect.element(edit).toHaveFocus();
});

test('Dropdown stays inside a narrow window', async () => {
  await page.viewport(390, 700);
  const { screen } = await showWidget('Dropdown', props);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await screen.getByRole('menuitem', { name: 'Export' }).click();
  const { left, right } = screen.getByRole('menu', { name: 'Export' }).element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
});
