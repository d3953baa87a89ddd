import type { Page } from '@playwright/test';
import { click } from './controls.ts';
import {
  confirm,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  languages,
  speak,
  test as base,
  widths,
} from './fixtures.ts';
import type { Person } from './own-workspace.ts';

/** An application without categories, and people of its workspace: who edits it, who only opens it, and who may not. */
interface Leave {
  address: string;
  editor: Person;
  reader: Person;
  stranger: Person;
  /** Deletes the application. */
  remove(): Promise<void>;
}

const idOf = (answer: unknown): string => String((answer as { id: unknown }).id);

const test = base.extend<{ leave: Leave }>({
  leave: async ({ workspace }, use) => {
    const { owner } = workspace;
    const org_id = idOf(await owner.call('POST', '/api/b/u-org', { name: 'Leave' }));
    const input = { application_type: 1, application_name: 'Leave and absence', org_id };
    const app = idOf(await owner.call('POST', '/api/wb/application', input));
    const inside = { application_id: app };
    const categories = (await owner.call('GET', '/api/p/category', undefined, inside)) as { id: string }[];
    for (const { id } of categories)
      await owner.call('DELETE', `/api/p/category/destroy?id=${id}&clear=1`, undefined, inside);
    const [editor, reader, stranger] = [
      await workspace.addPerson('Anna Editor'),
      await workspace.addPerson('Rita Reader'),
      await workspace.addPerson('Sam Stranger'),
    ];
    const application_authorizations = [
      { subject_type: 'user', subject_id: editor.id, role: 'APP_ADMIN' },
      { subject_type: 'user', subject_id: reader.id, role: 'APP_USER' },
    ];
    await owner.call('PUT', `/api/wb/app/authority/${app}`, { application_authorizations });
    await use({
      address: `/dashboard?appid=${app}`,
      editor,
      reader,
      stranger,
      async remove() {
        await owner.call(
          'DELETE',
          `/api/wb/application/update?id=${app}&slogan=Leave%20and%20absence`,
          undefined,
          inside,
        );
      },
    });
  },
});

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    all: '返回全部应用',
    retry: '重试',
    unnamed: '验证失败',
    unknown: '该地址没有对应的应用',
    deleted: '该应用已不存在',
    closed: '您没有该应用的访问权限。',
    empty: '暂无内容',
    emptyEditor: '暂无分类',
    noMenu: '暂无可用菜单',
    noMenuEditor: '暂无菜单',
    maintenance: '应用维护中',
    comeBack: '该应用正在维护，请稍后再来。',
    end: '结束维护',
    start: '开始维护',
    add: '添加分类',
    name: '名称',
    category: '请假',
  },
  'en-US': {
    all: 'Back to all applications',
    retry: 'Try again',
    unnamed: 'Verification failed',
    unknown: 'There is no application at this address. Check the link',
    deleted: 'This application no longer exists',
    closed: 'You have no access to this application.',
    empty: 'Nothing here yet',
    emptyEditor: 'No category yet',
    noMenu: 'No menu for you yet',
    noMenuEditor: 'No menu yet',
    maintenance: 'Under maintenance',
    comeBack: 'This application is being worked on. Please come back later.',
    end: 'End maintenance',
    start: 'Start maintenance',
    add: 'Add category',
    name: 'Name',
    category: 'Requests',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What is seen holds on a phone as well, and for those who do not see it. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
}

for (const language of languages) {
  const said = words[language];

  test.describe(language, () => {
    test.beforeEach(({ page }) => speak(page, language));

    test('ROUTE-077 not found: an address that names no application says so, and leads to all of them', {
      tag: '@whole',
    }, async ({ page, enter, leave }) => {
      await enter(page, leave.reader.username, '/dashboard');
      await expect(page.getByText(said.unnamed)).toBeVisible();
      await expectSound(page);
      await page.goto('/dashboard?appid=%20%2F');
      await expect(page.getByText(said.unknown)).toBeVisible();
      await expectSound(page);
      await click(page.getByRole('button', { name: said.all }));
      await expect(page).toHaveURL('/workbench');
    });

    test('ROUTE-077 not found: a deleted application is told to those who could open it', { tag: '@whole' }, async ({
      page,
      enter,
      leave,
    }) => {
      await leave.remove();
      await enter(page, leave.reader.username, leave.address);
      await expect(page.getByText(said.deleted)).toBeVisible();
      await expectSound(page);
      await click(page.getByRole('button', { name: said.all }));
      await expect(page).toHaveURL('/workbench');
    });

    test('ROUTE-077 ERR-01 no access: the denial is shown, and leads to the workbench, for a deleted one as well', async ({
      page,
      enter,
      leave,
    }) => {
      await enter(page, leave.stranger.username, leave.address);
      const messages = page.getByRole('region', { name: /^(消息|Messages)$/ });
      await expect(messages).toContainText(said.closed);
      await expect(page).toHaveURL('/workbench');
      await leave.remove();
      await page.goto(leave.address);
      await expect(messages).toContainText(said.closed);
      await expect(page).toHaveURL('/workbench');
    });
  });
}

for (const language of languages) {
  const said = words[language];

  test(`ROUTE-077 no category, no visible menu: editors add a category, others are told whom to ask (${language})`, {
    tag: '@whole',
  }, async ({ page, enter, newBrowser, leave }) => {
    const reader = await newBrowser();
    await speak(page, language);
    await speak(reader, language);
    await enter(reader, leave.reader.username, leave.address);
    await expect(reader).toHaveTitle(/^Leave and absence · /);
    await expect(reader.getByText(said.empty)).toBeVisible();
    await expect(reader.getByRole('button', { name: said.add })).toHaveCount(0);
    await expect(reader.getByRole('button', { name: said.start })).toHaveCount(0);
    await expectSound(reader);

    await enter(page, leave.editor.username, leave.address);
    await expect(page.getByText(said.emptyEditor)).toBeVisible();
    await expectSound(page);
    await click(page.getByRole('button', { name: said.add }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(said.name).fill(said.category);
    await expectAccessible(page);
    await click(dialog.getByRole('button', { name: said.add }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(said.noMenuEditor)).toBeVisible();
    const categories = page.getByRole('navigation', { name: /^(分类|Categories)$/ });
    await expect(categories.getByRole('link', { name: said.category })).toBeVisible();
    await expectSound(page);

    await reader.reload();
    await expect(reader.getByText(said.noMenu)).toBeVisible();
    await expect(reader.getByText(said.category)).toHaveCount(0);
    await expectSound(reader);
    await click(reader.getByRole('button', { name: said.all }));
    await expect(reader).toHaveURL('/workbench');
  });

  test(`ROUTE-077 under maintenance: editors end it, others are told to come back (${language})`, {
    tag: '@whole',
  }, async ({ page, enter, newBrowser, leave }) => {
    const reader = await newBrowser();
    await speak(page, language);
    await speak(reader, language);
    await enter(page, leave.editor.username, leave.address);
    await click(page.getByRole('button', { name: said.start }));
    await confirm(page, said.start);
    await expect(page.getByText(said.maintenance, { exact: true })).toBeVisible();
    await expect(page.getByText(said.comeBack)).toHaveCount(0);
    await expectSound(page);

    await enter(reader, leave.reader.username, leave.address);
    await expect(reader.getByText(said.maintenance, { exact: true })).toBeVisible();
    await expect(reader.getByText(said.comeBack)).toBeVisible();
    await expect(reader.getByRole('button', { name: said.end })).toHaveCount(0);
    await expect(reader.getByRole('button', { name: said.all })).toBeVisible();
    await expectSound(reader);

    await click(page.getByRole('button', { name: said.end }));
    await expect(page.getByText(said.maintenance, { exact: true })).toHaveCount(0);
    await click(reader.getByRole('button', { name: said.retry }));
    await expect(reader.getByText(said.empty)).toBeVisible();
  });
}
