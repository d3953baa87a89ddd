import { signedInCaller } from './caller.ts';
import { click, dialogNamed, press, pressKey } from './controls.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdBack,
  password,
  speak,
  test,
  widths,
} from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const repairs = (owner: Parameters<typeof makeRecords>[0], name: string) =>
  makeRecords(owner, name, {
    title: 'Repairs',
    fields: [field('title', 'Title', { type: 'text' })],
    records: Array.from({ length: 30 }, (_, at) => ({ title: `Repair ${at}` })),
  });

test('SHELL-23 SHELL-31 an editor has the settings of a list beside its path, and reads what was changed below it', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const made = await repairs(owner, 'Settings of a list');
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${made.menuId}?appid=${made.appId}`);
  const settings = page.getByRole('main').getByRole('button', { name: 'Settings of this list' });
  await click(settings);
  await expect(page.getByRole('menu')).toBeFocused();
  await expectAccessible(page);
  await click(page.getByRole('menuitem', { name: 'Name and icon' }));
  await expect(dialogNamed(page, 'Menu').getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Repairs');
  await pressKey(page, 'Escape');

  await click(settings);
  await click(page.getByRole('menuitem', { name: 'Changes to this list' }));
  const panel = page.getByRole('region', { name: 'Changes to this list' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('row').nth(1)).toBeVisible();
  const height = async () => Math.round((await panel.boundingBox())?.height ?? 0);
  await expect.poll(height).toBe(400);
  await expectAccessible(page);
  await press(panel, 'Full height');
  await expect.poll(height).toBe(900 - 54);
  await press(panel, 'Leave full height');
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await click(panel.getByRole('row').nth(1));
  await expect(dialogNamed(page, 'Entry')).toBeVisible();
  await pressKey(page, 'Escape');
  await press(panel, 'Close the panel');
  await expect(panel).toBeHidden();

  await click(page.getByRole('row', { name: /Repair 29\b/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`/m/${made.menuId}/detail/${made.ids[0]}?appid=${made.appId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(settings, 'a record has no list to set').toHaveCount(0);
});

test('SHELL-20 SHELL-21 a list that was left for another part of the product is as it was, and asks for nothing meanwhile', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const made = await repairs(owner, 'Kept between layouts');
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 500 });
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${made.menuId}?appid=${made.appId}&size=50`);
  await page.getByRole('searchbox', { name: 'Search' }).first().fill('Repair');
  await expect(page).toHaveURL(/q=Repair/);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page
    .getByRole('row', { name: /Repair 29\b/ })
    .getByRole('checkbox')
    .check();
  await page.evaluate(() => window.scrollTo(0, 120));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);

  // By keys: a press in the header would go back to the head of the page first.
  await pressKey(page, 'Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('Workbench');
  await click(page.getByRole('option', { name: 'Workbench', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/${made.menuId}`)) asked.push(request.url());
  });
  // Longer than the five seconds after which an open list asks what others did.
  await page.clock.runFor(20_000);
  expect(asked).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' }).first()).toHaveValue('Repair');
  await expect(page.getByRole('row', { name: /Repair 29\b/ }).getByRole('checkbox')).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('SHELL-34 LIM-12 while the program is on its way the outlines are where header, sidebar and page will be', {
  tag: '@whole',
}, async ({ page, enter }) => {
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? -1;
  const aside = await page.locator('aside').first().boundingBox();
  const heading = await left('main h1');
  const held = await holdBack(page, /\/assets\/.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  const outlines = page.locator('#pagewright-skeleton');
  await expect(outlines).toBeVisible();
  const beside = await outlines.locator('[data-aside]').boundingBox();
  expect([beside?.x, beside?.width, beside?.y]).toEqual([aside?.x, aside?.width, 54]);
  expect((await outlines.locator('[data-page] i').first().boundingBox())?.x).toBe(heading);
  held.letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await expect(outlines).toHaveCount(0);
  expect(await left('main h1')).toBe(heading);
});

test('SHELL-42 SHELL-43 CFG-20 a person has everything larger, in a cookie of this browser', async ({
  page,
  enter,
}) => {
  await speak(page, 'en-US');
  await enter(page, 'user', '/workbench');
  await press(page.getByRole('banner'), /Uma|Ursula|user/i);
  await click(page.getByRole('menuitem', { name: 'Display size' }));
  const dialog = dialogNamed(page, 'Display size');
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeChecked();
  const size = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize);
  const before = Number.parseFloat(await size());
  await dialog.getByRole('radio', { name: 'Large' }).check();
  await expectAccessible(page);
  await expect.poll(async () => Number.parseFloat(await size())).toBeGreaterThan(before);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-size', 'large');
  expect((await page.context().cookies()).find(({ name }) => name === 'pagewright_size')?.value).toBe('large');
});

test('WB-01 a person finds favorite and recent applications at the top of the workbench', { tag: '@whole' }, async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const made = await repairs(owner, 'Often used');
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${made.menuId}?appid=${made.appId}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await press(page.getByRole('banner'), 'Workbench');
  const recent = page.getByRole('list', { name: 'Recent' });
  await expect(recent.getByRole('link', { name: /Often used/ })).toBeVisible();
  await click(recent.getByRole('button', { name: 'Favorite: Often used' }));
  const favorites = page.getByRole('list', { name: 'Favorites' });
  await expect(favorites.getByRole('link', { name: /Often used/ })).toBeVisible();
  await expect(recent.getByRole('link', { name: /Often used/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await click(favorites.getByRole('button', { name: 'Favorite: Often used' }));
  await expect(favorites).toHaveCount(0);
});

test('WB-16 WB-17 an administrator makes a list the start page, and people with a role in its application begin there', {
  tag: '@whole',
}, async ({ page, enter, product }) => {
  const owner = await signedInCaller(product, 'owner', password);
  const made = await repairs(owner, 'Begin here');
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${made.menuId}?appid=${made.appId}`);
  await click(page.getByRole('button', { name: 'Settings of this list' }));
  await click(page.getByRole('menuitem', { name: 'Use as start page' }));
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Repairs');
  await click(question.getByRole('button', { name: 'Use as start page' }));
  await expect(page.getByText('“Repairs” is the start page now')).toBeVisible();
  await page.goto('/workbench/loading');
  await expect(page).toHaveURL(new RegExp(`/m/${made.menuId}\\?appid=${made.appId}`));
  await owner.call('POST', '/api/wp/hp/set', { page_type: 'default' });
});

test('SHELL-09 SHELL-10 SHELL-12 SHELL-13 SHELL-16 the menu of a person has what the workspace lets it have, in both headers', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'globex', password);
  const made = await repairs(owner, 'Own menu');
  const hide = (isHidden: boolean) =>
    owner.call('POST', '/api/wp/set', {
      theme: { extend: { hideUserInfo: isHidden, hideLogout: isHidden, hideLanguage: isHidden } },
    });
  const items = async (): Promise<string[]> => {
    await click(page.getByRole('banner').getByRole('button', { expanded: false }).last());
    await expect(page.getByRole('menuitem', { name: 'Change password' })).toBeVisible();
    return page.getByRole('menu').getByRole('menuitem').or(page.getByRole('menuitemradio')).allTextContents();
  };
  const addresses = ['/workbench', `/m/${made.menuId}?appid=${made.appId}`];
  await speak(page, 'en-US');
  await enter(page, 'globex');
  for (const address of addresses) {
    await page.goto(address);
    const shown = await items();
    for (const name of ['My account', 'Change password', '简体中文', 'English', 'Sign out'])
      expect(shown.join()).toContain(name);
  }
  await hide(true);
  for (const address of addresses) {
    await page.goto(address);
    const shown = await items();
    expect(shown.join()).toContain('Change password');
    for (const name of ['My account', '简体中文', 'English', 'Sign out']) expect(shown.join()).not.toContain(name);
  }
  await hide(false);
});
