import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('TimeField takes a time from the keyboard, and none until it is whole', async () => {
  const { screen, value } = await showWidget('TimeField', { label: 'Opens at' }, { value: null });
  const input = screen.getByLabelText('Opens at', { exact: true });
  await userEvent.tab();
  await userEvent.keyboard('08');
  expect(value()).toBeNull();
  await userEvent.keyboard('30AM');
  await expect.poll(value).toBe('08:30');
  await expect.element(input).toHaveValue('08:30');
  await expect.element(screen.getByRole('button', { name: 'Clear: Opens at' })).toHaveAttribute('tabindex', '-1');
  await screen.getByRole('button', { name: 'Clear: Opens at' }).click();
  expect(value()).toBeNull();
});

test('TimeField says what is wrong with a time, and keeps it from the state', async () => {
  const { screen, value } = await showWidget(
    'TimeField',
    { label: 'Opens at', min: '08:00', max: '18:00', step: 900 },
    { value: '08:15' },
  );
  const input = screen.getByLabelText('Opens at', { exact: true });
  await userEvent.fill(input, '07:00');
  expect(value()).toBeNull();
  await expect.element(input).toHaveAccessibleDescription('The earliest is 08:00.');
  await expect.element(input).toHaveValue('07:00');
  await userEvent.fill(input, '19:00');
  await expect.element(input).toHaveAccessibleDescription('The latest is 18:00.');
  await userEvent.fill(input, '09:10');
  await expect.element(input).toHaveAccessibleDescription('Give a time in steps of 15 minutes.');
  await userEvent.fill(input, '09:15');
  await expect.element(input).toHaveAccessibleDescription('');
  expect(value()).toBe('09:15');
});

test('TimeField has seconds where its step is below a minute', async () => {
  const { screen, value } = await showWidget('TimeField', { label: 'Lap', step: 1 }, { value: '00:01:12' });
  const input = screen.getByLabelText('Lap', { exact: true });
  await expect.element(input).toHaveValue('00:01:12');
  await userEvent.fill(input, '00:02:00');
  expect(value()).toBe('00:02:00');
});
