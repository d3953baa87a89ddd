import type { Locator, Page } from '@playwright/test';
import { click, pressKey, typeText } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';
import { patience } from '#tests/tier.ts';
import { settled } from './settled.ts';

test.use({ viewport: widths.desktop });

const stage = (page: Page): Locator => page.getByRole('application', { name: /^Canvas/ });
const outline = (page: Page): Locator => page.getByRole('tree', { name: 'Parts of the page' });
const shown = (page: Page) => page.frameLocator('iframe[title]');

/** Opens the designer of the workbench's home by the menu of the person. */
async function openDesigner(page: Page, name: string): Promise<void> {
  await click(page.getByRole('button', { name: new RegExp(name) }));
  await click(page.getByRole('menuitem', { name: 'Edit this page' }));
  await expect(page).toHaveURL(/\/design\/workbench\.home$/);
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
}

const saved = (page: Page): Promise<void> => expect(page.getByText('Draft saved', { exact: true })).toBeVisible();

/** How wide the page is that the canvas shows, in its own pixels. */
const canvasWidth = 1280;

/** Where something of the canvas is on the screen: the frame is made smaller, and Playwright tells boxes of its own size. */
async function boxOnCanvas(page: Page, target: Locator) {
  const [layer, box] = [await stage(page).boundingBox(), await target.boundingBox()];
  if (!layer || !box) throw new Error('It is not on the canvas.');
  const scale = layer.width / canvasWidth;
  return { x: layer.x + (box.x - layer.x) * scale, y: layer.y + (box.y - layer.y) * scale, height: box.height * scale };
}

/** Drags a node of the canvas to the upper edge of something else there, once the canvas says that it is under the pointer. */
async function drag(page: Page, from: Locator, name: RegExp, to: Locator): Promise<void> {
  await settled(page);
  await expect(async () => {
    const start = await boxOnCanvas(page, from);
    await page.mouse.move(0, 0);
    await page.mouse.move(start.x + 8, start.y + start.height / 2, { steps: 2 });
    await expect(stage(page)).toContainText(name, { timeout: patience(1000) });
  }).toPass();
  const end = await boxOnCanvas(page, to);
  await page.mouse.down();
  await page.mouse.move(end.x + 40, end.y + end.height / 2, { steps: 8 });
  await page.mouse.move(end.x + 40, end.y + 3, { steps: 4 });
  await page.mouse.up();
}

test('CFG-16 P49 P50 an administrator edits the home page where it stands: adds, hides, renames, moves, undoes, publishes, and takes it back', async ({
  page,
  enter,
  owner,
  workspace,
  newBrowser,
}) => {
  await speak(page, 'en-US');
  await enter(page, owner.username);
  await openDesigner(page, 'Olivia Stone');
  await expectAccessible(page);

  // A notice, with words in both languages.
  await click(page.getByRole('tab', { name: 'Add' }));
  await click(page.getByRole('button', { name: 'Notice', exact: true }));
  const properties = page.getByRole('region', { name: /^Properties of .* · Notice$/ });
  await properties.getByLabel('Text (English)').fill('The office is closed on Friday.');
  await properties.getByLabel('Text (Chinese)').fill('周五办公室休息。');
  await expect(shown(page).getByText('The office is closed on Friday.')).toBeVisible();
  await saved(page);

  // The words of the subtitle, which a message gives, in one language alone.
  await click(page.getByRole('tab', { name: 'Parts of the page' }));
  await click(outline(page).getByRole('treeitem', { name: /^All applications/ }));
  const words = page.getByRole('region', { name: /^Properties of .* · Text$/ });
  await words.getByLabel('Text (English)').fill('Good to see you at {company}');
  await expect(shown(page).getByText(/^Good to see you at/)).toBeVisible();

  // A part is for administrators alone.
  await click(outline(page).getByRole('treeitem', { name: /^Favorites/ }));
  await page.getByLabel('Who sees it').selectOption({ label: 'Administrators of the workspace' });
  await expect(outline(page).getByRole('treeitem', { name: /^Favorites.*not for everyone/ })).toBeVisible();

  // The notice is dragged above the heading, and the last step is undone and done again.
  const notice = shown(page).getByText('The office is closed on Friday.');
  await drag(page, notice, /The office is closed/, shown(page).getByRole('heading', { level: 1 }));
  await expect(outline(page).getByRole('treeitem').nth(2)).toHaveAccessibleName(/^The office is closed/);
  await pressKey(stage(page), 'Control+z');
  await expect(outline(page).getByRole('treeitem').nth(2)).toHaveAccessibleName(/^Welcome/);
  await pressKey(stage(page), 'Control+Shift+z');
  await expect(outline(page).getByRole('treeitem').nth(2)).toHaveAccessibleName(/^The office is closed/);
  await saved(page);

  // Another window of a plain member sees nothing of it yet.
  const member = await workspace.addPerson('Mia Hill');
  const reader = await newBrowser();
  await reader.setViewportSize(widths.phone);
  await speak(reader, 'zh-CN');
  await enter(reader, member.username);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByText('周五办公室休息。')).toBeHidden();

  await click(page.getByRole('button', { name: 'Publish…' }));
  const drawer = page.getByRole('dialog', { name: 'Publish changes' });
  await expect(drawer.getByText('The office is closed on Friday.').first()).toBeVisible();
  await expectAccessible(page);
  await click(drawer.getByRole('button', { name: 'Publish' }));
  await expect(drawer).toBeHidden();

  await reader.reload();
  await expect(reader.getByText('周五办公室休息。')).toBeVisible();
  await expectNoSidewaysScroll(reader);

  // Whatever was published, an administrator can look at the page as it is shipped, and go on so.
  const admin = await newBrowser();
  await speak(admin, 'en-US');
  await enter(admin, owner.username);
  await expect(admin.getByText('The office is closed on Friday.')).toBeVisible();
  await admin.goto('/workbench?safe=1');
  await expect(admin.getByText('You see the default of every page', { exact: false })).toBeVisible();
  await expect(admin.getByText('The office is closed on Friday.')).toBeHidden();
  await expectAccessible(admin);
  await click(admin.getByRole('button', { name: 'Show the changed pages' }));
  await expect(admin.getByText('The office is closed on Friday.')).toBeVisible();
  await reader.goto('/workbench?safe=1');
  await expect(reader.getByText('周五办公室休息。')).toBeVisible();

  // Taken back, the page is as it is shipped.
  await click(page.getByRole('button', { name: 'Publish…' }));
  await click(drawer.getByRole('button', { name: 'Revert all changes' }));
  await click(
    page.getByRole('dialog', { name: 'Revert all changes?' }).getByRole('button', { name: 'Revert all changes' }),
  );
  await expect(drawer).toBeHidden();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByText('周五办公室休息。')).toBeHidden();
});

test('CFG-16 P48 the same by keys alone; a reload keeps the history, and undo of all gives the page as it was', async ({
  page,
  enter,
  owner,
}) => {
  await speak(page, 'en-US');
  await enter(page, owner.username);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressKey(page, 'Control+Shift+E');
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'Parts of the page' }).focus();
  await pressKey(page, 'ArrowRight');
  await page.getByRole('button', { name: 'Notice', exact: true }).focus();
  await pressKey(page, 'Enter');
  await page.getByLabel('Text (English)').focus();
  await pressKey(page, 'Control+a');
  await typeText(page, 'By keys');
  await expect(shown(page).getByText('By keys')).toBeVisible();
  await stage(page).focus();
  await pressKey(page, 'Alt+ArrowUp');
  await pressKey(page, 'Delete');
  await expect(shown(page).getByText('By keys')).toBeHidden();
  await pressKey(page, 'Control+z');
  await expect(shown(page).getByText('By keys')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(shown(page).getByText('By keys')).toBeVisible();
  for (let turn = 0; turn < 8; turn += 1) await pressKey(stage(page), 'Control+z');
  await expect(shown(page).getByText('By keys')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('CFG-16 P49 words are edited where they are, and a part is added beside another by its plus', async ({
  page,
  enter,
  owner,
}) => {
  await speak(page, 'en-US');
  await enter(page, owner.username);
  await openDesigner(page, 'Olivia Stone');
  await click(outline(page).getByRole('treeitem', { name: /^All applications/ }));
  await stage(page).focus();
  await pressKey(page, 'Enter');
  const words = page.getByRole('textbox', { name: /^All applications.* \(English\)$/ });
  await expect(words).toBeFocused();
  await typeText(page, 'Everything in one place');
  await expectAccessible(page);
  await pressKey(page, 'Enter');
  await expect(words).toBeHidden();
  await expect(stage(page)).toBeFocused();
  await expect(shown(page).getByText('Everything in one place')).toBeVisible();

  // Escape gives up what was typed.
  await pressKey(page, 'Enter');
  await typeText(page, 'Nothing of this');
  await pressKey(page, 'Escape');
  await expect(shown(page).getByText('Everything in one place')).toBeVisible();

  await click(page.getByRole('button', { name: /^Add before Everything in one place/ }));
  await expect(page.getByRole('status').getByText(/^Add before Everything/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await click(page.getByRole('button', { name: 'Notice', exact: true }));
  await click(page.getByRole('tab', { name: 'Parts of the page' }));
  const names = outline(page).getByRole('treeitem');
  const order = await names.evaluateAll((items) =>
    items.map((item) => item.getAttribute('aria-label') ?? item.textContent),
  );
  const notice = order.findIndex((name) => name?.includes('Notice'));
  expect(order[notice + 1]).toContain('Everything in one place');
  await pressKey(stage(page), 'Control+z');
  await pressKey(stage(page), 'Control+z');
  await expect(shown(page).getByText('Everything in one place')).toBeHidden();
});
