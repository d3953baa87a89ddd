import type { Page } from '@playwright/test';
import pg from 'pg';
import { seedId } from '#server/seeds/seed-id.ts';
import { type Postgres, startPostgres } from '#tests/database/postgres.ts';
import { patience } from '#tests/tier.ts';
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
import { startProduct } from './product.ts';

const leave = seedId('application acme Leave and absence');
const dashboard = `/dashboard?appid=${leave}`;

/** The product on a PostgreSQL whose rows a test may change past every rule: nothing else deletes an application yet. */
const test = base.extend<{ setDeleted: (isDeleted: boolean) => Promise<void> }, { postgres: Postgres }>({
  postgres: [
    async ({ database: _database }, use) => {
      const postgres = await startPostgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: 'worker', timeout: patience(60_000) },
  ],
  product: [
    async ({ postgres }, use) => {
      const product = await startProduct('embedded', { DATABASE_URL: postgres.url });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: patience(180_000) },
  ],
  setDeleted: async ({ postgres }, use) => {
    const client = new pg.Client({ connectionString: postgres.superuser.replace(/postgres$/, 'pagewright') });
    await client.connect();
    const set = async (isDeleted: boolean) => {
      const { rowCount } = await client.query('update applications set deleted_at = $2 where id = $1', [
        leave,
        isDeleted ? new Date() : null,
      ]);
      expect(rowCount).toBe(1);
    };
    await use(set);
    await set(false);
    await client.end();
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
    unknown: 'The address names no application. Check the link',
    deleted: 'This application is no longer there',
    closed: 'You have no access to this application.',
    empty: 'Nothing here yet',
    emptyEditor: 'No category yet',
    noMenu: 'No menu for you yet',
    noMenuEditor: 'No menu yet',
    maintenance: 'Under maintenance',
    comeBack: 'Somebody is working on this application. Please come back later.',
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

    test('ROUTE-077 not found: an address that names no application says so, and leads to all of them', async ({
      page,
      enter,
    }) => {
      await enter(page, 'appuser', '/dashboard');
      await expect(page.getByText(said.unnamed)).toBeVisible();
      await expectSound(page);
      await page.goto('/dashboard?appid=%20%2F');
      await expect(page.getByText(said.unknown)).toBeVisible();
      await expectSound(page);
      await click(page.getByRole('button', { name: said.all }));
      await expect(page).toHaveURL('/workbench');
    });

    test('ROUTE-077 not found: a deleted application is told to those who could open it', async ({
      page,
      enter,
      setDeleted,
    }) => {
      await setDeleted(true);
      await enter(page, 'appuser', dashboard);
      await expect(page.getByText(said.deleted)).toBeVisible();
      await expectSound(page);
      await click(page.getByRole('button', { name: said.all }));
      await expect(page).toHaveURL('/workbench');
    });

    test('ROUTE-077 ERR-01 no access: the denial is shown, and leads to the workbench, for a deleted one as well', async ({
      page,
      enter,
      setDeleted,
    }) => {
      await enter(page, 'user', dashboard);
      const messages = page.getByRole('region', { name: /^(消息|Messages)$/ });
      await expect(messages).toContainText(said.closed);
      await expect(page).toHaveURL('/workbench');
      await setDeleted(true);
      await page.goto(dashboard);
      await expect(messages).toContainText(said.closed);
      await expect(page).toHaveURL('/workbench');
    });
  });
}

/** What editors change here stays for the next test: each language has an application of its own. */
const ofLanguage = {
  'zh-CN': dashboard,
  'en-US': `/dashboard?appid=${seedId('application acme Customers')}`,
} as const;

for (const language of languages) {
  const said = words[language];
  const address = ofLanguage[language];
  const title = language === 'zh-CN' ? /^Leave and absence · / : /^Customers · /;

  test(`ROUTE-077 no category, no visible menu: editors add a category, others are told whom to ask (${language})`, async ({
    page,
    enter,
    newBrowser,
  }) => {
    const reader = await newBrowser();
    await speak(page, language);
    await speak(reader, language);
    await enter(reader, 'appuser', address);
    await expect(reader).toHaveTitle(title);
    await expect(reader.getByText(said.empty)).toBeVisible();
    await expect(reader.getByRole('button', { name: said.add })).toHaveCount(0);
    await expect(reader.getByRole('button', { name: said.start })).toHaveCount(0);
    await expectSound(reader);

    await enter(page, 'appadmin', address);
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

  test(`ROUTE-077 under maintenance: editors end it, others are told to come back (${language})`, async ({
    page,
    enter,
    newBrowser,
  }) => {
    const reader = await newBrowser();
    await speak(page, language);
    await speak(reader, language);
    await enter(page, 'appadmin', address);
    await click(page.getByRole('button', { name: said.start }));
    await confirm(page, said.start);
    await expect(page.getByText(said.maintenance, { exact: true })).toBeVisible();
    await expect(page.getByText(said.comeBack)).toHaveCount(0);
    await expectSound(page);

    await enter(reader, 'appuser', address);
    await expect(reader.getByText(said.maintenance, { exact: true })).toBeVisible();
    await expect(reader.getByText(said.comeBack)).toBeVisible();
    await expect(reader.getByRole('button', { name: said.end })).toHaveCount(0);
    await expect(reader.getByRole('button', { name: said.all })).toBeVisible();
    await expectSound(reader);

    await click(page.getByRole('button', { name: said.end }));
    await expect(page.getByText(said.maintenance, { exact: true })).toHaveCount(0);
    await click(reader.getByRole('button', { name: said.retry }));
    await expect(reader.getByText(said.noMenu)).toBeVisible();
  });
}
