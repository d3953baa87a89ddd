import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const choose = 'Choose dates: Created';

test('DateRange binds both ends as one value, and an end may stay open', async () => {
  const { screen, value, happened } = await showWidget(
    'DateRange',
    { label: 'Created' },
    { value: null, listen: ['change'] },
  );
  await userEvent.fill(screen.getByLabelText('Created: from'), '11/1/2026');
  expect(value()).toEqual({ from: '2026-11-01', to: null });
  await userEvent.fill(screen.getByLabelText('Created: to'), '11/5/2026');
  expect(value()).toEqual({ from: '2026-11-01', to: '2026-11-05' });
  expect(happened.at(-1)).toEqual(['change', { value: { from: '2026-11-01', to: '2026-11-05' } }]);
});

test('DateRange binds its ends by themselves, and has none while they are the wrong way round', async () => {
  const { screen, state } = await showWidget(
    'DateRange',
    { label: 'Created' },
    { binds: { from: '2026-11-10', to: '2026-11-20' } },
  );
  const from = screen.getByLabelText('Created: from');
  await userEvent.fill(from, '12/1/2026');
  expect([state('from'), state('to')]).toEqual([null, null]);
  await expect.element(from).toHaveAccessibleDescription('The end is before the start.');
  await expect.element(screen.getByLabelText('Created: to')).toHaveValue('11/20/2026');
  await userEvent.fill(screen.getByLabelText('Created: to'), '12/24/2026');
  expect([state('from'), state('to')]).toEqual(['2026-12-01', '2026-12-24']);
  await expect.element(from).toHaveAccessibleDescription('');
});

test('DateRange is drawn by keyboard in its calendar, also backwards and over the end of a month', async () => {
  await page.viewport(390, 800);
  const { screen, value } = await showWidget('DateRange', { label: 'Created' }, { value: null });
  await userEvent.keyboard('{Tab}{Tab}{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('button', { name: 'Saturday, November 21, 2026' })).toHaveFocus();
  await expect.element(screen.getByRole('grid')).toHaveAccessibleName('November 2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status').filter({ hasText: 'Now choose the last day.' })).toBeInTheDocument();
  await userEvent.keyboard('{PageUp}{ArrowUp}');
  await expect.element(screen.getByRole('grid')).toHaveAccessibleName('October 2026');
  const between = screen.getByRole('button', { name: 'Friday, October 30, 2026' });
  expect(between.element().closest('[role="gridcell"]')?.ariaSelected).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(value()).toEqual({ from: '2026-10-14', to: '2026-11-21' });
  await expect.element(screen.getByLabelText('Created: to')).toHaveFocus();
});

test('DateRange shows two months where there is room, and Escape draws nothing', async () => {
  const { screen, value } = await showWidget(
    'DateRange',
    { label: 'Created' },
    { value: { from: '2026-11-10', to: '2026-12-02' } },
  );
  await screen.getByRole('button', { name: choose }).click();
  await expect.element(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await userEvent.keyboard('{Enter}{ArrowRight}{Escape}');
  await expect.element(screen.getByRole('grid', { name: 'December 2026' })).not.toBeInTheDocument();
  expect(value()).toEqual({ from: '2026-11-10', to: '2026-12-02' });
});

test('DateRange has presets, of which those beyond its limits cannot be pressed', async () => {
  const { screen, value } = await showWidget(
    'DateRange',
    { label: 'Created', presets: ['last7Days', 'thisMonth'], max: '2026-11-21' },
    { value: null },
  );
  const open = screen.getByRole('button', { name: choose });
  await open.click();
  await expect.element(screen.getByRole('button', { name: 'This month' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Last 7 days' }).click();
  expect(value()).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  await open.click();
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(value()).toEqual({ from: null, to: null });
});
