import type { Page } from '@playwright/test';
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
    newGroup: '新建用户组',
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
  },
  'en-US': {
    create: 'Create application',
    save: 'Create',
    name: 'Name',
    describe: 'Description',
    newGroup: 'New user group',
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
    external: 'An address of another site',
    address: 'Address',
    wrong: 'Enter an address that starts with http:// or https://.',
    missing: 'Enter a name.',
  },
} as const satisfies Record<Language, Record<string, string | ((name: string) => string)>>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What is seen holds on a phone as well, and for those who do not see it. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
}

/** Fills the dialog that makes an application, with a user group of its own, and opens the application. */
async function createApplication(page: Page, said: (typeof words)[Language], name: string): Promise<void> {
  await press(page, said.create);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: said.save, exact: true }).click();
  await expect(dialog.getByText(said.missing)).toBeVisible();
  await dialog.getByLabel(said.name).fill(name);
  await dialog.getByLabel(said.describe).fill(`${name}!`);
  await expectAccessible(page);
  await press(page, said.newGroup);
  const group = page.getByRole('dialog').last();
  await group.getByLabel(said.name).fill(`${name} group`);
  await group.getByRole('button', { name: said.save, exact: true }).click();
  await expect(dialog.getByLabel(said.group, { exact: true })).toContainText(`${name} group`);
  await dialog.getByRole('button', { name: said.save, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?appid=/);
}

for (const language of languages) {
  const said = words[language];

  test(`APP-03 APP-25 APP-31 an application is created, opened, changed, moved and deleted by its typed name (${language})`, async ({
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
    await page.keyboard.press('Alt+ArrowLeft');
    const titles = page.getByRole('listitem').filter({ has: page.getByRole('link') });
    const position = async () => (await titles.allInnerTexts()).findIndex((text) => text.includes(name));
    const last = (await titles.count()) - 1;
    await expect.poll(position).toBe(last - 1);
    await page.reload();
    await expect(card).toBeVisible();
    await expect.poll(position, 'APP-23: the order is stored').toBe(last - 1);

    await press(page, said.actions(name));
    await page.getByRole('menuitem', { name: said.edit }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(said.name)).toHaveValue(name);
    await dialog.getByLabel(said.name).fill(later);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: said.keep, exact: true }).click();
    await expect(page.getByRole('link', { name: new RegExp(later) })).toBeVisible();

    await press(page, said.actions(later));
    await page.getByRole('menuitem', { name: said.delete }).click();
    const yes = dialog.getByRole('button', { name: said.delete, exact: true });
    await expect(yes).toBeDisabled();
    await dialog.getByLabel(said.typed(later)).fill(name);
    await expect(yes).toBeDisabled();
    await dialog.getByLabel(said.typed(later)).fill(later);
    await expectAccessible(page);
    await yes.click();
    await expect(page.getByRole('link', { name: new RegExp(later) })).toHaveCount(0);
  });
}
