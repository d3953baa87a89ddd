import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { inZone } from '#tests/widgets/in-zone.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A host that names no zone. */
const host = { locale: { current: () => 'en-US', set: () => undefined } };
const due = { label: 'Due', kind: 'datetime' };

test('REC-07 DateField of a time takes and shows what the clocks of the reader show', async () => {
  await inZone('Asia/Shanghai');
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  const { screen, value } = await showWidget('DateField', due, { value: null, host });
  await userEvent.fill(screen.getByLabelText('Due', { exact: true }), '11/29/2026');
  await userEvent.fill(screen.getByLabelText('Due: time'), '10:00');
  expect(value()).toBe('2026-11-29T02:00:00Z');
  await expect.element(screen.getByLabelText('Due: time')).toHaveValue('10:00');
  await expect.element(screen.getByLabelText('Due', { exact: true })).toHaveAccessibleDescription('GMT+8');
});

test.each([
  ['Asia/Shanghai', '2026-11-20T17:00:00Z', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-22T04:00:00Z', '2026-11-21'],
])('REC-07 Today of a calendar is the day of the reader in %s', async (zone, now, day) => {
  await inZone(zone);
  vi.setSystemTime(new Date(now));
  const { screen, value } = await showWidget('DateField', { label: 'Start' }, { value: null, host });
  await screen.getByRole('button', { name: 'Choose a date: Start' }).click();
  await screen.getByRole('button', { name: 'Today' }).click();
  expect(value()).toBe(day);
});

test('REC-07 Today of a range is the day of the reader', async () => {
  await inZone('Asia/Shanghai');
  vi.setSystemTime(new Date('2026-11-20T17:00:00Z'));
  const { screen, value } = await showWidget('DateRange', { label: 'Stay' }, { value: { from: null, to: null }, host });
  await screen.getByRole('button', { name: /Stay/ }).click();
  await screen.getByRole('button', { name: 'Today' }).click();
  expect(value()).toEqual({ from: '2026-11-21', to: '2026-11-21' });
});

test('REC-07 DateField keeps the second of two equal hours when its value is written again, and moves an hour that there is not', async () => {
  await inZone('America/Los_Angeles');
  vi.setSystemTime(new Date('2026-10-01T10:00:00Z'));
  // 01:30 on 1 November comes twice: this is the second one, in winter time.
  const second = '2026-11-01T09:30:00Z';
  const { screen, value } = await showWidget('DateField', due, { value: second, host });
  const day = screen.getByLabelText('Due', { exact: true });
  const time = screen.getByLabelText('Due: time');
  await expect.element(time).toHaveValue('01:30');
  await userEvent.fill(day, '11/1/2026');
  await userEvent.tab();
  expect(value()).toBe(second);
  await userEvent.fill(time, '01:45');
  expect(value()).toBe('2026-11-01T09:45:00Z');
  await userEvent.fill(day, '3/8/2026');
  await userEvent.fill(time, '02:30');
  expect(value()).toBe('2026-03-08T10:30:00Z');
  await expect.element(time).toHaveValue('03:30');
});
