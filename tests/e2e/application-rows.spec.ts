import { join } from 'node:path';
import { seedId } from '#server/seeds/seed-id.ts';
import { signedInCaller } from './caller.ts';
import { click, findApplication, press, pressKey, typeText } from './controls.ts';
import { expect, expectAccessible, password, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

test('SHELL-02 the full name of an application is in a tooltip when it has over 16 letters, for editors over 14', async ({
  page,
  enter,
  product,
  newBrowser,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const user = await newBrowser();
  await speak(page, 'en-US');
  await speak(user, 'en-US');
  let isFirst = true;
  for (const [name, forEditor, forUser] of [
    ['Fourteen chars', 0, 0],
    ['Fifteen letters', 1, 0],
    ['Sixteen letters.', 1, 0],
    ['Seventeen letters', 1, 1],
  ] as const) {
    const { app } = await makeApplication(owner, name);
    await owner.call('PUT', `/api/wb/app/authority/${app}`, {
      application_authorizations: [
        { subject_type: 'department', subject_id: seedId('department acme Sales'), role: 'APP_USER' },
      ],
    });
    for (const [at, who, count] of [
      [page, 'owner', forEditor],
      [user, 'appuser', forUser],
    ] as const) {
      const address = `/dashboard?appid=${app}&istable=0`;
      if (isFirst) await enter(at, who, address);
      else await at.goto(address);
      const title = at.getByRole('banner').getByRole('link', { name });
      await title.hover();
      await expect(at.getByRole('tooltip', { name }), `${name} for ${who}`).toHaveCount(count);
      await at.mouse.move(700, 600);
    }
    isFirst = false;
  }
});

test('SHELL-09 the menu of the avatar names the person and the company, and leads to account, password and sign-out', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app } = await makeApplication(owner, 'Avatar');
  await speak(page, 'en-US');
  await enter(page, 'owner', `/dashboard?appid=${app}`);
  const open = () => click(page.getByRole('banner').getByRole('button', { name: 'Olivia Stone' }));
  await expect(page.getByRole('heading', { name: 'Repairs', level: 1 })).toBeVisible();
  await open();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByText('Olivia Stone', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Acme', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await click(menu.getByRole('menuitem', { name: 'Change password' }));
  await expect(page).toHaveURL(/\/userinfo-setting\?.*showType=password/);
  // The page of the address before stays until this one is there.
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible();
  await open();
  await click(menu.getByRole('menuitem', { name: 'My account' }));
  await expect(page).toHaveURL(/showType=account/);
});

test('CAT-17 a list begins with its first page after another menu or category was opened', async ({
  page,
  enter,
  owner,
}) => {
  const { app, inside, table, menus } = await makeApplication(owner, 'Pages');
  for (let at = 0; at < 25; at += 1)
    await owner.call('POST', `/api/r/p/${table}`, { data: { title: `Repair ${at}` } }, inside);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menus.List}?appid=${app}&istable=0`);
  const second = page.getByRole('button', { name: /^(Page )?2$/ });
  const goToSecond = async () => {
    await click(second);
    await expect(second).toHaveAttribute('aria-current', 'page');
  };
  const first = page.getByRole('button', { name: /^(Page )?1$/ });
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await goToSecond();
  await click(categories.getByRole('link', { name: 'Stock' }));
  await expect(page).toHaveURL(new RegExp(menus.Parts));
  await expect(first, 'the other menu').toHaveAttribute('aria-current', 'page');
  await goToSecond();
  await click(categories.getByRole('link').first());
  await expect(page).toHaveURL(new RegExp(menus.List));
  await expect(first, 'back again').toHaveAttribute('aria-current', 'page');
});

test('APP-17 ERR-34 VAL-25 a picture becomes the icon of an application, and a wrong or large one is refused before it is sent', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  await owner.call('POST', '/api/b/u-org', { name: 'Pictured group' });
  await speak(page, 'en-US');
  await enter(page, owner.username, '/workbench/app');
  await press(page, 'Create application');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Start blank' }).check();
  await click(dialog.getByRole('button', { name: /^More/ }));
  const picture = dialog.getByLabel('Or a picture');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/b/file')) sent.push(request.url());
  });
  await picture.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.alloc(10) });
  await expect(dialog.getByText('Only .jpg and .png pictures can be used.').first()).toBeVisible();
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(1_200_000) });
  await expect(dialog.getByText('The picture is larger than 1 MB.').first()).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible(page);
  await picture.setInputFiles(join(import.meta.dirname, '../fixtures/logo.png'));
  await expect(dialog.getByRole('button', { name: 'Remove Or a picture' })).toBeVisible();
  await dialog.getByLabel('Name', { exact: false }).first().fill('Pictured');
  await dialog.getByRole('combobox', { name: 'User group' }).selectOption({ label: 'Pictured group' });
  await click(dialog.getByRole('button', { name: 'Create', exact: true }));
  await expect(page).toHaveURL(/appid=/);
  await expect(page.getByRole('banner').locator('img[src*="/files/"]')).toBeVisible();
  await page.goto('/workbench/app');
  await findApplication(page, 'Pictured');
  await expect(page.getByRole('link', { name: /Pictured/ }).locator('img')).toBeVisible();
  await press(page, 'Actions for Pictured');
  await click(page.getByRole('menuitem', { name: 'Edit' }));
  await click(dialog.getByRole('button', { name: 'Remove Or a picture' }));
  await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Pictured/ }).locator('img')).toHaveCount(0);
});

test('ERR-38 an export without a column is not begun, and says what to choose', async ({ page, enter, owner }) => {
  const { app, inside, table } = await makeApplication(owner, 'Exported');
  await owner.call('POST', `/api/r/p/${table}`, { data: { title: 'One' } }, inside);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/p/${table}?appid=${app}`);
  await press(page, 'Export');
  const dialog = page.getByRole('dialog');
  const columns = dialog.getByRole('combobox', { name: /Columns/ });
  await expect(columns).toBeVisible();
  await click(dialog.getByRole('button', { name: /Remove Title/ }));
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/export')) requests += 1;
  });
  await click(dialog.getByRole('button', { name: 'Export', exact: true }));
  await expect(page.getByText('Choose the fields to export.').first()).toBeVisible();
  expect(requests).toBe(0);
});

test('ERR-42 ERR-44 a table that cannot be copied says so and leaves nothing busy; what was added and renamed is said', async ({
  page,
  enter,
  owner,
}) => {
  const { app, table, stock } = await makeApplication(owner, 'Said');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/p/${table}?appid=${app}`);
  await page.route('**/api/p/copy/**', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  const act = async (name: string, action: string) => {
    await click(page.getByRole('button', { name: `Actions for ${name}`, exact: true }).first());
    await click(page.getByRole('menuitem', { name: action, exact: true }));
  };
  await act('Repairs', 'Copy table and views');
  await expect(
    page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: /server|service/i })
      .first(),
  ).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await act('Repairs', 'Copy table and views');
  await expect(page.getByText(/was added/).first()).toBeVisible();

  await page.goto(`/dashboard?appid=${app}&cid=${stock}&istable=0`);
  const menus = page.getByRole('navigation', { name: 'Menus' });
  await click(menus.getByRole('button', { name: 'Add menu' }));
  await typeText(page, 'Visits');
  await pressKey(page, 'Enter');
  await expect(page.getByText('“Visits” was added')).toBeVisible();
  await menus.getByRole('button', { name: 'Actions for Visits' }).focus();
  await pressKey(page, 'F2');
  await typeText(page, 'Calls');
  await pressKey(page, 'Enter');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});
