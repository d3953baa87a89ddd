import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('REG-04 REG-05 PhoneField begins with +86, takes digits only, and binds the number whole', async () => {
  const { screen, value, happened } = await showWidget(
    'PhoneField',
    { label: 'Telephone' },
    { value: null, listen: ['change'] },
  );
  await expect.element(screen.getByRole('button', { name: 'Country code: +86' })).toBeVisible();
  const input = screen.getByLabelText('Telephone', { exact: true });
  await input.click();
  await userEvent.keyboard('1a2b');
  await expect.element(input).toHaveValue('12');
  expect(value()).toBe('+8612');
  expect(happened.at(-1)).toEqual(['change', { prefix: '+86', number: '12', value: '+8612' }]);
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('This is not a valid mobile number for +86.');
  await userEvent.fill(input, '1380000000');
  const field = input.element();
  if (field instanceof HTMLInputElement) field.setSelectionRange(1, 1);
  await userEvent.keyboard('x3');
  await expect.element(input).toHaveValue('13380000000');
  expect(field).toHaveProperty('selectionStart', 2);
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('');
  await userEvent.fill(input, '');
  expect(value()).toBeNull();
});

test('PhoneField chooses a calling code by keyboard, by the name of a region or by digits', async () => {
  const { screen, value } = await showWidget('PhoneField', { label: 'Telephone' }, { value: '+8613800000000' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const search = screen.getByRole('combobox', { name: 'Search a region or code' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('germ');
  await expect.element(screen.getByRole('option', { name: 'Germany +49' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('+4913800000000');
  await expect.element(screen.getByRole('button', { name: 'Country code: +49' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('+852');
  await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(value()).toBe('+4913800000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('zzz');
  await expect.element(screen.getByText('Nothing found.')).toBeVisible();
});

test('PhoneField binds prefix and number by themselves, and takes a pasted number apart', async () => {
  const { screen, state } = await showWidget(
    'PhoneField',
    { label: 'Telephone' },
    { binds: { prefix: '+86', number: '' } },
  );
  await userEvent.fill(screen.getByLabelText('Telephone', { exact: true }), '+44 7911 123456');
  expect([state('prefix'), state('number')]).toEqual(['+44', '7911123456']);
});
