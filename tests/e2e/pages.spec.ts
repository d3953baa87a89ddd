import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  languages,
  signIn,
  test,
  widths,
} from './fixtures.ts';

const open = [
  '/login',
  '/404',
  '/401',
  '/error-web',
  '/alert/maintain',
  '/alert/past',
  '/alert/stop',
  '/alert/not-start',
  '/demo/outbox',
];
const areas = {
  root: ['/platform-home/platformset', '/platform-home/platformset/login-page'],
  owner: ['/workbench', '/workbench/app', '/workbench/setting/login-page'],
};

for (const language of languages) {
  for (const [device, viewport] of Object.entries(widths)) {
    test.describe(`${language} on a ${device}`, () => {
      test.use({ viewport });
      test.beforeEach(({ context, product }) => speak(context, product.origin, language));

      test('ROUTE-004 ROUTE-008 ROUTE-009 ROUTE-010 ROUTE-013 ROUTE-014 ROUTE-015 ROUTE-016 the open pages are complete, accessible and fit', async ({
        page,
      }) => {
        for (const address of open) await visit(page, address, language);
      });

      for (const [person, addresses] of Object.entries(areas)) {
        test(`the pages of ${person} are complete, accessible and fit`, async ({ page }) => {
          await signIn(page, person);
          await expect(page).toHaveURL(/\/(workbench|platform-home\/platformset)$/);
          for (const address of addresses) await visit(page, address, language);
        });
      }
    });
  }
}

type Page = Parameters<typeof signIn>[0];

function speak(context: ReturnType<Page['context']>, origin: string, language: Language): Promise<void> {
  return context.addCookies([{ name: 'pagewright_locale', value: language, url: origin }]);
}

async function visit(page: Page, address: string, language: Language): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('[data-fault]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
