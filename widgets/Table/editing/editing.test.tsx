import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cell, column, type Options, rows, show } from '../testing/people.ts';

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

  const one = (kind: string, value: unknown) => {
    const editor = kind === 'percent' ? { editor: 'number', percent: true } : { editor: kind };
    const cellOf = column('size', { kind: 'text', align: 'end', ...editor, edit: true, raw: cell('size') });
    return show(
      { rows: [{ id: 'a', name: 'Ada', size: value }] },
      { listen: ['edit'], slots: { columns: [column('name'), cellOf] } },
    );
  };
  const sentBy = ({ happened }: Awaited<ReturnType<typeof one>>) => happened.map(([, detail]) => Object(detail).value);

  test.each([
    ['number', 12, '12', '15,50', 15.5],
    ['number', 12, '12', '1.234,50', 1234.5],
    ['percent', 0.07, '7%', '12.5', 0.125],
    ['percent', null, '', '12,5 %', 0.125],
    ['time', '18:30', '18:30', '9:05', '09:05'],
    ['time', '18:30:15', '18:30:15', '1:05 PM', '13:05:00'],
  ])(
    'REC-07 REC-11 a cell of %s that holds %j shows %j, and takes %j as %j',
    async (kind, value, shown, text, taken) => {
      const table = await one(kind, value);
      await userEvent.click(table.screen.getByRole('gridcell').last());
      const input = table.screen.getByRole('textbox', { name: 'Size: edit' });
      await expect.element(input).toHaveValue(shown);
      await userEvent.fill(input, text);
      await userEvent.keyboard('{Enter}');
      expect(sentBy(table)).toEqual([taken]);
    },
  );

  test.each([
    ['number', 12, 'many', 'Enter a number, such as 1,234.5.'],
    ['number', 12, '12345678901234567', 'This number has more than 15 digits, which cannot be stored exactly.'],
    ['percent', 0.1, 'half', 'Enter a number, such as 1,234.5.'],
    ['time', '18:30', '25:00', 'Write a time such as 18:30.'],
    ['time', '18:30', '18:', 'Write a time such as 18:30.'],
  ])(
    'REC-07 REC-11 a cell of %s that holds %j keeps %j, wherever the focus goes, and says: %s',
    async (kind, value, text, issue) => {
      const table = await one(kind, value);
      await userEvent.click(table.screen.getByRole('gridcell').last());
      const input = table.screen.getByRole('textbox', { name: 'Size: edit' });
      await userEvent.fill(input, text);
      await userEvent.keyboard('{Enter}');
      await expect.element(table.screen.getByRole('alert')).toHaveTextContent(issue);
      await expect.element(input).toHaveAccessibleDescription(issue);
      await userEvent.click(table.screen.getByText('Ada'));
      await expect.element(input).toHaveValue(text);
      expect(table.happened).toEqual([]);
    },
  );
});
