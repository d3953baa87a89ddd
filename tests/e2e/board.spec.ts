import type { Locator, Page } from '@playwright/test';
import { click, pressKey } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';
import { settled } from './settled.ts';

test.use({ viewport: widths.desktop });

const shown = (page: Page) => page.frameLocator('iframe[title]');
const properties = (page: Page): Locator => page.getByRole('region', { name: /^Properties of/ });

const options = [
  { value: 'open', label: 'Open', colour: '#c2410c' },
  { value: 'doing', label: 'In progress', colour: '#1d4ed8' },
  { value: 'done', label: 'Done', colour: '#15803d' },
];
const repairs = {
  title: 'Repairs',
  fields: [
    field('title', 'What', { type: 'text' }),
    field('status', 'Status', { type: 'select', options: { source: 'fixed', options } }),
    field('due', 'Due', { type: 'date', granularity: 'day' }),
  ],
  records: [
    { title: 'Pump leaks', status: 'open', due: '2026-12-03' },
    { title: 'Door sticks', status: 'open' },
    { title: 'Belt worn', status: 'done' },
    { title: 'Fan too loud' },
  ],
};

/** Chooses one of what a picker of a block offers. */
async function pick(page: Page, label: string, name: string): Promise<void> {
  await click(properties(page).getByRole('combobox', { name: label }));
  await click(page.getByRole('option', { name }));
}

const column = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true });

test('COMP-12 REC-08 ROLE-17 an editor puts a board on a page, moves a card by keyboard, and a reader sees it where it is now', async ({
  page,
  enter,
  owner,
  workspace,
  newBrowser,
}) => {
  const { appId, menuId, ids, call } = await makeRecords(owner, 'Service', repairs);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/custom-pages?appid=${appId}`);
  await click(page.getByRole('button', { name: 'New page' }));
  const dialog = page.getByRole('dialog', { name: 'Custom page' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Board of repairs');
  await click(dialog.getByRole('button', { name: 'Save' }));
  await expect(page).toHaveURL(/\/page\/\w+\/design\?/);

  // The designer asks for the list and for the field of the columns; the canvas shows the cards.
  await click(page.getByRole('tab', { name: 'Add' }));
  await click(page.getByRole('button', { name: 'Board', exact: true }));
  await expect(shown(page).getByText('Choose a list.')).toBeVisible();
  await pick(page, 'List', 'Repairs');
  await expect(shown(page).getByText('Choose the field whose options are the columns.')).toBeVisible();
  await pick(page, 'A column for each', 'Status');
  await pick(page, 'Fields on a card', 'Due');
  await expect(shown(page).getByText('Door sticks', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await click(page.getByRole('button', { name: 'Publish…' }));
  const drawer = page.getByRole('dialog', { name: 'Publish changes' });
  await click(drawer.getByRole('button', { name: 'Publish', exact: true }));
  await expect(drawer).toBeHidden();
  await click(page.getByRole('button', { name: 'All pages' }));
  await click(page.getByRole('row', { name: /Board of repairs/ }).getByRole('button', { name: 'View page' }));
  await expect(page).toHaveURL(/\/page\/\w+\?/);
  const address = page.url();

  // By keyboard: the menu of a card, and then the arrow keys.
  await expect(column(page, 'Open').getByText('Pump leaks', { exact: true })).toBeVisible();
  await expect(column(page, 'Not set').getByText('Fan too loud', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move “Pump leaks” to…' }).focus();
  await pressKey(page, 'Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Open' })).toBeVisible();
  await pressKey(page, 'End');
  await pressKey(page, 'ArrowUp');
  await pressKey(page, 'Enter');
  await expect(column(page, 'Done').getByText('Pump leaks', { exact: true })).toBeVisible();
  await expect
    .poll(async () => Object((await call('GET', `/api/r/m/${menuId}/${ids[0]}`)) as object).data.status)
    .toBe('done');
  await page.getByRole('button', { name: 'Door sticks', exact: true }).focus();
  await pressKey(page, 'Alt+ArrowRight');
  await expect(column(page, 'In progress').getByText('Door sticks', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Door sticks', exact: true })).toBeFocused();

  await expect(page.locator('li[aria-busy]')).toHaveCount(0);
  await settled(page);

  // Another person has changed the record: the card goes back, and the reason is said.
  await call('PUT', `/api/r/m/${menuId}/${ids[2]}`, { data: { title: 'Belt torn' } });
  await page.getByRole('button', { name: 'Belt worn', exact: true }).focus();
  await pressKey(page, 'Alt+ArrowLeft');
  await expect(page.getByText(/^The card was not moved\./)).toBeVisible();
  await expect(column(page, 'Done').getByText('Belt torn', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // A reader on a phone, in Chinese, sees the cards and no menu.
  const member = await workspace.addPerson('Mia Hill');
  const application_authorizations = [{ subject_type: 'user', subject_id: member.id, role: 'APP_USER' }];
  await owner.call('PUT', `/api/wb/app/authority/${appId}`, { application_authorizations });
  await call('POST', '/api/m/menu-auth-config', {
    menu_id: menuId,
    subject_type: 'user',
    subject_id: member.id,
    rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
    visible_fields: { kind: 'all' },
    data_scope: { kind: 'all' },
  });
  const reader = await newBrowser();
  await reader.setViewportSize(widths.phone);
  await speak(reader, 'zh-CN');
  await enter(reader, member.username, new URL(address).pathname + new URL(address).search);
  // What is out of sight is read when it comes into sight.
  await column(reader, 'Done').scrollIntoViewIfNeeded();
  await expect(column(reader, 'Done').getByText('Pump leaks', { exact: true })).toBeVisible();
  await column(reader, '未设置').scrollIntoViewIfNeeded();
  await expect(column(reader, '未设置').getByText('Fan too loud', { exact: true })).toBeVisible();
  await expect(reader.getByRole('button', { name: /移至/ })).toHaveCount(0);
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
});
