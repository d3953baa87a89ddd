import { signedInCaller } from './caller.ts';
import { click, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

test('ROUTE-113 a category has pages that show, add, edit and read it', async ({ page, enter, product }) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app, inside, orders } = await makeApplication(owner, 'Categories as pages');
  await owner.call('PUT', '/api/p/category/update', { id: orders, category_name: 'Orders' }, inside);
  await speak(page, 'en-US');
  await enter(page, 'owner', `/app-config?appid=${app}&cid=${orders}&istable=0`);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await press(page, 'Actions for Orders');
  await click(page.getByRole('menuitem', { name: 'Contents', exact: true }));
  await expect(page).toHaveURL((url) => url.pathname === `/c/${orders}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tables', exact: true }).getByRole('link')).toHaveText([/Repairs/]);
  await expect(page.getByRole('list', { name: 'Menus', exact: true }).getByRole('link')).toHaveText([/List/]);
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);

  await press(page, 'Add category');
  await expect(page).toHaveURL((url) => url.pathname === `/c/${orders}/add`);
  await press(page, 'Save');
  await expect(page.getByText('The name cannot be empty')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Returns');
  await expectAccessible(page);
  await press(page, 'Save');
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expect(page.getByText('Nothing in it yet')).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Returns' })).toHaveAttribute('aria-current', 'page');

  await press(page, 'Edit category');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Returns');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sent back');
  await press(page, 'Save');
  await expect(categories.getByRole('link', { name: 'Sent back' })).toBeVisible();
  await press(page, 'Details');
  await expect(page).toHaveURL((url) => /^\/c\/\w+\/detail$/.test(url.pathname));
  await expect(page.getByText('Tables of this application')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.goto(`/c/01ZZZZZZZZZZZZZZZZZZZZZZZZ?appid=${app}`);
  await expect(page.getByText('There is no such category')).toBeVisible();
});
