import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { iconNames } from '../kit/icons/names.ts';

test('IconPicker chooses in a grid by arrow keys, and clears', async () => {
  const { screen, value, happened } = await showWidget(
    'IconPicker',
    { label: 'Icon' },
    { value: 'alert', listen: ['change'] },
  );
  const input = screen.getByRole('combobox', { name: 'Icon' });
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAccessibleDescription('Warning');
  const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.title;
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Warning');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(active).toBe('Arrow left');
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  const names = screen.getByRole('option').elements();
  await expect.poll(active).toBe(names[7]?.getAttribute('aria-label'));
  expect(top(names[7])).toBeGreaterThan(top(names[1]));
  expect(top(names[6])).toBe(top(names[7]));
  await userEvent.keyboard('{Enter}');
  await expect.poll(value).toBe(iconNames[7]);
  await expect.element(input).toHaveAccessibleDescription(names[7]?.getAttribute('aria-label') ?? '');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(value()).toBeNull();
  expect(happened.at(-1)).toEqual(['change', { value: null }]);
});

test('IconPicker narrows the grid to the names that are typed, and takes the first', async () => {
  const { screen, value } = await showWidget('IconPicker', { label: 'Icon' }, { value: '' });
  await userEvent.tab();
  await userEvent.keyboard('chev');
  await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(4);
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('chevron-down');
  await userEvent.keyboard('no such');
  await expect.element(screen.getByText('No icon has this name.')).toBeVisible();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(value()).toBe('chevron-down');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});

test.each([
  ['en-US', 'shopping', 'Shopping cart'],
  ['zh-CN', '购物', '购物车'],
  ['zh-CN', 'cart', '购物车'],
] as const)('IconPicker in %s finds by "%s" the icon that it calls "%s"', async (locale, query, label) => {
  const { screen, value } = await showWidget('IconPicker', { label: 'Icon' }, { value: '', locale });
  await screen.getByRole('combobox').fill(query);
  await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(1);
  await screen.getByRole('option', { name: label, exact: true }).click();
  expect(value()).toBe('cart');
  await expect.element(screen.getByRole('combobox')).toHaveAccessibleDescription(label);
});

test('IconPicker takes the one that is pressed, and says so when a name is none', async () => {
  const { screen, value } = await showWidget('IconPicker', { label: 'Icon' }, { value: 'rocket' });
  await expect.element(screen.getByText('There is no icon “rocket”.')).toBeVisible();
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: 'home' }).click();
  expect(value()).toBe('home');
  await expect.element(screen.getByText('There is no icon “rocket”.')).not.toBeInTheDocument();
});

function top(cell: Element | undefined): number {
  return cell?.getBoundingClientRect().top ?? Number.NaN;
}
