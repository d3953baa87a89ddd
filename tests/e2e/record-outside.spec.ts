import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

const field = (id: string, label: string, kind: object, rest = {}) => ({ node: 'field', id, label, kind, ...rest });
const options = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
];

test('REC-07 REC-08 a new record begins with what the menu’s filter fixes, and a saved one outside of the list is named with the way to it', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { app: appId, orders: categoryId, inside } = await makeApplication(owner, 'Beside the list');
  const formConfig = {
    formLabel: 'Repairs',
    fields: [
      field('title', 'Title', { type: 'text' }, { is_required: true }),
      field('status', 'Status', { type: 'select', options: { source: 'fixed', options } }),
    ],
    title_field: 'title',
  };
  const table = (await owner.call(
    'POST',
    '/api/p/table',
    { formConfig, physical_table_category_id: categoryId },
    inside,
  )) as { table_id: string };
  const filter = {
    logicalOperator: 'all',
    children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'open' }],
  };
  const view = (await owner.call(
    'POST',
    '/api/l/table',
    { table_id: table.table_id, logical_table_name: 'Open', filter_conditions: filter },
    inside,
  )) as { logical_table_id: string };
  const { id: menuId } = (await owner.call(
    'POST',
    '/api/m/menu',
    { menu_name: 'Open repairs', c_id: categoryId },
    inside,
  )) as { id: string };
  const front_meta = { model_type: 'logical_table', logical_table_id: view.logical_table_id };
  await owner.call('POST', '/api/m/menu-logic', { menu_id: menuId, front_meta }, inside);

  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
  const press = (name: string) => click(page.getByRole('button', { name, exact: true }));
  await press('Add record');
  await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Open');
  await page.getByRole('textbox', { name: 'Title' }).fill('Pump');
  await press('Save');
  await expect(page.getByRole('gridcell', { name: 'Pump', exact: true })).toBeVisible();
  await expect(page.getByText('does not show it')).toHaveCount(0);

  // The record's own filter: it is in the menu, and hidden by the search.
  await page.getByRole('searchbox').first().fill('Nothing like it');
  await expect(page.getByText('Pump')).toHaveCount(0);
  await press('Add record');
  await page.getByRole('textbox', { name: 'Title' }).fill('Lift');
  await press('Save');
  await expect(page.getByText('The record was added, but this list does not show it')).toBeVisible();
  await expectAccessible(page);
  await press('Open the record');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lift');
  await expect(page.getByRole('heading', { name: 'Edit “Lift”' })).toBeVisible();

  // What is kept is not warned of; what is not kept yet is.
  await page.getByRole('textbox', { name: 'Title' }).fill('Big lift');
  await expect(page.getByRole('heading', { name: 'Edit “Lift”' })).toBeVisible();
  await click(page.getByRole('form', { name: 'Repairs' }).getByRole('button', { name: 'Close' }));
  await press('Go on editing');
  await expect(page.getByText('Draft saved: you can close and continue later')).toBeVisible();
  await click(page.getByRole('form', { name: 'Repairs' }).getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  await press('Open the record');
  await press('Discard');

  // Changed out of the menu.
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Done' });
  await press('Save');
  await expect(page.getByText('The change was saved, but this list does not show it')).toBeVisible();
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await press('Open the record');
  await expect(page).toHaveURL(new RegExp(`/p/${table.table_id}/detail/`));
  await expect(page.getByText('Lift').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Lift · /);
});
