import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  languages,
  signIn,
  speak,
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
  root: [
    '/platform-home/platformset',
    '/platform-home/platformset/login-page',
    '/platform-home/platformset/theme',
    '/platform-home/platformset/conflicts',
  ],
  owner: [
    '/workbench',
    '/workbench/app',
    '/workbench/setting/login-page',
    '/workbench/setting/theme',
    '/workbench/setting/conflicts',
  ],
};

/** Each language opens the pages on one of the widths and goes over to the other: both are seen in both. */
const journeys: Record<Language, { from: keyof typeof widths; to: keyof typeof widths }> = {
  'zh-CN': { from: 'phone', to: 'desktop' },
  'en-US': { from: 'desktop', to: 'phone' },
};

for (const language of languages) {
  const { from, to } = journeys[language];

  test.describe(`${language}, ${from} to ${to}`, () => {
    test.beforeEach(({ page }) => speak(page, language));

    test('ROUTE-004 ROUTE-008 ROUTE-009 ROUTE-010 ROUTE-013 ROUTE-014 ROUTE-015 ROUTE-016 the open pages are complete, accessible and fit', async ({
      page,
    }) => {
      for (const address of open) await visit(page, address);
    });

    for (const [person, addresses] of Object.entries(areas)) {
      test(`the pages of ${person} are complete, accessible and fit`, async ({ page }) => {
        await signIn(page, person);
        await expect(page).toHaveURL(/\/(workbench|platform-home\/platformset)$/);
        for (const address of addresses) await visit(page, address);
      });
    }

    async function visit(page: Parameters<typeof signIn>[0], address: string): Promise<void> {
      await page.setViewportSize(widths[from]);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('[data-fault]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize(widths[to]);
      await expectNoSidewaysScroll(page);
    }
  });
}
