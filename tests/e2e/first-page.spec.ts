import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

/** The pages of the guide, "Your first page": `stories/guide/first-page`, shown because they are in the folder that PAGES_DIR names. */
test('the list of the guide lists, filters, searches, adds, changes and deletes, and is JSON alone', async ({
  page,
  enter,
}) => {
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/positions/managed');
  const table = page.getByRole('grid', { name: 'Positions of people' });
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('Managing director')).toBeVisible();
  await expectAccessible(page);

  await click(page.getByRole('button', { name: 'Add', exact: true }));
  const drawer = page.getByRole('dialog', { name: 'Position' });
  const save = drawer.getByRole('button', { name: 'Save' });
  await click(save);
  await expect(drawer.getByText('Enter a name')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByLabel('Name').fill('Managing director');
  await click(save);
  // What the server refuses is shown at the field, and the drawer stays open.
  await expect(drawer.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByLabel('Name').fill('Night guard');
  await click(save);
  await expect(drawer).toBeHidden();
  await expect(row('Night guard')).toBeVisible();

  const status = page.getByLabel('Status', { exact: true });
  await status.selectOption({ label: 'Disabled' });
  await expect(row('Night guard')).toHaveCount(0);
  await status.selectOption({ label: 'Enabled' });
  await page.getByRole('searchbox', { name: 'Find a position' }).fill('guard');
  await expect(row('Managing director')).toHaveCount(0);

  await click(row('Night guard').getByRole('button', { name: 'Edit' }));
  await drawer.getByLabel('Name').fill('Day guard');
  await click(save);
  await expect(row('Day guard')).toBeVisible();

  await click(row('Day guard').getByRole('button', { name: 'Delete' }));
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Delete "Day guard"?');
  await click(question.getByRole('button', { name: 'Cancel' }));
  await expect(row('Day guard')).toBeVisible();
  await click(row('Day guard').getByRole('button', { name: 'Delete' }));
  await click(question.getByRole('button', { name: 'Delete' }));
  await expect(row('Day guard')).toHaveCount(0);
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});

test('the page of the guide holds at 390 px, in Chinese', { tag: '@whole' }, async ({ page, enter }) => {
  await page.setViewportSize(widths.phone);
  await enter(page, 'owner', '/workbench/positions');
  // Rows are cards there.
  await expect(page.getByRole('list', { name: '职位' }).getByRole('listitem').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
