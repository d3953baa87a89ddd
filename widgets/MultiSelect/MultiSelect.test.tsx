import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const options = [
  { value: 1, label: 'Read' },
  { value: 2, label: 'Write' },
  { value: 3, label: 'Delete', disabled: true },
  { value: 4, label: 'Share' },
];

test('MultiSelect chooses by keyboard, and values keep their type', async () => {
  const { screen, value, happened } = await showWidget(
    'MultiSelect',
    { label: 'Rights', options },
    { value: [1], listen: ['change'] },
  );
  const input = screen.getByRole('combobox', { name: 'Rights' });
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '');
  await expect.poll(() => active()?.textContent).toBe('Write');
  await userEvent.keyboard('{Enter}');
  expect(value()).toEqual([1, 2]);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(value()).toEqual([2]);
  expect(happened.at(-1)).toEqual(['change', { value: [2] }]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(value()).toEqual([2]);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  expect(value()).toEqual([]);
});

test('MultiSelect narrows the list to what is typed, and takes the first that fits', async () => {
  const { screen, value } = await showWidget('MultiSelect', { label: 'Rights', options }, { value: [] });
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('sh');
  await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(value()).toEqual([4]);
  await userEvent.keyboard('xyz');
  await expect.element(screen.getByText('Nothing found.')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});

test('MultiSelect chooses all of them and none, but not those that are disabled', async () => {
  const { screen, value } = await showWidget(
    'MultiSelect',
    { label: 'Rights', options, selectAll: true },
    { value: [] },
  );
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: 'Select all' }).click();
  expect(value()).toEqual([1, 2, 4]);
  await screen.getByRole('option', { name: 'Select all' }).click();
  expect(value()).toEqual([]);
});

test('MultiSelect takes no more than it may, and gives chips away by a press', async () => {
  const { screen, value } = await showWidget('MultiSelect', { label: 'Rights', options, max: 2 }, { value: [1, 2] });
  await screen.getByRole('combobox').click();
  await expect.element(screen.getByRole('option', { name: 'Share' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText('You can select at most 2.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove Read' }).click();
  expect(value()).toEqual([2]);
  await screen.getByRole('button', { name: 'Clear: Rights' }).click();
  expect(value()).toEqual([]);
});

test('MultiSelect of one at most replaces the choice and closes its list', async () => {
  const { screen, value } = await showWidget('MultiSelect', { label: 'Rights', options, single: true }, { value: [1] });
  await screen.getByRole('combobox').click();
  await screen.getByRole('option', { name: 'Share' }).click();
  expect(value()).toHaveLength(1);
  expect(value()).not.toEqual([1]);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('MultiSelect leaves searching to the document that listens, and remembers what its choices are called', async () => {
  const { screen, happened, host } = await showWidget(
    'MultiSelect',
    { label: 'People', options: { $: ['get', ['var', 'state'], 'found'] } },
    { value: ['a'], listen: ['search'], state: { found: [{ value: 'a', label: 'Anna' }] } },
  );
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('b');
  expect(happened).toEqual([['search', { text: 'b' }]]);
  await expect.element(screen.getByRole('option', { name: 'Anna' })).toBeVisible();
  expect(host.errors).toEqual([]);
});

test('MultiSelect of thousands renders those in sight, and the one that keys are on', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ value: at, label: `Option ${at}` }));
  const { screen, value } = await showWidget('MultiSelect', { label: 'Rights', options: many }, { value: [] });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(screen.getByRole('option', { name: 'Option 4999' })).toBeVisible();
  expect(screen.getByRole('option').elements().length).toBeLessThan(40);
  await expect.element(screen.getByRole('option', { name: 'Option 4999' })).toHaveAttribute('aria-posinset', '5000');
  await userEvent.keyboard('{Enter}');
  expect(value()).toEqual([4999]);
});
