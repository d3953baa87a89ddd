import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('NumberField gives the state a number, and null when it is empty', async () => {
  const { screen, value } = await showWidget('NumberField', { label: 'Users', unit: 'people' }, { value: 25 });
  const input = screen.getByLabelText('Users');
  await expect.element(input).toHaveValue(25);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe(26);
  await userEvent.clear(input);
  expect(value()).toBeNull();
  await userEvent.keyboard('1.5');
  expect(value()).toBe(1.5);
});
