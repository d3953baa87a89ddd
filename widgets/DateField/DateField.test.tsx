import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

// A day of its own, so that "today" stays what the tests say.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('DateField gives the state the day that is typed, and writes it as the reader does', async () => {
  const { screen, value, happened } = await showWidget(
    'DateField',
    { label: 'Start' },
    { value: null, listen: ['change', 'blur'] },
  );
  const input = screen.getByLabelText('Start', { exact: true });
  await expect.element(input).toHaveAttribute('placeholder', 'mm/dd/yyyy');
  await userEvent.fill(input, '1/2/2026');
  expect(value()).toBe('2026-01-02');
  await expect.element(input).toHaveValue('1/2/2026');
  await userEvent.tab();
  await expect.element(input).toHaveValue('01/02/2026');
  expect(happened).toEqual([
    ['change', { value: '2026-01-02' }],
    ['blur', null],
  ]);
});

test('DateField says what is wrong once it is left, and tells the state that there is no day', async () => {
  const { screen, value } = await showWidget(
    'DateField',
    { label: 'Start', min: '2026-11-10', max: '2026-11-25' },
    { value: '2026-11-21' },
  );
  const input = screen.getByLabelText('Start', { exact: true });
  await userEvent.fill(input, '2/30/2026');
  expect(value()).toBeNull();
  await expect.element(input).toHaveAccessibleDescription('');
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('Write a date as mm/dd/yyyy.');
  await userEvent.fill(input, '11/9/2026');
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('The earliest is 11/10/2026.');
  expect(value()).toBeNull();
});

test('DateField is chosen by keyboard in a calendar: days, weeks, months, years', async () => {
  const { screen, value } = await showWidget('DateField', { label: 'Start' }, { value: '2026-11-21' });
  // The text is the stop of Tab; the button is for pointers and says which keys do the same.
  const open = screen.getByRole('button', { name: 'Choose a date: Start' });
  await expect.element(open).toHaveAttribute('title', 'Choose a date: Start (Alt+↓ or F4)');
  await userEvent.tab();
  await userEvent.keyboard('{F4}');
  const day = (name: string) => screen.getByRole('button', { name });
  await expect.element(day('Saturday, November 21, 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Sunday, November 22, 2026')).toHaveFocus();
  await userEvent.keyboard('{End}{PageDown}');
  await expect.element(day('Monday, December 28, 2026')).toHaveFocus();
  await expect.element(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Home}{ArrowUp}');
  await expect.element(day('Sunday, December 21, 2025')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('2025-12-21');
  await expect.element(screen.getByLabelText('Start', { exact: true })).toHaveFocus();
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
});

test('DateField closes its calendar on Escape and keeps its day; its limits are not passed', async () => {
  const { screen, value } = await showWidget(
    'DateField',
    { label: 'Start', min: '2026-11-20', max: '2026-11-22' },
    { value: '2026-11-21' },
  );
  await screen.getByRole('button', { name: 'Choose a date: Start' }).click();
  await userEvent.keyboard('{PageUp}');
  await expect.element(screen.getByRole('button', { name: 'Friday, November 20, 2026' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  const box = screen.getByLabelText('Start', { exact: true }).element().parentElement;
  expect(box && getComputedStyle(box).backgroundColor).toBe('rgb(255, 255, 255)');
  await screen.getByRole('button', { name: 'Thursday, November 19, 2026' }).click({ force: true });
  expect(value()).toBe('2026-11-21');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
  expect(value()).toBe('2026-11-21');
});

test('DateField has today and nothing at a press, and any month and year', async () => {
  const { screen, value } = await showWidget('DateField', { label: 'Start' }, { value: '2020-01-05' });
  const open = screen.getByRole('button', { name: 'Choose a date: Start' });
  await open.click();
  await screen.getByRole('button', { name: 'Today' }).click();
  expect(value()).toBe('2026-11-21');
  await open.click();
  await userEvent.selectOptions(screen.getByLabelText('Year', { exact: true }), '1980');
  await userEvent.selectOptions(screen.getByLabelText('Month', { exact: true }), 'February');
  await screen.getByRole('button', { name: 'Friday, February 29, 1980' }).click();
  expect(value()).toBe('1980-02-29');
  await open.click();
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(value()).toBeNull();
  await expect.element(screen.getByLabelText('Start', { exact: true })).toHaveValue('');
});

test('DateField of a time gives an instant in UTC, and names the zone that it is shown in', async () => {
  const { screen, value } = await showWidget(
    'DateField',
    { label: 'Due', kind: 'datetime', timeZone: 'Asia/Shanghai' },
    { value: '2026-11-21T20:30:00Z' },
  );
  const day = screen.getByLabelText('Due', { exact: true });
  const time = screen.getByLabelText('Due: time');
  await expect.element(day).toHaveValue('11/22/2026');
  await expect.element(time).toHaveValue('04:30');
  await expect.element(day).toHaveAccessibleDescription('GMT+8');
  await userEvent.fill(time, '00:15');
  expect(value()).toBe('2026-11-21T16:15:00Z');
  await userEvent.fill(day, '12/1/2026');
  expect(value()).toBe('2026-11-30T16:15:00Z');
  await userEvent.fill(day, '');
  expect(value()).toBeNull();
  await expect.element(time).toHaveValue('00:15');
  await expect.element(day).toHaveAccessibleDescription('Give the day as well. GMT+8');
});

test('DateField of a time refuses an instant beyond its limits, and takes midnight where only a day is chosen', async () => {
  const { screen, value } = await showWidget(
    'DateField',
    { label: 'Due', kind: 'datetime', timeZone: 'UTC', min: '2026-11-21T09:00:00Z' },
    { value: null },
  );
  const day = screen.getByLabelText('Due', { exact: true });
  await userEvent.fill(day, '11/21/2026');
  expect(value()).toBeNull();
  await expect.element(screen.getByText(/^The earliest is Nov 21, 2026/)).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Due: time'), '09:00');
  expect(value()).toBe('2026-11-21T09:00:00Z');
  await userEvent.fill(day, '11/22/2026');
  await screen.getByRole('button', { name: 'Choose a date: Due' }).click();
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(value()).toBeNull();
  await screen.getByRole('button', { name: 'Choose a date: Due' }).click();
  await screen.getByRole('button', { name: 'Monday, November 23, 2026' }).click();
  expect(value()).toBe('2026-11-23T00:00:00Z');
});

test('REC-07 DateField reads today, a day without its year and dots once it is left, and asks which of two days is meant', async () => {
  const { screen, value, happened } = await showWidget(
    'DateField',
    { label: 'Start' },
    { value: null, listen: ['change'] },
  );
  const input = screen.getByLabelText('Start', { exact: true });
  await userEvent.fill(input, 'today');
  expect(value()).toBe('2026-11-21');
  await userEvent.fill(input, '12/24');
  expect(value()).toBeNull();
  await userEvent.tab();
  expect(value()).toBe('2026-12-24');
  await expect.element(input).toHaveValue('12/24/2026');
  expect(happened.filter(([, detail]) => JSON.stringify(detail).includes('12-24'))).toHaveLength(1);
  await userEvent.fill(input, '29.11.2026');
  expect(value()).toBe('2026-11-29');
  await userEvent.fill(input, '3.4.2026');
  await userEvent.tab();
  expect(value()).toBeNull();
  await expect
    .element(input)
    .toHaveAccessibleDescription('Is that April 3, 2026 or March 4, 2026? Write it as mm/dd/yyyy.');
  await expect.element(input).toHaveValue('3.4.2026');
});

test('REC-07 DateField opens its calendar by Alt and the arrow down and not by typing, and keeps what is typed', async () => {
  const { screen, value } = await showWidget('DateField', { label: 'Start' }, { value: null });
  const input = screen.getByLabelText('Start', { exact: true });
  await userEvent.fill(input, '1/');
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('button', { name: 'Saturday, November 21, 2026' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('1/');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(value()).toBe('2026-11-22');
  await expect.element(input).toHaveValue('11/22/2026');
  await expect.element(input).toHaveFocus();
});
