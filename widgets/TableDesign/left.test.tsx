import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const text = (id: string, label: string, more = {}) => ({ node: 'field', id, label, kind: { type: 'text' }, ...more });
const items = {
  node: 'field',
  id: 'items',
  label: 'Items',
  kind: { type: 'subTable', fields: [text('what', 'What')] },
};
const design = { formLabel: 'Repairs', fields: [text('title', 'Title'), items] };
const left = [
  { id: 'c1', field: 'place', values: 3, reason: 'removed', definition: text('place', 'Place') },
  { id: 'c2', field: 'items.size', values: 1, reason: 'removed', definition: text('size', 'Size') },
  { id: 'c3', field: 'title', values: 2, reason: 'converted', definition: null },
];

test('TABLE-24 TableDesign brings a field back with one undo, in its sub-table too, and asks for the end of kept values', async () => {
  const { screen, value, happened } = await showWidget(
    'TableDesign',
    { label: 'Fields of Repairs', saved: design, left },
    { value: design, listen: ['drop'] },
  );
  await screen.getByRole('tab', { name: 'Kept values' }).click();
  // No identifiers: what people know them by.
  await expect.element(screen.getByText('Items · Text · 1 value')).toBeVisible();
  await screen.getByRole('button', { name: 'Bring back Size' }).click();
  expect(value()).toMatchObject({ fields: [{ id: 'title' }, { kind: { fields: [{ id: 'what' }, { id: 'size' }] } }] });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(value()).toEqual(design);
  await screen.getByRole('tab', { name: 'Kept values' }).click();
  await screen.getByRole('button', { name: 'Bring back Place' }).click();
  expect(value()).toMatchObject({ fields: [{ id: 'title' }, { id: 'items' }, { id: 'place', label: 'Place' }] });
  await screen.getByRole('tab', { name: 'Kept values' }).click();
  await expect.element(screen.getByText(/back in the form once you save/)).toBeVisible();
  await screen.getByRole('button', { name: 'Delete for good: Title' }).click();
  expect(happened).toEqual([['drop', { column: 'c3', field: 'title', name: 'Title', values: 2 }]]);
});

test('TABLE-24 TableDesign undoes and redoes by the keyboard, also in a field of its panel, and leaves other inputs alone', async () => {
  const { screen, value } = await showWidget('TableDesign', { label: 'Fields of Repairs' }, { value: design });
  await screen.getByRole('button', { name: /^Title/ }).click();
  await screen.getByLabelText('Label in English').fill('Subject');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(value()).toEqual(design);
  await expect.element(screen.getByLabelText('Label in English')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(value()).toMatchObject({ fields: [{ label: 'Subject' }, {}] });
  const other = document.createElement('input');
  document.body.append(other);
  other.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  other.remove();
  expect(value()).toMatchObject({ fields: [{ label: 'Subject' }, {}] });
});
