import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const field = (id: string, label: unknown) => ({ node: 'field', id, label, kind: { type: 'text' } });
const both = { 'zh-CN': '编号', 'en-US': 'Number' };
const show = (fields: readonly unknown[], more: object = {}) =>
  showWidget(
    'TableDesign',
    { label: 'Fields' },
    { value: { formLabel: '采购申请', fields: fields as never, ...more } },
  );

test('TABLE-05 TableDesign leaves a Chinese label as it is while the page is in English', async () => {
  const { screen, value } = await show([field('amount', '金额')]);
  await expect.element(screen.getByLabelText('Label in English')).toHaveValue('');
  await expect.element(screen.getByLabelText('Label in English')).toHaveAttribute('placeholder', '金额');
  await screen.getByLabelText('Label in English').fill('Amount');
  expect(value()).toMatchObject({ fields: [{ label: { 'zh-CN': '金额', 'en-US': 'Amount' } }] });
});

test('TABLE-05 TableDesign leaves the Chinese name of the table as it is while the page is in English', async () => {
  const { screen, value } = await show([field('amount', '金额')]);
  await screen.getByRole('tab', { name: 'Settings' }).click();
  await expect.element(screen.getByLabelText('Name in Chinese')).toHaveValue('采购申请');
  await screen.getByLabelText('Name of the table').fill('Purchase requests');
  expect(value()).toMatchObject({
    formLabel: 'Purchase requests',
    names: { 'zh-CN': '采购申请', 'en-US': 'Purchase requests' },
  });
});

test('TABLE-05 TableDesign says which labels a language lacks, and leads to them', async () => {
  const { screen } = await show([field('code', both), field('amount', '金额')]);
  await expect.element(screen.getByText('Without a label in English')).toBeVisible();
  await screen.getByRole('button', { name: '金额', exact: true }).click();
  await screen.getByLabelText('Label in English').fill('Amount');
  await userEvent.tab();
  await expect.element(screen.getByText('Without a label in English')).not.toBeInTheDocument();
});
