import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const locale = { current: () => 'en-US', set: () => undefined };
/** A host whose person lives in a zone. */
const hostIn = (zone: string) => ({ locale: { ...locale, timeZone: () => zone } });
const due = { label: 'Due', kind: 'datetime' };

test('REC-07 DateField of a time takes and shows what the clocks of the browser show where the host gives no zone', async () => {
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  const { screen, value } = await showWidget('DateField', due, { value: null, host: { locale } });
  await userEvent.fill(screen.getByLabelText('Due', { exact: true }), '11/29/2026');
  await userEvent.fill(screen.getByLabelText('Due: time'), '10:00');
  expect(value()).toBe(new Date(2026, 10, 29, 10).toISOString().replace('.000Z', 'Z'));
  await expect.element(screen.getByLabelText('Due: time')).toHaveValue('10:00');
});

test.each([
  ['Asia/Shanghai', '2026-11-20T17:00:00Z', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-22T04:00:00Z', '2026-11-21'],
])('REC-07 Today of a calendar is the day of the reader in %s', async (zone, now, day) => {
  vi.setSystemTime(new Date(now));
  const { screen, value } = await showWidget('DateField', { label: 'Start' }, { value: null, host: hostIn(zone) });
  await screen.getByRole('button', { name: 'Choose a date: Start' }).click();
  await screen.getByRole('button', { name: 'Today' }).click();
  expect(value()).toBe(day);
});

test('REC-07 Today of a range is the day of the reader', async () => {
  vi.setSystemTime(new Date('2026-11-20T17:00:00Z'));
  const { screen, value } = await showWidget(
    'DateRange',
    { label: 'Stay' },
    { value: { from: null, to: null }, host: hostIn('Asia/Shanghai') },
  );
  await screen.getByRole('button', { name: /Stay/ }).click();
  await screen.getByRole('button', { name: 'Today' }).click();
  expect(value()).toEqual({ from: '2026-11-21', to: '2026-11-21' });
});

test('REC-07 DateField keeps the second of two equal hours when its value is written again, and moves an hour that there is not', async () => {
  vi.setSystemTime(new Date('2026-10-01T10:00:00Z'));
  // 01:30 on 1 November comes twice: this is the second one, in winter time.
  const second = '2026-11-01T09:30:00Z';
  const { screen, value } = await showWidget('DateField', due, { value: second, host: hostIn('America/Los_Angeles') });
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
