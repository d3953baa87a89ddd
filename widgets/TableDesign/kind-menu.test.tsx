import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const show = (locale: 'en-US' | 'zh-CN' = 'en-US') =>
  showWidget('TableDesign', { label: 'Fields' }, { value: { formLabel: 'Repairs' }, locale });

test('TABLE-05 TableDesign offers the most used kinds first, each with what it is for, and finds others by what people call them', async () => {
  const { screen, value } = await show();
  await screen.getByRole('button', { name: 'Add a field' }).click();
  const list = screen.getByRole('listbox', { name: 'Add a field' });
  await expect.element(list.getByRole('group').first()).toHaveAccessibleName('Most used');
  await expect.element(list.getByRole('option').first()).toHaveAccessibleName('Text');
  await expect
    .element(list.getByRole('option', { name: 'Number', exact: true }))
    .toHaveAccessibleDescription('Amounts, prices, percentages or ratings');
  const search = screen.getByRole('combobox', { name: 'Search kinds of fields' });
  for (const [text, kind] of [
    ['money', 'Number'],
    ['金额', 'Number'],
    ['checkbox', 'Yes or no'],
    ['tags', 'Multiple choice'],
    ['auto number', 'Serial number'],
  ] as const) {
    await search.fill(text);
    await expect.element(list.getByRole('option').first()).toHaveAccessibleName(kind);
  }
  await search.fill('nothing of the kind');
  await expect.element(screen.getByText('No kind of field is called “nothing of the kind”.')).toBeVisible();
  await search.fill('date');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(value()).toMatchObject({ fields: [{ kind: { type: 'dateRange' } }] });
  await expect.element(screen.getByLabelText('Label in English')).toHaveFocus();
  await screen.getByRole('button', { name: 'Add a field' }).click();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Add a field' })).toHaveFocus();
});

test('TABLE-05 TableDesign finds kinds by their English names while the page is in Chinese', async () => {
  const { screen } = await show('zh-CN');
  await screen.getByRole('button', { name: '添加字段' }).click();
  await screen.getByRole('combobox', { name: '搜索字段类型' }).fill('checkbox');
  await expect
    .element(screen.getByRole('listbox', { name: '添加字段' }).getByRole('option').first())
    .toHaveAccessibleName('是否');
});

test('TABLE-05 TableDesign finds formulas by what they are mostly for', async () => {
  const { screen } = await show('zh-CN');
  await screen.getByRole('button', { name: '添加字段' }).click();
  const search = screen.getByRole('combobox', { name: '搜索字段类型' });
  for (const word of ['逾期', '天数', 'days', 'late']) {
    await search.fill(word);
    await expect
      .element(screen.getByRole('listbox', { name: '添加字段' }).getByRole('option').first())
      .toHaveAccessibleName('公式');
  }
});
