import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { column, type Options, rows, show } from '../testing/people.ts';

describe('Table, edited', () => {
  const edited = [
    column('name', { edit: true }),
    column('age', { kind: 'number', edit: { $: ['op', '==', ['get', ['var', 'row'], 'id'], ['lit', 'a']] } }),
    column('on', { kind: 'boolean', edit: true }),
  ];
  const edit = (options: Options = {}) => show({}, { listen: ['edit'], slots: { columns: edited }, ...options });

  test('takes a value with Enter, leaves it with Escape', async () => {
    const { screen, happened } = await edit();
    await screen.getByText('Ada').click();
    await screen.getByRole('textbox', { name: 'Name: edit' }).fill('Eve');
    await userEvent.keyboard('{Enter}');
    expect(happened).toEqual([['edit', { row: rows[0], column: 'name', value: 'Eve' }]]);
    expect(document.activeElement?.getAttribute('data-place')).toBe('0:0');
    await userEvent.keyboard('{ArrowDown}{F2}');
    await screen.getByRole('textbox', { name: 'Name: edit' }).fill('Nobody');
    await userEvent.keyboard('{Escape}');
    expect(happened).toHaveLength(1);
    await expect.element(screen.getByText('Bob')).toBeVisible();
  });

  test('goes on with Tab to the next cell that can be edited, and tells of nothing that stayed as it was', async () => {
    const { screen, happened } = await edit();
    await screen.getByText('Ada').click();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('textbox', { name: 'Age: edit' })).toHaveFocus();
    await userEvent.fill(screen.getByRole('textbox', { name: 'Age: edit' }), 'many');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox', { name: 'Age: edit' })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Age: edit' }), '37');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(screen.getByRole('textbox', { name: 'Name: edit' })).toHaveFocus();
    expect(happened).toEqual([['edit', { row: rows[0], column: 'age', value: 37 }]]);
  });

  test('turns a yes or no over at once, and shows the new value until the actions are done', async () => {
    const { screen, happened } = await edit();
    await screen.getByRole('gridcell', { name: 'No' }).click();
    expect(happened).toEqual([['edit', { row: rows[1], column: 'on', value: true }]]);
    await expect.poll(() => screen.container.querySelectorAll('[data-pending]').length).toBe(0);
    await expect.element(screen.getByText('No')).toBeInTheDocument();
  });

  test('edits nothing where nobody listens, nor where the row says no', async () => {
    const { screen } = await show({}, { slots: { columns: edited } });
    await screen.getByText('Ada').click();
    expect(screen.getByRole('textbox').query()).toBeNull();
    const again = await edit();
    await again.screen.getByText('7', { exact: true }).last().click();
    expect(again.screen.getByRole('textbox').query()).toBeNull();
  });

  test('REC-07 a moment is edited by the clocks of the reader, and stays what it was when nothing else is written', async () => {
    // 01:30 comes twice on this day: this is the second one.
    const moments = [{ id: 'a', name: 'Ada', at: '2026-11-01T09:30:00Z' }];
    const at = [column('name', { edit: true }), column('at', { kind: 'datetime', edit: true })];
    const locale = { current: () => 'en-US', timeZone: () => 'America/Los_Angeles', set: () => undefined };
    const { screen, happened } = await show(
      { rows: moments },
      { listen: ['edit'], slots: { columns: at }, host: { locale } },
    );
    await screen.getByText('Nov 1, 2026, 1:30 AM').click();
    await expect.element(screen.getByLabelText('At: edit')).toHaveValue('11/01/2026');
    const time = screen.getByLabelText('At: time');
    await expect.element(time).toHaveValue('01:30');
    await userEvent.fill(time, '01:45');
    await userEvent.keyboard('{Enter}');
    expect(happened).toEqual([['edit', { row: moments[0], column: 'at', value: '2026-11-01T09:45:00Z' }]]);
  });

  test('REC-07 a day in a cell is typed as in a form: what could be two days is asked, and Escape leaves it as it was', async () => {
    const days = [{ id: 'a', name: 'Ada', due: '2026-11-21' }];
    const { screen, happened } = await show(
      { rows: days },
      { listen: ['edit'], slots: { columns: [column('name'), column('due', { kind: 'date', edit: true })] } },
    );
    const input = screen.getByLabelText('Due: edit');
    await screen.getByText('Nov 21, 2026').click();
    await userEvent.fill(input, '3.4.2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Is that April 3, 2026 or March 4, 2026?');
    await expect.element(input).toHaveValue('3.4.2026');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('Nov 21, 2026')).toBeVisible();
    expect(happened).toEqual([]);
    await screen.getByText('Nov 21, 2026').click();
    await userEvent.fill(input, '24.12.2026');
    await userEvent.keyboard('{Enter}');
    expect(happened).toEqual([['edit', { row: days[0], column: 'due', value: '2026-12-24' }]]);
  });
});
