import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const options = ['Open', 'Done'].map((value) => ({ value, label: value }));
const orders = {
  title: 'Orders',
  fields: [
    field('title', 'Title', { type: 'text' }),
    field('status', 'Status', { type: 'select', options: { source: 'fixed', options } }),
    field('cost', 'Cost', { type: 'number', precision: 2 }),
  ],
  records: [
    ['Open', 10],
    ['Open', 20],
    ['Done', 500],
  ].map(([status, cost], index) => ({ title: `Order ${index + 1}`, status, cost })),
};

test('REPORT-03 REPORT-04 REPORT-05 an administrator makes a report, publishes it, and a reader on a phone opens it until it is disabled', async ({
  page,
  enter,
  owner,
  workspace,
  newBrowser,
}) => {
  const { appId, menuId, call } = await makeRecords(owner, 'Sales', orders);
  await speak(page, 'en-US');
  await enter(page, owner.username, '/workbench/setting/report');
  await expect(page.getByText('There are no reports yet.')).toBeVisible();
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'New report' }));
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await click(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Orders by status');
  await click(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('heading', { name: 'Orders by status' })).toBeVisible();

  // The preview follows what is chosen.
  await expect(page.getByText('Choose the table that the report is about.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Table' }).selectOption({ label: 'Sales · Orders' });
  await click(page.getByRole('button', { name: 'Group by a field' }));
  await page.getByLabel('Field of group 1').selectOption('Status');
  await click(page.getByRole('button', { name: 'Add a figure' }));
  await page.getByLabel('What figure 2 computes').selectOption('Sum of');
  const shown = page.getByRole('row', { name: /Done/ }).first();
  await expect(shown).toContainText('500.00');
  await expectAccessible(page);
  const view = page.getByRole('combobox', { name: 'Shown as' });
  await view.selectOption('Table of records');
  await expect(page.getByRole('row', { name: /Order 3/ })).toContainText('500.00');
  await view.selectOption('Bars');
  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('The report is published.')).toBeVisible();

  // A reader who sees the done orders alone.
  const member = await workspace.addPerson('Mia Hill');
  const application_authorizations = [{ subject_type: 'user', subject_id: member.id, role: 'APP_USER' }];
  await owner.call('PUT', `/api/wb/app/authority/${appId}`, { application_authorizations });
  const done = {
    logicalOperator: 'all',
    children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'Done' }],
  };
  await call('POST', '/api/m/menu-auth-config', {
    menu_id: menuId,
    subject_type: 'user',
    subject_id: member.id,
    rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
    visible_fields: { kind: 'all' },
    data_scope: { kind: 'filter', filter: done },
  });
  const reader = await newBrowser();
  await reader.setViewportSize(widths.phone);
  await speak(reader, 'zh-CN');
  await enter(reader, member.username, '/report');
  await click(reader.getByText('Orders by status'));
  await expect(reader.getByRole('heading', { name: 'Orders by status' })).toBeVisible();
  await expect(reader.getByRole('row', { name: /Done/ }).first()).toContainText('500.00');
  await expect(reader.getByText('Open', { exact: true })).toHaveCount(0);
  await expect(reader.getByRole('button', { name: '导出' })).toHaveCount(0);
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);

  // A draft changes nothing for readers; a disabled report is gone for them.
  await view.selectOption('Figure');
  await click(page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('row', { name: /Done/ }).first()).toBeVisible();
  await click(page.getByRole('link', { name: 'All reports' }));
  await click(page.getByRole('row', { name: /Orders by status/ }).getByRole('button', { name: 'Disable' }));
  await expect(page.getByText('Orders by status is disabled.', { exact: false })).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('此报表不可用')).toBeVisible();
});

test('REPORT-05 the building tools of an application have a drawer of reports', async ({ page, enter, owner }) => {
  const { appId, menuId } = await makeRecords(owner, 'Sales', orders);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
  await click(page.getByRole('button', { name: 'Reports' }));
  const drawer = page.getByRole('dialog', { name: 'Reports', exact: true });
  await drawer.getByRole('textbox', { name: 'Name' }).fill('All orders');
  await click(drawer.getByRole('button', { name: 'New report' }));
  const editor = page.getByRole('dialog', { name: 'Report', exact: true });
  await editor.getByRole('combobox', { name: 'Table' }).selectOption({ label: 'Sales · Orders' });
  await editor.getByRole('combobox', { name: 'Shown as' }).selectOption('Figure');
  await expect(editor.getByText('3', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await click(editor.getByRole('button', { name: 'Publish', exact: true }));
  await expect(editor.getByText('Published', { exact: true })).toBeVisible();
  await click(editor.getByRole('button', { name: 'Close', exact: true }));
  await expect(drawer.getByRole('row', { name: /All orders/ })).toContainText('Published');
});
