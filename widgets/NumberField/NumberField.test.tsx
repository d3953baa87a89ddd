import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('NumberField gives the state a number, and null when it is empty', async () => {
  const { screen, value } = await showWidget('NumberField', { label: 'Users', unit: 'people' }, { value: 25 });
  const input = screen.getByRole('spinbutton', { name: 'Users' });
  await expect.element(input).toHaveValue('25');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe(26);
  await expect.element(input).toHaveAttribute('aria-valuenow', '26');
  await userEvent.clear(input);
  expect(value()).toBeNull();
  await userEvent.keyboard('1.5');
  expect(value()).toBe(1.5);
});

test('REC-07 the wheel over a number that has the focus changes nothing', async () => {
  const { screen, value, happened } = await showWidget(
    'NumberField',
    { label: 'Seats' },
    { value: 5, listen: ['change'] },
  );
  const input = screen.getByLabelText('Seats');
  await input.click();
  await userEvent.wheel(input, { direction: 'down', times: 2 });
  expect(value()).toBe(5);
  expect(happened).toEqual([]);
  await expect.element(input).toHaveValue('5');
});

test.each([
  ['1,5', 1.5, '1.5'],
  ['1.234,50', 1234.5, '1234.5'],
  ['1,234.50', 1234.5, '1234.5'],
  ['１２', 12, '12'],
  ['-7', -7, '-7'],
])('REC-07 %j is read as the grid and an import read it', async (text, number, written) => {
  const { screen, value } = await showWidget('NumberField', { label: 'Price' }, { value: null });
  const input = screen.getByLabelText('Price');
  await input.click();
  await userEvent.keyboard(text);
  expect(value()).toBe(number);
  await userEvent.tab();
  await expect.element(input).toHaveValue(written);
  expect(value()).toBe(number);
});

test.each(['1,2,3', '12abc', '1 5', '-'])(
  'REC-07 %j is an issue at its field, and never another number',
  async (text) => {
    const { screen, value } = await showWidget('NumberField', { label: 'Price' }, { value: 8 });
    const input = screen.getByLabelText('Price');
    await userEvent.fill(input, text);
    expect(value()).toBeNull();
    await userEvent.tab();
    await expect.element(input).toHaveValue(text);
    await expect.element(input).toHaveAccessibleDescription('Enter a number, such as 1,234.5.');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  },
);

test('REC-07 the arrow keys step through exact decimals and keep within the limits', async () => {
  const { screen, value } = await showWidget(
    'NumberField',
    { label: 'Rate', min: 0, max: 0.3, step: 0.1 },
    { value: 0.1 },
  );
  await screen.getByLabelText('Rate').click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(value()).toBe(0.3);
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe(0.3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(value()).toBe(0);
});
