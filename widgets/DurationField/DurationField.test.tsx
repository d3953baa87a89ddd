import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('TABLE-20 DurationField reads a duration as people write it, and writes it out when it is left', async () => {
  const { screen, value } = await showWidget('DurationField', { label: 'Time spent' }, { value: null });
  const input = screen.getByRole('spinbutton', { name: 'Time spent' });
  await userEvent.fill(input, '90 min');
  expect(value()).toBe(5400);
  await userEvent.tab();
  await expect.element(input).toHaveValue('1:30');
  await userEvent.fill(input, '');
  expect(value()).toBeNull();
});

test('TABLE-20 DurationField asks what a number without a unit means, and keeps it from the state', async () => {
  const { screen, value } = await showWidget('DurationField', { label: 'Time spent' }, { value: 5400 });
  const input = screen.getByRole('spinbutton', { name: 'Time spent' });
  await userEvent.fill(input, '90');
  expect(value()).toBeNull();
  await expect.element(input).toHaveAccessibleDescription('');
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('Enter a duration, such as 1:30, 90 min or 1.5 h.');
  await expect.element(input).toHaveValue('90');
});

test('TABLE-20 DurationField steps by minutes within its limits, or by seconds', async () => {
  const { screen, value } = await showWidget('DurationField', { label: 'Time spent', max: 5460 }, { value: 5400 });
  await screen.getByRole('spinbutton', { name: 'Time spent' }).click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(value()).toBe(5460);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(value()).toBe(5340);
});

test('TABLE-20 DurationField shows seconds where it is told to', async () => {
  const { screen, value } = await showWidget('DurationField', { label: 'Lap', seconds: true }, { value: 72 });
  const input = screen.getByRole('spinbutton', { name: 'Lap' });
  await expect.element(input).toHaveValue('0:01:12');
  await input.click();
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe(73);
});
