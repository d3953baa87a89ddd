import type { Page } from '@playwright/test';
import { choose, click, press, pressKey, typeText } from './controls.ts';
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
    create: '创建应用',
    save: '创建',
    name: '名称',
    describe: '描述',
    more: '更多设置',
    blank: '从空白开始',
    newGroup: '新建用户组',
    everybody: '工作区全员',
    group: '用户组',
    actions: (name: string) => `“${name}”的操作`,
    edit: '编辑',
    keep: '保存',
    delete: '删除',
    typed: (name: string) => `请输入应用名称“${name}”以确认`,
    owner: '所有者',
    add: '添加',
    addMenu: '添加菜单',
    menus: '菜单',
    link: '关联内容',
    external: '外部链接',
    address: '地址',
    wrong: '请输入以 http:// 或 https:// 开头的地址。',
    missing: '请输入名称。',
    addBelow: '添加下级',
    grants: '使用权限',
    give: '添加授权',
    change: '编辑',
    given: '查看、编辑',
    categories: '分类',
    rename: '重命名',
    deleteCategory: '删除分类',
    deleteMenu: '删除菜单',
    remove: '删除',
    moveContent: '移动内容',
    move: '移动',
    moveFirst: '先移动',
    tables: '数据表',
    addTable: '添加数据表',
    roles: '成员与角色',
    giveRole: '授予角色',
    grant: '授予',
    removeRole: (name: string) => `收回“${name}”的角色`,
    takeBack: '收回',
  },
  'en-US': {
    create: 'Create application',
    save: 'Create',
    name: 'Name',
    describe: 'Description',
    more: 'More',
    blank: 'Start blank',
    newGroup: 'New user group',
    everybody: 'Everybody in the workspace',
    group: 'User group',
    actions: (name: string) => `Actions for ${name}`,
    edit: 'Edit',
    keep: 'Save',
    delete: 'Delete',
    typed: (name: string) => `Type the name “${name}” to confirm`,
    owner: 'Owner',
    add: 'Add',
    addMenu: 'Add menu',
    menus: 'Menus',
    link: 'Link',
    external: 'External link',
    address: 'Address',
    wrong: 'Enter an address that starts with http:// or https://.',
    missing: 'Enter a name.',
    addBelow: 'Add below',
    grants: 'Who may use it',
    give: 'Grant access',
    change: 'Change',
    given: 'See, change',
    categories: 'Categories',
    rename: 'Rename',
    deleteCategory: 'Delete category',
    deleteMenu: 'Delete menu',
    remove: 'Delete',
    moveContent: 'Move content',
    move: 'Move',
    moveFirst: 'Move first',
    tables: 'Tables',
    addTable: 'Add table',
    roles: 'People and roles',
    giveRole: 'Give a role',
    grant: 'Give',
    removeRole: (name: string) => `Take the role from ${name}`,
    takeBack: 'Take back',
  },
} as const satisfies Record<Language, Record<string, string | ((name: string) => string)>>;

/** What is seen holds on a phone as well, and for those who do not see it. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
}

/** SHELL-03: what the sidebar shows to editors, by the switch of the header. */
async function showMode(page: Page, mode: string): Promise<void> {
  await choose(page, mode);
}

/** Fills the dialog that makes an application, with a user group of its own, and opens the application. */
async function createApplication(page: Page, said: (typeof words)[Language], name: string): Promise<void> {
  await press(page, said.create);
  const dialog = page.getByRole('dialog', { name: said.create });
  await click(dialog.getByRole('button', { name: said.save, exact: true }));
  await expect(dialog.getByText(said.missing)).toBeVisible();
  await dialog.getByRole('radio', { name: said.blank }).check();
  await dialog.getByLabel(said.name).fill(name);
  await click(dialog.getByRole('button', { name: new RegExp(`^${said.more}`) }));
  await dialog.getByLabel(said.describe, { exact: true }).fill(`${name}!`);
  const chosen = dialog.getByRole('combobox', { name: said.group }).locator('option:checked');
  await expect(chosen).toHaveText(said.everybody);
  await expectAccessible(page);
  await press(page, said.newGroup);
  const group = page.getByRole('dialog', { name: said.newGroup });
  await group.getByLabel(said.name).fill(`${name} group`);
  await click(group.getByRole('button', { name: said.save, exact: true }));
  await expect(chosen).toHaveText(`${name} group`);
  await click(dialog.getByRole('button', { name: said.save, exact: true }));
  await expect(page).toHaveURL(/\/dashboard\?appid=/);
}

for (const language of languages) {
  const said = words[language];

  test(`APP-03 APP-23 APP-25 ERR-32 VAL-20 an application is created, opened, changed, moved and deleted by its typed name (${language})`, async ({
    page,
    enter,
  }) => {
    const name = `Repairs ${language}`;
    const later = `Service ${language}`;
    await speak(page, language);
    await enter(page, 'owner', '/workbench/app');
    await createApplication(page, said, name);
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    await expectSound(page);

    await page.goto('/workbench/app');
    const card = page.getByRole('link', { name: new RegExp(name) });
    await expect(card).toContainText(said.owner);
    await expectSound(page);
    await card.focus();
    await pressKey(page, 'Alt+ArrowLeft');
    const titles = page.getByRole('listitem').filter({ has: page.getByRole('link') });
    const position = async () => (await titles.allInnerTexts()).findIndex((text) => text.includes(name));
    const last = (await titles.count()) - 1;
    await expect.poll(position).toBe(last - 1);
    await page.reload();
    await expect(card).toBeVisible();
    await expect.poll(position, 'APP-23: the order is stored').toBe(last - 1);

    await press(page, said.actions(name));
    await click(page.getByRole('menuitem', { name: said.edit }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(said.name)).toHaveValue(name);
    await dialog.getByLabel(said.name).fill(later);
    await expectAccessible(page);
    await click(dialog.getByRole('button', { name: said.keep, exact: true }));
    await expect(page.getByRole('link', { name: new RegExp(later) })).toBeVisible();

    await press(page, said.actions(later));
    await click(page.getByRole('menuitem', { name: said.delete }));
    const yes = dialog.getByRole('button', { name: said.delete, exact: true });
    await expect(yes).toBeDisabled();
    await dialog.getByLabel(said.typed(later)).fill(name);
    await expect(yes).toBeDisabled();
    await dialog.getByLabel(said.typed(later)).fill(later);
    await expectAccessible(page);
    await click(yes);
    await expect(page.getByRole('link', { name: new RegExp(later) })).toHaveCount(0);
  });

  test(`CAT-04 CAT-05 CAT-08 CAT-18 CAT-22 MENU-13 MENU-21 SHELL-03 SHELL-30 ROLE-16 categories and menus are added, linked, moved, granted and deleted (${language})`, async ({
    page,
    enter,
  }) => {
    await speak(page, language);
    await enter(page, 'owner', '/workbench/app');
    const name = `Shop ${language}`;
    await createApplication(page, said, name);

    const categories = page.getByRole('navigation', { name: said.categories });
    await click(categories.getByRole('button', { name: said.add, exact: true }));
    await typeText(page, 'Orders');
    await pressKey(page, 'Enter');
    await expect(categories.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');

    const menus = page.getByRole('navigation', { name: said.menus });
    const dialog = page.getByRole('dialog');
    await showMode(page, said.menus);
    /** Types a name where it will show. */
    const add = async (menu: string) => {
      await typeText(page, menu);
      await pressKey(page, 'Enter');
      await expect(menus.getByText(menu, { exact: true })).toBeVisible();
    };
    await press(page, said.addMenu);
    await pressKey(page, 'Enter');
    await expect(menus.getByRole('listitem'), 'CAT-18: a blank name adds nothing').toHaveCount(0);
    await click(page.getByRole('button', { name: said.addMenu, exact: true }));
    await add('Help');
    await press(page, said.actions('Help'));
    await click(page.getByRole('menuitem', { name: said.addBelow }));
    await add('Handbook');
    await press(page, said.addMenu);
    await add('Prices');

    await press(page, said.actions('Handbook'));
    await click(page.getByRole('menuitem', { name: said.link }));
    await dialog.getByRole('radio', { name: said.external }).check();
    await dialog.getByRole('textbox', { name: said.address }).fill('example');
    await click(dialog.getByRole('button', { name: said.keep, exact: true }));
    await expect(dialog.getByText(said.wrong)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: said.address }).fill('https://www.example.com/handbook');
    await click(dialog.getByRole('button', { name: said.keep, exact: true }));
    const handbook = menus.getByRole('link', { name: /Handbook/ });
    await expect(handbook).toHaveAttribute('href', 'https://www.example.com/handbook');
    await expectSound(page);

    // MENU-13: out of its parent, by the keyboard; and it is there after a reload.
    await handbook.focus();
    await pressKey(page, 'Alt+ArrowLeft');
    await expect(menus.getByRole('button', { name: 'Help', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(menus.getByRole('listitem')).toHaveText([/Help/, /Handbook/, /Prices/]);

    await press(page, said.actions('Handbook'));
    await click(page.getByRole('menuitem', { name: said.grants }));
    await click(dialog.getByRole('button', { name: said.give }));
    await dialog.getByRole('combobox', { name: said.group }).selectOption({ label: `${name} group` });
    await dialog.getByRole('checkbox', { name: said.change }).check();
    await expectAccessible(page);
    await click(dialog.getByRole('button', { name: said.keep, exact: true }));
    await expect(dialog.getByText(`${name} group`, { exact: true })).toBeVisible();
    await expect(dialog.getByText(said.given, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await pressKey(page, 'Escape');

    await press(page, said.actions('Prices'));
    await click(page.getByRole('menuitem', { name: said.deleteMenu }));
    await click(dialog.getByRole('button', { name: said.deleteMenu, exact: true }));
    await expect(menus.getByText('Prices')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await press(page, said.actions('Orders'));
    await click(page.getByRole('menuitem', { name: said.rename }));
    await typeText(page, 'Purchases');
    await pressKey(page, 'Enter');
    const purchases = categories.getByRole('link', { name: 'Purchases' });
    await expect(purchases).toBeVisible();
    await press(page, said.actions('Purchases'));
    await click(page.getByRole('menuitem', { name: said.moveContent }));
    const width = () => dialog.evaluate((element) => element.getBoundingClientRect().width);
    await expect.poll(width, 'CAT-22: the dialog grows while it opens').toBe(640);
    await expectAccessible(page);
    await dialog.getByRole('radio').first().check();
    await click(dialog.getByRole('button', { name: said.move, exact: true }));
    await expect(
      menus.getByRole('listitem'),
      'the one that left its parent went into the category as well',
    ).toHaveCount(0);
    await press(page, said.actions('Purchases'));
    await click(page.getByRole('menuitem', { name: said.deleteCategory }));
    await expectAccessible(page);
    await click(dialog.getByRole('button', { name: said.remove, exact: true }));
    await expect(purchases).toHaveCount(0);
    await expect(menus.getByText('Help', { exact: true })).toBeVisible();
  });

  test(`ROUTE-092 an application's builder says who else may open it (${language})`, { tag: '@whole' }, async ({
    page,
    enter,
  }) => {
    await speak(page, language);
    await enter(page, 'owner', '/workbench/app');
    const name = `Roles ${language}`;
    await createApplication(page, said, name);
    await press(page, said.roles);
    await expect(page).toHaveURL(/\/authority\/userAuthor\?appid=/);
    await expect(page.getByText('Olivia Stone').first()).toBeVisible();
    await expectSound(page);
    await press(page, said.giveRole);
    await page.getByRole('combobox', { name: said.group, exact: true }).selectOption({ label: `${name} group` });
    await expectAccessible(page);
    await press(page, said.grant);
    await expect(page.getByText(`${name} group`, { exact: true })).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(page.getByText(`${name} group`, { exact: true })).toBeVisible();
    await press(page, said.removeRole(`${name} group`));
    await press(page, said.takeBack);
    await expect(page.getByText(`${name} group`, { exact: true })).toHaveCount(0);
  });
}
