import type { Page } from '@playwright/test';
import type { Caller } from './caller.ts';
import { click, pressKey } from './controls.ts';
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
    matrix: '菜单授权一览',
    change: '修改菜单权限',
    edit: (name: string) => `修改“${name}”的权限`,
    some: '仅部分字段',
    byFilter: '符合条件的记录',
    add: '添加条件',
    see: (field: string) => `${field}：查看`,
    write: (field: string) => `${field}：编辑`,
    field: '字段',
    value: (field: string) => `${field}：值`,
    save: '保存',
    saved: '授权已保存',
    by: 'Repairs：status 包含 open',
    right: /权限说明/,
    deleting: '删除',
    mayNot: '删除记录：不可以',
    may: '编辑记录：可以',
    grantedBy: /可由以下人员授权/,
    look: (name: string) => `以“${name}”的视角查看`,
    editing: '编辑',
    menus: '菜单',
    addMenu: '添加菜单',
    closed: '无法显示记录',
    actions: '“Repairs”的操作',
    grants: '使用权限',
    endLook: '结束查看',
  },
  'en-US': {
    matrix: 'Rights in menus',
    change: 'Change rights of the menu',
    edit: (name: string) => `Change what ${name} may do`,
    some: 'Only some',
    byFilter: 'Those that meet conditions',
    add: 'Add a condition',
    see: (field: string) => `${field}: See`,
    write: (field: string) => `${field}: Change`,
    field: 'Field',
    value: (field: string) => `${field}: value`,
    save: 'Save',
    saved: 'The access was saved',
    by: 'Repairs where status contains open',
    right: /may .* do here/,
    deleting: 'Delete',
    mayNot: 'Delete records: no',
    may: 'Change records: yes',
    grantedBy: /It can be granted by/,
    look: (name: string) => `View as ${name}`,
    editing: 'Change',
    menus: 'Menus',
    addMenu: 'Add menu',
    closed: 'The records cannot be shown',
    actions: 'Actions for Repairs',
    grants: 'Who may use it',
    endLook: 'Stop viewing',
  },
} as const satisfies Record<Language, object>;

interface Made {
  appId: string;
  menuId: string;
  groupName: string;
  /** A menu over the same records that nobody was granted. */
  closedId: string;
}

/** An application with a menu of three records that a user group may change. */
async function makeMenu(owner: Caller, name: string): Promise<Made> {
  const groupName = `${name} group`;
  const { id: groupId } = (await owner.call('POST', '/api/b/u-org', { name: groupName })) as { id: string };
  const { id: appId } = (await owner.call('POST', '/api/wb/application', {
    application_type: 1,
    application_name: name,
    org_id: groupId,
  })) as { id: string };
  const call = (method: string, path: string, body: unknown) =>
    owner.call(method, path, body, { application_id: appId });
  const { id: c_id } = (await call('POST', '/api/p/category', { category_name: 'Things' })) as { id: string };
  const field = (id: string) => ({ node: 'field', id, label: id, kind: { type: 'text' } });
  const formConfig = { formLabel: 'Repairs', fields: [field('title'), field('status'), field('salary')] };
  const table = (await call('POST', '/api/p/table', { formConfig, physical_table_category_id: c_id })) as {
    children: { logical_table_id: string }[];
  };
  const { id: menuId } = (await call('POST', '/api/m/menu', { menu_name: 'Repairs', c_id })) as { id: string };
  const front_meta = { model_type: 'logical_table', logical_table_id: table.children[0]?.logical_table_id };
  await call('POST', '/api/m/menu-logic', { menu_id: menuId, front_meta });
  const { id: closedId } = (await call('POST', '/api/m/menu', { menu_name: 'Closed', c_id })) as { id: string };
  await call('POST', '/api/m/menu-logic', { menu_id: closedId, front_meta });
  for (const [title, status] of [
    ['Pump', 'open'],
    ['Valve', 'done'],
    ['Gate', 'open'],
  ]) {
    await call('POST', `/api/r/m/${menuId}`, { data: { title, status, salary: 'Secret' } });
  }
  await call('POST', '/api/m/menu-auth-config', {
    menu_id: menuId,
    subject_type: 'userGroup',
    subject_id: groupId,
    rights: { query: true, add: false, edit: true, delete: false, export: false, import: false },
    visible_fields: { kind: 'all' },
    data_scope: { kind: 'all' },
  });
  return { appId, menuId, groupName, closedId };
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
}

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`MENU-20 MENU-21 MENU-22 ROUTE-092 an editor sees who may do what, narrows a grant to rows and fields, and looks at what is left (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const { appId, menuId, groupName, closedId } = await makeMenu(owner, `Rights ${language}`);
    await speak(page, language);
    await enter(page, owner.username, `/authority/userAuthor?appid=${appId}`);
    const matrix = page.getByRole('region', { name: said.matrix });
    const cell = matrix.getByRole('button', { name: /Repairs/ });
    await expect(cell).toBeVisible();
    await expectSound(page);

    await click(cell);
    const drawer = page.getByRole('dialog').first();
    await expect(drawer.getByText(said.grantedBy)).toBeVisible();
    await drawer.getByRole('combobox', { name: said.right }).selectOption({ label: said.deleting });
    await expect(drawer.getByText(said.mayNot)).toBeVisible();
    await drawer.getByRole('combobox', { name: said.right }).selectOption({ label: said.editing });
    await expect(drawer.getByText(said.may)).toBeVisible();
    await expectAccessible(page);

    await click(drawer.getByRole('button', { name: said.change }));
    const grants = page.getByRole('dialog').last();
    await click(grants.getByRole('button', { name: said.edit(groupName) }));
    await grants.getByRole('radio', { name: said.byFilter }).check();
    await click(grants.getByRole('button', { name: said.add, exact: true }));
    await grants.getByRole('combobox', { name: said.field, exact: true }).selectOption('status');
    await grants.getByRole('textbox', { name: said.value('status') }).fill('open');
    await grants.getByRole('radio', { name: said.some }).check();
    await grants.getByRole('checkbox', { name: said.write('title') }).check();
    await grants.getByRole('checkbox', { name: said.see('status') }).check();
    await expectAccessible(page);
    await click(grants.getByRole('button', { name: said.save, exact: true }));
    await expect(page.getByText(said.saved)).toBeVisible();
    await expect(grants.getByText(said.by)).toBeVisible();
    await pressKey(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);

    await click(drawer.getByRole('button', { name: said.look(groupName) }));
    await expect(page).toHaveURL(/\/m\/.*as=userGroup/);
    await expect(page.getByRole('row', { name: /Pump/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Gate/ })).toBeVisible();
    await expect(page.getByText('Valve')).toHaveCount(0);
    await expect(page.getByText('Secret')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The sidebar is the one of those people: their menus, and no tools of builders.
    const menus = page.getByRole('navigation', { name: said.menus });
    await expect(menus.getByRole('link', { name: 'Repairs' })).toBeVisible();
    await expect(menus.getByText('Closed')).toHaveCount(0);
    await expect(page.getByRole('button', { name: said.addMenu })).toHaveCount(0);
    await click(menus.getByRole('link', { name: 'Repairs' }));
    await expect(page).toHaveURL(/as=userGroup/);
    // A menu that they may not open says so, and the look stays.
    await page.goto(page.url().replace(/\/m\/[^?]+/, `/m/${closedId}`));
    await expect(page.getByRole('heading', { name: said.closed })).toBeVisible();
    await expect(page).toHaveURL(/as=userGroup/);
    await expect(page.getByRole('button', { name: said.endLook })).toBeVisible();
    await click(page.getByRole('button', { name: said.endLook }));
    await expect(page).not.toHaveURL(/as=/);
    // From the menu itself: what the builder was shown does not stay.
    await page.goto(`/m/${menuId}?appid=${appId}&istable=0`);
    await expect(page.getByText('Secret').first()).toBeVisible();
    await click(menus.getByRole('button', { name: said.actions }));
    await click(page.getByRole('menuitem', { name: said.grants }));
    await click(page.getByRole('button', { name: said.look(groupName) }));
    // The page that was left is kept, out of sight.
    await expect(page.getByText('Valve').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('Secret').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Pump/ })).toBeVisible();
  });
}
