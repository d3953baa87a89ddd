import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compose, finishComposing, pressComposing } from '#tests/widgets/compose.ts';
import { column, rows, show } from '../testing/people.ts';

const edited = [column('name', { edit: true }), column('age', { kind: 'number', edit: true })];

test.each(['Enter', 'Escape', 'Tab'])(
  'REC-07 %s of an input method leaves a cell open, which then holds the word',
  async (key) => {
    const { screen, happened } = await show({}, { listen: ['edit'], slots: { columns: edited } });
    await screen.getByText('Ada').click();
    const input = screen.getByRole('textbox', { name: 'Name: edit' });
    await expect.element(input).toHaveFocus();
    await compose('zhong wen');
    await pressComposing(key);
    await expect.element(input).toHaveFocus();
    expect(happened).toEqual([]);
    await finishComposing('中文');
    await expect.element(input).toHaveValue('中文');
    await userEvent.keyboard('{Enter}');
    expect(happened).toEqual([['edit', { row: rows[0], column: 'name', value: '中文' }]]);
  },
);

test('REC-07 Enter of an input method does not search yet', async () => {
  const { screen, happened } = await show({}, { listen: ['search'], binds: { search: '' } });
  const box = screen.getByRole('searchbox');
  await box.click();
  await compose('zhong');
  await pressComposing('Enter');
  expect(happened).toEqual([]);
  await finishComposing('中');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => happened.at(-1)).toEqual(['search', { search: '中' }]);
});
