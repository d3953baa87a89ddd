import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const blur = (input: Element) => input instanceof HTMLElement && input.blur();

function type(input: Element, text: string): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('No input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test('AmountField keeps what is typed before its code has come, and reads a decimal comma as one', async () => {
  const { screen, value } = await showWidget('AmountField', { label: 'Price', max: 90 }, { value: null });
  const input = screen.getByRole('spinbutton', { name: 'Price' });
  input.element().focus();
  // The first test of this file, and in one turn with the focus, so that nothing can have been loaded.
  type(input.element(), '15,');
  await import('../prime/AmountInput.tsx');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await userEvent.keyboard('50');
  await expect.element(input).toHaveValue('15,50');
  expect(value()).toBe(15.5);
  blur(input.element());
  await expect.element(input).toHaveValue('15.5');
  await expect.element(input).not.toHaveFocus();
  expect(value()).toBe(15.5);
});

test('AmountField shows an amount in the currency, and groups it while it is typed', async () => {
  const { screen, value, happened } = await showWidget(
    'AmountField',
    { label: 'Price', currency: 'EUR' },
    { value: 1234.5, listen: ['change', 'blur'] },
  );
  const input = screen.getByRole('spinbutton', { name: 'Price' });
  await expect.element(input).toHaveValue('€1,234.50');
  expect(document.querySelector('[data-pc-name]')).toBeNull();
  await userEvent.tab();
  await expect.poll(() => document.querySelector('[data-pc-name="inputnumber"]')).not.toBeNull();
  await expect.element(input).toHaveFocus();
  await userEvent.fill(input, '');
  await userEvent.keyboard('9876543.25');
  await expect.element(input).toHaveValue('€9,876,543.25');
  expect(value()).toBe(9876543.25);
  expect(happened.at(-1)).toEqual(['change', { value: 9876543.25 }]);
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe(9876544.25);
  await userEvent.tab();
  expect(happened.at(-1)).toEqual(['blur', null]);
  const { violations } = await axe.run(screen.container);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('AmountField has no amount beyond its limits while it is typed, and the limit when it is left', async () => {
  const { screen, value } = await showWidget(
    'AmountField',
    { label: 'Seats', min: 10, max: 500, digits: 0 },
    { value: null },
  );
  const input = screen.getByRole('spinbutton', { name: 'Seats' });
  await userEvent.tab();
  await expect.poll(() => document.querySelector('[data-pc-name="inputnumber"]')).not.toBeNull();
  await userEvent.keyboard('2');
  expect(value()).toBeNull();
  await userEvent.keyboard('5');
  expect(value()).toBe(25);
  await userEvent.keyboard('00');
  expect(value()).toBeNull();
  await userEvent.tab();
  await expect.element(input).toHaveValue('500');
  expect(value()).toBe(500);
});

test('AmountField that cannot be changed stays as it is, in a window of 390 px too', async () => {
  await page.viewport(390, 700);
  const { screen } = await showWidget(
    'AmountField',
    { label: 'Price', currency: 'USD', readOnly: true },
    { value: 99 },
  );
  await userEvent.tab();
  const input = screen.getByRole('spinbutton', { name: 'Price' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('5');
  await expect.element(input).toHaveValue('$99.00');
  expect(input.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
