import type { Locator, Page } from '@playwright/test';
import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const shown = (page: Page) => page.frameLocator('iframe[title]');
const saved = (page: Page): Promise<void> => expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
const properties = (page: Page): Locator => page.getByRole('region', { name: /^Properties of/ });

test('COMP-07 COMP-09 MENU-06 MENU-23 VAL-16 an editor makes a page of an application, which a menu opens for its readers, and takes it back', async ({
  page,
  enter,
  owner,
  workspace,
  newBrowser,
}) => {
  const { app, inside, menus, stock } = await makeApplication(owner, 'Pages');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menus.List}?appid=${app}&istable=0`);

  // A page needs a name; with one, the designer opens.
  await click(page.getByRole('button', { name: 'Custom pages' }));
  await expect(page.getByText('There are no pages yet.')).toBeVisible();
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'New page' }));
  const dialog = page.getByRole('dialog', { name: 'Custom page' });
  await click(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Overview');
  await click(dialog.getByRole('button', { name: 'Save' }));
  await expect(page).toHaveURL(/\/page\/\w+\/design\?/);
  await expectAccessible(page);

  await click(page.getByRole('tab', { name: 'Add' }));
  await click(page.getByRole('button', { name: 'Heading', exact: true }));
  await properties(page).getByLabel('Text (English)').fill('What is open');
  await properties(page).getByLabel('Text (Chinese)').fill('未结事项');
  await click(page.getByRole('button', { name: 'Notice', exact: true }));
  await properties(page).getByLabel('Text (English)').fill('Repairs take two days.');
  await properties(page).getByLabel('Text (Chinese)').fill('维修需要两天。');
  await expect(shown(page).getByText('Repairs take two days.')).toBeVisible();
  await saved(page);
  await click(page.getByRole('button', { name: 'Publish…' }));
  const drawer = page.getByRole('dialog', { name: 'Publish changes' });
  await expect(drawer.getByText('Repairs take two days.').first()).toBeVisible();
  await expectAccessible(page);
  await click(drawer.getByRole('button', { name: 'Publish', exact: true }));
  await expect(drawer).toBeHidden();

  // A menu opens it.
  await click(page.getByRole('button', { name: 'All pages' }));
  await expect(page.getByRole('row', { name: /Overview/ })).toContainText('Published');
  await page.goto(`/m/${menus.Service}?appid=${app}&istable=0`);
  const made = (await owner.call('POST', '/api/m/menu', { menu_name: 'Start', c_id: stock }, inside)) as { id: string };
  await page.reload();
  await click(page.getByRole('button', { name: 'Actions for Start' }));
  await click(page.getByRole('menuitem', { name: 'Link' }));
  const link = page.getByRole('dialog').first();
  await link.getByRole('radio', { name: 'Custom page' }).check();
  await link.getByRole('combobox').selectOption({ label: 'Overview' });
  await click(link.getByRole('button', { name: 'Save' }));
  await expect(link).toBeHidden();
  await click(page.getByRole('navigation', { name: 'Menus' }).getByRole('link', { name: 'Start' }));
  await expect(page).toHaveURL(new RegExp(`/m/${made.id}\\?`));
  await expect(page.getByRole('heading', { name: 'What is open' })).toBeVisible();
  await expectAccessible(page);

  // A reader on a phone, in Chinese.
  const member = await workspace.addPerson('Mia Hill');
  const application_authorizations = [{ subject_type: 'user', subject_id: member.id, role: 'APP_USER' }];
  await owner.call('PUT', `/api/wb/app/authority/${app}`, { application_authorizations });
  await owner.call(
    'POST',
    '/api/m/menu-auth-config',
    {
      menu_id: made.id,
      subject_type: 'user',
      subject_id: member.id,
      rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
      visible_fields: { kind: 'all' },
      data_scope: { kind: 'all' },
    },
    inside,
  );
  const reader = await newBrowser();
  await reader.setViewportSize(widths.phone);
  await speak(reader, 'zh-CN');
  await enter(reader, member.username, `/m/${made.id}?appid=${app}`);
  await expect(reader.getByText('维修需要两天。')).toBeVisible();
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);

  // After it is unpublished, readers see a message.
  await page.goto(`/custom-pages?appid=${app}`);
  await click(page.getByRole('row', { name: /Overview/ }).getByRole('button', { name: 'Edit page' }));
  await click(page.getByRole('button', { name: 'Publish…' }));
  await click(drawer.getByRole('button', { name: 'Unpublish' }));
  await click(page.getByRole('dialog', { name: 'Unpublish this page?' }).getByRole('button', { name: 'Unpublish' }));
  await expect(drawer).toBeHidden();
  await reader.reload();
  await expect(reader.getByText('此页面暂不可用')).toBeVisible();
});

const options = ['Open', 'Done'].map((value) => ({ value, label: value }));
const orders = {
  title: 'Orders',
  fields: [
    field('title', 'Title', { type: 'text' }),
    field('status', 'Status', { type: 'select', options: { source: 'fixed', options } }),
  ],
  records: ['Open', 'Open', 'Done'].map((status, index) => ({ title: `Order ${index + 1}`, status })),
};

/** Chooses one of what a picker of a block offers. */
async function pick(page: Page, label: string, name: string): Promise<void> {
  await click(properties(page).getByRole('combobox', { name: label }));
  await click(page.getByRole('option', { name }));
}

test('ROLE-17 COMP-12 COMP-13 an editor builds a big screen of blocks on records: a figure, a chart and a table, which follow the rights of who reads them', async ({
  page,
  enter,
  owner,
}) => {
  const { appId } = await makeRecords(owner, 'Sales', orders);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/custom-pages?appid=${appId}`);
  await click(page.getByRole('button', { name: 'New big screen' }));
  const dialog = page.getByRole('dialog', { name: 'Big screen' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sales today');
  await click(dialog.getByRole('button', { name: 'Save' }));
  await expect(page).toHaveURL(/\/page\/\w+\/design\?/);

  // What is added while a grid is selected is arranged by it.
  await click(page.getByRole('tab', { name: 'Add' }));
  await click(page.getByRole('button', { name: 'Grid', exact: true }));
  await click(page.getByRole('button', { name: 'Figure', exact: true }));
  await pick(page, 'List', 'Orders');
  await click(page.getByRole('button', { name: 'Chart', exact: true }));
  await pick(page, 'List', 'Orders');
  await pick(page, 'Grouped by', 'Status');
  await click(page.getByRole('button', { name: 'Records', exact: true }));
  await pick(page, 'List', 'Orders');
  await click(page.getByRole('tab', { name: 'Parts of the page' }));
  const parts = page.getByRole('tree', { name: 'Parts of the page' }).getByRole('treeitem');
  await expect(parts.nth(2)).toHaveAttribute('aria-level', '3');
  await expect(shown(page).getByText('Order 3')).toBeVisible();
  await expectAccessible(page);
  await saved(page);
  await click(page.getByRole('button', { name: 'Publish…' }));
  const drawer = page.getByRole('dialog', { name: 'Publish changes' });
  await click(drawer.getByRole('button', { name: 'Publish', exact: true }));
  await expect(drawer).toBeHidden();

  await click(page.getByRole('button', { name: 'All pages' }));
  await click(page.getByRole('row', { name: /Sales today/ }).getByRole('button', { name: 'View page' }));
  await expect(page).toHaveURL(/\/screen\/\w+\?/);
  const screen = page.getByRole('region', { name: 'Sales today' });
  await expect(screen.getByText('3', { exact: true }).first()).toBeVisible();
  await expect(screen.getByText('Order 3')).toBeVisible();
  const ground = await screen.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground, 'a big screen is dark').toBe('rgb(16, 18, 23)');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await click(screen.getByRole('button', { name: 'Back' }));
  await expect(page).toHaveURL(/\/(p|dashboard)/);
});
