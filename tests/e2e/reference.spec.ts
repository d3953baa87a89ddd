import { click, pressKey, typeText } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

/** Each language, width and theme once, not each with each other, and two of three kinds of pages: they are static. */
const visits = [
  { language: 'en-US', device: 'desktop', colorScheme: 'light', pages: ['', '/en-US/area-api-key.html'] },
  { language: 'zh-CN', device: 'phone', colorScheme: 'dark', pages: ['/zh-CN/guide.html', '/zh-CN/area-api-key.html'] },
] as const;

for (const { language, device, colorScheme, pages } of visits) {
  test.describe(`${language} on a ${device}, ${colorScheme}`, () => {
    test.use({ viewport: widths[device], colorScheme });

    test('P18 the reference of the API is accessible and fits', async ({ page }) => {
      await speak(page, language);
      for (const address of pages) {
        await page.goto(`/docs/api${address}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test('P18 a call of the reference is found and opened without a mouse', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/docs/api');
  await pressKey(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await pressKey(page, '/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await typeText(page, 'api key');
  await expect(page.getByRole('option', { selected: true })).toContainText('listApiKeys');
  await pressKey(page, 'ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('createApiKey');
  await pressKey(page, 'Enter');
  await expect(page).toHaveURL(/\/docs\/api\/en-US\/area-api-key\.html#createApiKey$/);
  await expect(page.getByRole('article', { name: 'createApiKey' })).toBeInViewport();

  await page.getByRole('combobox').fill('zzzz');
  await expect(page.getByRole('status')).toHaveText('Nothing found');
  await click(page.getByRole('button', { name: 'Dark theme' }));
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  await click(page.getByRole('link', { name: '中文' }));
  await expect(page).toHaveURL(/\/docs\/api\/zh-CN\/area-api-key\.html#createApiKey$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
