import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { press } from './controls.ts';
import { expect, password, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

/** Below the field stands what is gone, with its room, when the focus leaves it: an issue that no longer holds. */
async function moveWhenLeft(input: Locator): Promise<void> {
  await input.evaluate((element) => {
    const issue = document.createElement('p');
    issue.textContent = 'An issue';
    issue.style.height = '90px';
    element.parentElement?.after(issue);
    element.addEventListener('focusout', () => issue.remove(), { once: true });
  });
}

/** Presses it as a hand does, without waiting for what the press moves. */
async function pressOnce(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

test('REC-03 the first press of a button saves a record, although the form moves when an issue leaves', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { appId, menuId } = await makeRecords(owner, `Press ${randomUUID().slice(0, 8)}`, {
    title: 'Repairs',
    fields: [field('title', 'Title', { type: 'text' }, { is_required: true })],
  });
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${menuId}?appid=${appId}`);
  await press(page, 'Add record');
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('Lift');
  await moveWhenLeft(title);
  await pressOnce(page, page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('gridcell', { name: 'Lift', exact: true })).toBeVisible();
});

test('ROUTE-057 the first press saves settings that move; one that is released beside the button presses nothing', async ({
  page,
  enter,
}) => {
  await speak(page, 'en-US');
  await enter(page, 'root', '/platform-home/safeSetting');
  const tries = page.getByLabel('Failed sign-ins before');
  await tries.fill('6');
  await moveWhenLeft(tries);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) saved.push(new URL(request.url()).pathname);
  });
  const savedSettings = (): string[] => saved.filter((path) => path.startsWith('/api/b/platform'));
  await save.scrollIntoViewIfNeeded();
  const box = await save.boundingBox();
  if (!box) throw new Error('The button is not on the page.');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y - 200);
  await page.mouse.up();
  // What the press had begun would be on its way by the time that the page has answered.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(savedSettings()).toEqual([]);
  await tries.fill('5');
  await tries.fill('7');
  await moveWhenLeft(tries);
  await pressOnce(page, save);
  await expect(page.getByText('The security settings were saved')).toBeVisible();
  await tries.fill('5');
  await pressOnce(page, save);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('SHELL-37 the page is given the interval of presses that the deployment sets', async ({ request }) => {
  const page = await (await request.get('/login', { headers: { accept: 'text/html' } })).text();
  const [, block = ''] = /id="pagewright-boot">([^<]*)</.exec(page) ?? [];
  expect(JSON.parse(block)).toMatchObject({ pressInterval: 0 });
});
