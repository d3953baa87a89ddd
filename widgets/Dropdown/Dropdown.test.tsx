import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activeEntry } from '#tests/widgets/active-entry.ts';
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
  await expect.poll(activeEntry).toBe('Edit');
  await userEvent.keyboard('{ArrowDown}');
  const exporting = screen.getByRole('menuitem', { name: 'Export' });
  await expect.poll(activeEntry).toBe('Export');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(exporting).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(activeEntry).toBe('As CSV');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(activeEntry).toBe('More');
  await userEvent.keyboard('{Enter}');
  await expect.poll(activeEntry).toBe('As PDF');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(activeEntry).toBe('More');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(activeEntry).toBe('As PDF');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => happened).toEqual([['select', { id: 'pdf' }]]);
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
  await expect.poll(activeEntry).toBe('Delete');
  expect(screen.getByText('Secret').query()).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('Dropdown closes the inner menu first when its item was pressed', async () => {
  const { screen } = await showWidget('Dropdown', props);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await screen.getByRole('menuitem', { name: 'Export' }).click();
  await expect.element(screen.getByRole('menu', { name: 'Export' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu', { name: 'Export' })).not.toBeInTheDocument();
  await expect.poll(activeEntry).toBe('Export');
});

test('Dropdown is still closed by Escape after pointing elsewhere has closed an inner menu', async () => {
  const { screen } = await showWidget('Dropdown', props);
  const button = screen.getByRole('button', { name: 'Actions' });
  await button.click();
  await screen.getByRole('menuitem', { name: 'Export' }).click();
  await expect.element(screen.getByRole('menu', { name: 'Export' })).toBeVisible();
  await screen.getByRole('menuitem', { name: 'Edit' }).hover();
  await expect.element(screen.getByRole('menu', { name: 'Export' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('Dropdown keeps the active item where a key has put it when another comes under a mouse at rest', async () => {
  const { screen } = await showWidget('Dropdown', props);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(activeEntry).toBe('Edit');
  // What the browser reports of a mouse that has not moved, after the layout or a scroll of the menu.
  const item = screen.getByRole('menuitem', { name: 'Delete' }).element().firstElementChild;
  item?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await expect.poll(activeEntry).toBe('Edit');
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
