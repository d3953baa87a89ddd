import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { patience } from '#tests/tier.ts';
import { click, pressKey } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');

/** `file:line` at which a node of a shipped document begins. */
function lineOf(file: string, id: string): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(`"id": "${id}"`));
  // The node begins where its brace is: on the same line where it is a short one, else one line before.
  return `${file}:${lines[index]?.trimStart().startsWith('{') ? index + 1 : index}`;
}

async function openTools(page: Page, name: string): Promise<Locator> {
  const panel = page.getByRole('complementary', { name });
  // The tools load after the page: until they are here, nobody hears the keys.
  await expect(async () => {
    await pressKey(page, 'Control+Shift+L');
    await expect(panel).toBeVisible({ timeout: patience(500) });
  }).toPass();
  return panel;
}

test('the developer tools tell of a real page where a node is written, why it was rendered, its state and its calls', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner');
  const search = page.getByRole('searchbox', { name: 'Search applications' });
  await expect(search).toBeVisible();
  const panel = await openTools(page, 'Developer tools');
  await expect(panel).toBeFocused();

  // The tree shows what is in sight alone: what is above the list is closed.
  await click(panel.getByRole('treeitem', { name: /^own\.own · / }));
  await pressKey(page, 'ArrowLeft');
  await panel.getByRole('treeitem', { name: /^list\.applications · / }).scrollIntoViewIfNeeded();
  await click(panel.getByRole('treeitem', { name: /^list\.applications · / }));
  for (let down = 0; down < 5; down += 1) await pressKey(page, 'ArrowDown');
  await click(panel.getByRole('treeitem', { name: /^list\.search · / }));
  const node = panel.getByRole('region', { name: 'Node list.search' });
  await expect(node).toContainText(`Written in${lineOf('pages/workbench/applications.fragment.json', 'search')}`);
  await expect(node).toContainText(`Put there by${lineOf('pages/workbench/home.page.json', 'list')}`);
  await expectAccessible(page);

  await search.fill('Leave');
  await expect(node).toContainText(/Rendered last because.*list:search changed/);
  await click(panel.getByRole('tab', { name: 'Values' }));
  await expect(panel.getByRole('region', { name: 'page workbench.home state' })).toContainText(
    '"list:search": "Leave"',
  );
  await click(panel.getByRole('tab', { name: 'Log' }));
  const call = panel.getByRole('listitem').filter({ hasText: 'call listApplications' }).first();
  await expect(call).toContainText(/done · \d+ ms/);
  await pressKey(call.locator('summary'), 'Enter');
  await expect(call.getByRole('region', { name: 'Arguments' })).toContainText('"search": "Leave"');
  await expectAccessible(page);
  await pressKey(page, 'Escape');
  await expect(panel).toBeHidden();
});

test('the developer tools fit at 390 px, in Chinese', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panel = await openTools(page, '开发者工具');
  await click(panel.getByRole('treeitem', { name: /^username · / }));
  const node = panel.getByRole('region', { name: '节点 username' });
  await expect(node).toContainText(`写在${lineOf('pages/session/loginForm.part.json', 'username')}`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
