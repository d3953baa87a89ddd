import { seedId } from '#server/seeds/seed-id.ts';
import { signedInCaller } from './caller.ts';
import { click, pressKey, typeText } from './controls.ts';
import { expect, expectAccessible, password, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

test('ERR-19 an application that one may not open leads to the workbench with a warning of 4 seconds', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app } = await makeApplication(owner, 'Closed');
  await speak(page, 'en-US');
  await page.clock.install();
  await enter(page, 'user', `/dashboard?appid=${app}`);
  const warning = page.getByText('You have no access to this application.').first();
  await expect(warning).toBeVisible();
  await expect(page).toHaveURL(/\/workbench$/);
  await page.clock.runFor(3000);
  await expect(warning).toBeVisible();
  await page.clock.runFor(2000);
  await expect(warning).toHaveCount(0);
});

test('ERR-18 an address that names no application says that the verification failed, and leads back', async ({
  page,
  enter,
}) => {
  await speak(page, 'en-US');
  await enter(page, 'owner', '/dashboard');
  await expect(page.getByRole('heading', { name: 'Verification failed' })).toBeVisible();
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Back to all applications' }));
  await expect(page).toHaveURL(/\/workbench/);
  // One that is not there answers like one that is closed (ERR-19): nobody learns which there are.
  await page.goto('/dashboard?appid=nothing-such');
  await expect(page.getByText('You have no access to this application.').first()).toBeVisible();
});

test('ERR-20 an answer without menus says that the verification failed and to log in again', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app, stock } = await makeApplication(owner, 'Without menus');
  await speak(page, 'en-US');
  const body = JSON.stringify({ success: true, message: 'OK', data: null, code: 200 });
  await page.route('**/api/m/menu?**', (route) => route.fulfill({ contentType: 'application/json', body }));
  await enter(page, 'owner', `/app-config?appid=${app}&cid=${stock}&istable=0`);
  await expect(page.getByText('Verification failed, please log in again.')).toBeVisible();
  await page.unroute('**/api/m/menu?**');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Menus' }).getByRole('link', { name: 'Parts' })).toBeVisible();
  await expect(page.getByText('Verification failed, please log in again.')).toHaveCount(0);
});

test('ERR-27 ERR-31 VAL-15 VAL-30 a blank name and a forbidden move change nothing, and say why', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app, inside, stock } = await makeApplication(owner, 'Blank names');
  await speak(page, 'en-US');
  await enter(page, 'owner', `/app-config?appid=${app}&cid=${stock}&istable=0`);
  const menus = page.getByRole('navigation', { name: 'Menus' });
  const blank = page.getByText('The name cannot be empty');
  await menus.getByRole('button', { name: 'Actions for Parts' }).focus();
  await pressKey(page, 'F2');
  await typeText(page, '   ');
  await pressKey(page, 'Enter');
  await expect(blank).toBeVisible();
  await expect(menus.getByRole('link', { name: 'Parts' })).toBeVisible();
  await expect(blank).toHaveCount(0);

  const categories = page.getByRole('navigation', { name: 'Categories' });
  await click(page.getByRole('button', { name: 'Actions for Stock' }));
  await click(page.getByRole('menuitem', { name: 'Rename' }));
  await typeText(page, ' ');
  await pressKey(page, 'Enter');
  await expect(blank).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Stock' })).toBeVisible();

  await click(menus.getByRole('button', { name: 'Add menu' }));
  await typeText(page, 'Visits');
  await pressKey(page, 'Enter');
  await expect(menus.getByText('Visits', { exact: true })).toBeVisible();
  await click(menus.getByRole('button', { name: 'Add menu' }));
  await typeText(page, '  ');
  await pressKey(page, 'Enter');
  await expect(menus.getByRole('textbox')).toHaveCount(0);

  const all = (await owner.call('GET', '/api/m/menu?type=list', undefined, inside)) as { menu_name: string }[];
  const names = all.map(({ menu_name }) => menu_name);
  expect(names).toEqual(['List', 'Service', 'Parts', 'Visits']);
  await click(categories.getByRole('link', { name: 'Stock' }));
  await menus.getByRole('button', { name: 'Actions for Visits' }).focus();
  await pressKey(page, 'Alt+ArrowRight');
  await expect
    .poll(async () => {
      const after = (await owner.call('GET', '/api/m/menu?type=list', undefined, inside)) as { menu_level: number }[];
      return after.map(({ menu_level }) => menu_level);
    })
    .toEqual([1, 1, 2, 2]);
  // The sidebar reads its menus anew after a move: the next key is about what it shows by then.
  const service = menus
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Service', exact: true }) });
  await expect(service.getByText('Visits', { exact: true })).toBeVisible();
  await menus.getByRole('button', { name: 'Actions for Visits' }).focus();
  await pressKey(page, 'Alt+ArrowRight');
  await expect(page.getByText(/takes no menus below it/)).toBeVisible();
  await expectAccessible(page);
});

test('ROLE-15 ROLE-30 SHELL-04 who builds the application arranges menus and categories; who uses it sees none of these controls', async ({
  page,
  newBrowser,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app, menus } = await makeApplication(owner, 'Controls');
  await owner.call('PUT', `/api/wb/app/authority/${app}`, {
    application_authorizations: [
      { subject_type: 'department', subject_id: seedId('department acme Operations'), role: 'APP_ADMIN' },
      { subject_type: 'department', subject_id: seedId('department acme Sales'), role: 'APP_USER' },
    ],
  });
  const controls = { name: /^(Add menu|Add category|Actions for .*)$/ };
  await speak(page, 'en-US');
  await enter(page, 'appadmin', `/m/${menus.Parts}?appid=${app}&istable=0`);
  await expect(page.getByRole('button', { name: 'Add menu' })).toBeVisible();
  for (const action of ['Rename', 'Delete category']) {
    await click(page.getByRole('button', { name: 'Actions for Stock' }));
    await expect(page.getByRole('menuitem', { name: action })).toBeVisible();
    await pressKey(page, 'Escape');
  }

  const other = await newBrowser();
  await speak(other, 'en-US');
  await enter(other, 'appuser', `/dashboard?appid=${app}&istable=1`);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Controls' })).toBeVisible();
  await expect(other.getByRole('button', controls)).toHaveCount(0);
  await expect(other.getByRole('radio', { name: 'Tables' }), 'SHELL-05: menus alone').toHaveCount(0);
});

test('SHELL-46 what was shown of one application is gone in the next', async ({ page, enter, product }) => {
  const owner = await signedInCaller(product, 'owner', password);
  const first = await makeApplication(owner, 'Before');
  const group = (await owner.call('POST', '/api/b/u-org', { name: 'After' })) as { id: string };
  const input = { application_type: 1, application_name: 'After', org_id: group.id };
  await owner.call('POST', '/api/wb/application', input);
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${first.menus.Parts}?appid=${first.app}&istable=0`);
  await expect(page.getByRole('link', { name: 'Parts' }).first()).toBeVisible();
  await click(page.getByRole('banner').getByRole('button', { name: 'Workbench' }));
  await click(page.getByRole('link', { name: 'After', exact: true }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'After' })).toBeVisible();
  await expect(page.getByText('Parts', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Stock' })).toHaveCount(0);
});
