import type { Page } from '@playwright/test';
import { patience } from '#tests/tier.ts';
import { click, pressKey, typeText } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

// `tests/e2e/pages/policy.page.json`: what writes styles and pixels by itself, under the policy that the server sends.
const address = '/tests/policy';
const picture = /^Bar chart: Repairs/;

/** Keeps each picture that the canvas shows, one a frame, from the first that is not empty. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'picturesSeen', seen);
    const look = (): void => {
      const canvas = document.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (canvas && context && canvas.width > 0 && canvas.height > 0) {
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        // The bars have the colour of the theme, the lines and words of the axes none.
        const bars = data.reduce(
          (sum, part, at) => (at % 4 === 2 && part > (data[at - 1] ?? 0) + 80 ? sum + 1 : sum),
          0,
        );
        if (bars > 0) seen.add(String(bars));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** How many different pictures the canvas has shown by now. */
const picturesSeen = (page: Page): Promise<number> =>
  page.evaluate(() => Object(Reflect.get(window, 'picturesSeen')).size ?? 0);

test.beforeEach(({ page }) => speak(page, 'en-US'));

test('P18 rich text is written, marked and undone under the strict policy', async ({ page }) => {
  const answer = await page.goto(address);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src [^;]*'self'/);
  expect(policy).not.toMatch(/unsafe/);
  const editor = page.getByRole('textbox', { name: 'Notes' });
  await click(editor);
  await typeText(page, 'Twelve ');
  await pressKey(page, 'Control+b');
  await typeText(page, 'valves');
  await expect(editor.locator('strong')).toHaveText('valves');
  await expect(page.getByText('Twelve **valves**', { exact: true })).toBeVisible();
  await pressKey(page, 'Control+z');
  await expect(editor.locator('strong')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('P18 a chart moves into its place under the strict policy, and follows the window', async ({ page }) => {
    await watchFrames(page);
    await page.setViewportSize(widths.desktop);
    // A movement takes 0.3 s: on a busy machine, a whole one may fall between two looks.
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByRole('img', { name: picture })).toBeVisible();
      await expect.poll(() => picturesSeen(page), { timeout: patience(2000) }).toBeGreaterThan(1);
    }).toPass();
    const canvas = page.locator('canvas');
    const wide = await canvas.boundingBox();
    await page.setViewportSize(widths.phone);
    await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeLessThan(widths.phone.width);
    expect(wide?.width).toBeGreaterThan(widths.phone.width);
    // It is drawn again, not squeezed: as many pixels as the window shows.
    await expect.poll(() => canvas.evaluate((one: HTMLCanvasElement) => one.width / one.clientWidth)).toBe(1);
    await expectNoSidewaysScroll(page);
  });
});

test('a chart stands still for readers who want nothing to move', async ({ page }) => {
  await watchFrames(page);
  await page.goto(address);
  await expect.poll(() => picturesSeen(page)).toBeGreaterThan(0);
  // Longer than any movement of a chart.
  await page.waitForTimeout(1500);
  expect(await picturesSeen(page)).toBe(1);
});

test('a chart shows its figures when the code that draws cannot be fetched', async ({ page }) => {
  await page.route(/draw-chart/, (route) => route.abort());
  await page.goto(address);
  const table = page.getByRole('table', { name: 'Repairs' });
  await expect(table.getByRole('rowheader', { name: 'February' })).toBeVisible();
  await expect(table.getByRole('cell', { name: '19' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The chart cannot be displayed' })).toBeVisible();
  await expectAccessible(page);
});
