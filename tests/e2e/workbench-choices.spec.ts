import { type Caller, signedInCaller } from './caller.ts';
import { choose, click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

async function makeMany(owner: Caller, count: number): Promise<void> {
  const group = (await owner.call('POST', '/api/b/u-org', { name: 'Many' })) as { id: string };
  for (let at = 0; at < count; at += 1) {
    const application_name = `Many ${String(at).padStart(2, '0')}`;
    await owner.call('POST', '/api/wb/application', { application_type: 1, application_name, org_id: group.id });
  }
}

test('APP-13 LIM-23 the start page is chosen in a picker of 730 px, 20 applications a page, and opens after signing in', async ({
  page,
  enter,
  product,
  newBrowser,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  await makeMany(owner, 21);
  const { app } = await makeApplication(owner, 'First of all');
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/app');
  const press = (name: string) => click(page.getByRole('button', { name, exact: true }));
  await press('Start page');
  await page.getByRole('radio', { name: 'An application', exact: true }).check();
  await press('Choose an application');
  const picker = page.getByRole('dialog').last();
  await expect.poll(async () => (await picker.boundingBox())?.width).toBe(730);
  await expect(picker.getByRole('radio')).toHaveCount(20);
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await click(picker.getByRole('button', { name: /next/i }));
  // Which one is on it depends on the applications that other tests have made.
  await expect(picker.getByRole('radio').first()).toBeVisible();
  await picker.getByRole('searchbox').fill('first of');
  await expect(picker.getByRole('radio')).toHaveCount(1);
  await choose(picker, 'First of all');
  await click(picker.getByRole('button', { name: 'Choose', exact: true }));
  await expect(page.getByRole('dialog').getByText('First of all')).toBeVisible();
  await click(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const other = await newBrowser();
  await enter(other, 'admin', '/workbench/loading');
  await expect(other).toHaveURL(new RegExp(`appid=${app}`));
  await owner.call('POST', '/api/wp/hp/set', { page_type: 'default' });
});

test('COMP-11 all fields of an application are found by name and by kind, with what depends on them below', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { app, inside, orders } = await makeApplication(owner, 'All fields');
  const fields = [
    { node: 'field', id: 'days', label: 'Days', kind: { type: 'number' } },
    { node: 'field', id: 'cost', label: 'Cost', kind: { type: 'formula', expression: 'days * 8', result: 'number' } },
  ];
  const formConfig = { formLabel: 'Trips', fields };
  await owner.call('POST', '/api/p/table', { formConfig, physical_table_category_id: orders }, inside);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/tables?appid=${app}`);
  await click(page.getByRole('button', { name: 'All fields', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'All fields' });
  const cost = dialog.getByRole('treeitem', { name: 'Cost' });
  await expect(cost).toHaveAttribute('aria-level', '3');
  await expectAccessible(page);
  await dialog.getByRole('searchbox', { name: 'Find a field' }).fill('title');
  await expect(dialog.getByRole('treeitem', { name: 'Title' })).toBeVisible();
  await expect(cost).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Field type' }).selectOption({ label: 'Formula' });
  await click(dialog.getByText('Trips', { exact: true }));
  await expect(page).toHaveURL(/\/table\/\w+\/edit/);
});
