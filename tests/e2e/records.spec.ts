import type { Page } from '@playwright/test';
import type { Caller } from './caller.ts';
import { click, press } from './controls.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  languages,
  speak,
  test,
  widths,
} from './fixtures.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    add: '新增记录',
    records: '查看记录',
    save: '保存',
    delete: '删除',
    restore: '恢复',
    trash: '回收站',
    open: '未处理',
    conflict: '该记录已被他人修改',
    mine: '保留我的值',
  },
  'en-US': {
    add: 'Add record',
    records: 'Records',
    save: 'Save',
    delete: 'Delete',
    restore: 'Restore',
    trash: 'Trash',
    open: 'Open',
    conflict: 'Someone else has changed this record',
    mine: 'Keep mine',
  },
} as const;

/** An application with one table, and a menu that opens it. */
async function makeTable(owner: Caller, name: string) {
  const { id: groupId } = (await owner.call('POST', '/api/b/u-org', { name })) as { id: string };
  const { id: appId } = (await owner.call('POST', '/api/wb/application', {
    application_type: 1,
    application_name: name,
    org_id: groupId,
  })) as { id: string };
  const inside = { application_id: appId };
  const { id: categoryId } = (await owner.call('POST', '/api/p/category', { category_name: 'Things' }, inside)) as {
    id: string;
  };
  const field = (id: string, label: object, kind: object, rest = {}) => ({ node: 'field', id, label, kind, ...rest });
  const formConfig = {
    formLabel: 'Repairs',
    fields: [
      field('title', { 'zh-CN': '标题', 'en-US': 'Title' }, { type: 'text' }, { is_required: true }),
      field('amount', { 'zh-CN': '金额', 'en-US': 'Amount' }, { type: 'number', precision: 2 }),
      field(
        'status',
        { 'zh-CN': '状态', 'en-US': 'Status' },
        {
          type: 'select',
          options: {
            source: 'fixed',
            options: [{ value: 'open', label: { 'zh-CN': '未处理', 'en-US': 'Open' } }],
          },
        },
        { initial: { kind: 'value', value: 'open' } },
      ),
    ],
  };
  const table = (await owner.call(
    'POST',
    '/api/p/table',
    { formConfig, physical_table_category_id: categoryId },
    inside,
  )) as { table_id: string; children: { logical_table_id: string }[] };
  const { id: menuId } = (await owner.call(
    'POST',
    '/api/m/menu',
    { menu_name: 'Repairs', c_id: categoryId },
    inside,
  )) as {
    id: string;
  };
  const [view] = table.children;
  const front_meta = { model_type: 'logical_table', logical_table_id: view?.logical_table_id };
  await owner.call('POST', '/api/m/menu-logic', { menu_id: menuId, front_meta }, inside);
  return { appId, inside, categoryId, tableId: table.table_id, menuId };
}

/** What is seen holds on a phone as well, and for those who do not see it. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
}

for (const language of languages satisfies Language[]) {
  const said = words[language];
  const label = (both: Record<Language, string>) => both[language];

  test(`REC-02 REC-03 REC-07 REC-08 a record is added, changed, deleted and restored in the browser (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const { appId, inside, categoryId, tableId, menuId } = await makeTable(owner, `Records ${language}`);
    await speak(page, language);
    await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
    await expect(page.getByRole('heading', { name: 'Repairs', level: 1 })).toBeVisible();
    await expectSound(page);

    await press(page, said.add);
    const drawer = page.getByRole('dialog');
    const title = drawer.getByLabel(label({ 'zh-CN': '标题', 'en-US': 'Title' }));
    await click(drawer.getByRole('button', { name: said.save, exact: true }));
    await expect(title).toHaveAccessibleDescription(/./);
    await title.fill('Pump');
    await drawer.getByLabel(label({ 'zh-CN': '金额', 'en-US': 'Amount' })).fill('1250.5');
    await expectAccessible(page);
    await click(drawer.getByRole('button', { name: said.save, exact: true }));
    const row = page.getByRole('row', { name: /Pump/ });
    await expect(row).toContainText('1,250.50');
    await expect(row).toContainText(said.open);

    await click(row.getByText('Pump'));
    await title.fill('Big Pump');
    const { items } = (await owner.call('POST', `/api/r/m/${menuId}/list`, {}, inside)) as {
      items: { record_id: string }[];
    };
    const rid = items[0]?.record_id ?? '';
    await owner.call('PUT', `/api/r/m/${menuId}/${rid}`, { data: { amount: 7 } }, inside);
    await click(drawer.getByRole('button', { name: said.save, exact: true }));
    await expect(drawer.getByText(said.conflict)).toBeVisible();
    // Of what this person did not touch nothing is asked: it stays as the other one left it.
    await expect(drawer.getByText('Big Pump')).toBeVisible();
    await expect(drawer.getByText('1250.5')).toBeHidden();
    await expectAccessible(page);
    await click(drawer.getByRole('button', { name: said.mine, exact: true }));
    await expect(drawer.getByText(said.conflict)).toBeHidden();
    await click(drawer.getByRole('button', { name: said.save, exact: true }));
    await expect(drawer).toHaveCount(0);
    const big = page.getByRole('row', { name: /Big Pump/ });
    await expect(big).toContainText('7.00');

    // Closing a record goes back to the list's own address.
    await expect(page).not.toHaveURL(/record=/);
    await page.goto(`/m/${menuId}?appid=${appId}&record=${rid}`);
    await expect(title).toHaveValue('Big Pump');

    await page.goto(`/tables?appid=${appId}&cid=${categoryId}`);
    await click(page.getByRole('row', { name: /Repairs/ }).getByRole('button', { name: said.records, exact: true }));
    await expect(page).toHaveURL(new RegExp(`/p/${tableId}`));
    await big.getByRole('checkbox').check();
    await press(page, said.delete);
    await expect(page.getByRole('alertdialog').or(drawer)).toContainText('Big Pump');
    await click(page.getByRole('alertdialog').or(drawer).getByRole('button', { name: said.delete, exact: true }));
    await expect(big).toHaveCount(0);
    await page.getByRole('radio', { name: said.trash }).check();
    await big.getByRole('checkbox').check();
    await press(page, said.restore);
    await expect(big).toHaveCount(0);
    await page.goto(`/m/${menuId}?appid=${appId}`);
    await expect(big).toBeVisible();
  });
}
