import type { Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { click, dialogNamed, press, pressKey } from './controls.ts';
import { expect, password, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

/** From here on time passes in the page by `page.clock` alone: the page does not settle, and presses are at once. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

test('CAT-20 LIM-14 a dialog of a category opens 300 ms after it was chosen', async ({ page, enter, product }) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app, stock } = await makeApplication(owner, 'Dialogs in time');
  await page.clock.install();
  await speak(page, 'en-US');
  await enter(page, 'owner', `/app-config?appid=${app}&cid=${stock}&istable=0`);
  const dialogs = page.getByRole('dialog');
  for (const [action, title] of [
    ['Names by language', 'Names by language'],
    ['Delete category', 'Delete the category'],
  ] as const) {
    await press(page, 'Actions for Stock');
    const entry = page.getByRole('menuitem', { name: action, exact: true });
    await expect(entry).toBeVisible();
    await holdTime(page);
    await click(entry, { atOnce: true });
    await page.clock.runFor(299);
    await expect(dialogs).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(dialogs, title).toHaveCount(1);
    await page.clock.resume();
    await press(dialogs, 'Cancel');
    await expect(dialogs).toHaveCount(0);
  }
});

test('CAT-21 LIM-14 what was moved to another category is said 500 ms after the server took it', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app, stock } = await makeApplication(owner, 'Moves in time');
  await page.clock.install();
  await speak(page, 'en-US');
  await enter(page, 'owner', `/app-config?appid=${app}&cid=${stock}&istable=0`);
  await press(page, 'Actions for Stock');
  await click(page.getByRole('menuitem', { name: 'Move content', exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await holdTime(page);
  const answered = page.waitForResponse((response) => response.url().includes('/api/m/menu/batch-move'));
  await press(dialog, 'Move', { atOnce: true });
  await (await answered).finished();
  await expect(dialog, 'the dialog waits for no clock').toHaveCount(0);
  const said = page.getByText('Moved', { exact: true });
  await page.clock.runFor(499);
  await expect(said).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(said).toHaveCount(1);
});

test('ORG-04 LIM-14 a department is selected in the tree 50 ms after it was added or moved', async ({
  page,
  enter,
}) => {
  await page.clock.install();
  await speak(page, 'en-US');
  await enter(page, 'hr', '/workbench/setting/organization');
  const department = (name: string) => page.getByRole('treeitem', { name, exact: true });
  const dialog = dialogNamed(page, 'Department');
  /** Saves, and sees who is selected before and after the time. */
  const selectedInTime = async (name: string, call: RegExp, act: () => Promise<void>) => {
    await holdTime(page);
    const answered = page.waitForResponse((response) =>
      call.test(`${response.request().method()} ${new URL(response.url()).pathname}`),
    );
    await act();
    await (await answered).finished();
    await expect(department(name)).toBeVisible();
    await page.clock.runFor(49);
    await expect(department(name)).toHaveAttribute('aria-selected', 'false');
    await page.clock.runFor(1);
    await expect(department(name)).toHaveAttribute('aria-selected', 'true');
    await page.clock.resume();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  for (const name of ['Archive', 'Bureau']) {
    await press(page, 'New department');
    await dialog.getByRole('textbox', { name: 'Name of the department' }).fill(name);
    await selectedInTime(name, /^POST \/api\/b\/department$/, () => press(dialog, 'Save', { atOnce: true }));
  }
  // Another one is selected when this one is moved.
  await page.getByRole('tree').focus();
  for (const key of ['End', 'ArrowUp']) await pressKey(page, key);
  await selectedInTime('Archive', /^GET \/api\/b\/department\/\w{26}$/, () =>
    pressKey(page, 'Alt+ArrowUp', { atOnce: true }),
  );
});
