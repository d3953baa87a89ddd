import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const number = (id: string, label: string, kind = {}) => ({
  node: 'field',
  id,
  label,
  kind: { type: 'number', ...kind },
});
const show = (fields: readonly unknown[], more = {}) =>
  showWidget('TableDesign', { label: 'Fields', ...more }, { value: { formLabel: 'Repairs', fields: fields as never } });

test('TABLE-05 TABLE-24 TableDesign folds the groups of a field, says in short what is set in each, and keeps them as they were left', async () => {
  const costs = {
    ...number('costs', 'Costs', { min: 0, max: 100 }),
    initial: { kind: 'value', value: 5 },
    width: 12,
    is_hidden: true,
  };
  const { screen } = await show([costs, number('count', 'Count')]);
  await expect.element(screen.getByRole('switch', { name: 'Required' })).toBeVisible();
  await expect.element(screen.getByLabelText('Decimals')).toBeVisible();
  const group = (name: string) => screen.getByRole('button', { name, exact: true });
  const validation = group('Validation Minimum: 0 · Maximum: 100');
  await expect.element(group('Default value 5')).toBeVisible();
  await expect.element(group('Display Half · Hidden')).toBeVisible();
  await expect.element(group('Help')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByLabelText('Maximum').query()).toBeNull();
  validation.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(validation).toHaveAttribute('aria-expanded', 'true');
  await screen.getByLabelText('Maximum').fill('50');
  await expect.element(group('Validation Minimum: 0 · Maximum: 50')).toBeVisible();
  await screen.getByRole('button', { name: /^Count/ }).click();
  await expect.element(group('Validation')).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('tab', { name: 'Validation' }).click();
  await screen.getByRole('tab', { name: 'Fields' }).click();
  await expect.element(group('Validation Minimum: 0 · Maximum: 50')).toHaveAttribute('aria-expanded', 'true');
});

test('TABLE-20 TableDesign opens the group of an issue, and says at a group that is folded again that it has one', async () => {
  const broken = { node: 'field', id: 'code', label: 'Code', kind: { type: 'text', pattern: { expression: '(' } } };
  const { screen } = await show([broken]);
  const group = screen.getByRole('button', { name: /^Validation/ });
  await expect.element(screen.getByLabelText('Pattern', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('This pattern cannot be used.')).toBeVisible();
  await group.click();
  await expect.element(screen.getByRole('button', { name: /A field inside has an issue$/ })).toBeVisible();
  expect(screen.getByLabelText('Pattern', { exact: true }).query()).toBeNull();
});
