import { patience } from '#tests/tier.ts';
import { choose, click, pressKey, typeText } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

test('SHELL-01 SHELL-03 SHELL-05 SHELL-29 SHELL-33 SHELL-44 an editor begins with tables, switches to menus, and finds the mode again', async ({
  page,
  enter,
  owner,
}) => {
  const made = await makeApplication(owner, 'Modes');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/dashboard?appid=${made.app}`);
  await expect(page, 'SHELL-05: the first table').toHaveURL(new RegExp(`/p/${made.table}\\?`));
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Modes' })).toBeVisible();
  const tables = page.getByRole('navigation', { name: 'Tables' });
  await expect(tables.getByRole('link', { name: 'Repairs' })).toHaveAttribute('aria-current', 'page');
  const size = await page.getByRole('complementary').evaluate((aside) => aside.getBoundingClientRect().width);
  expect(size, 'SHELL-33').toBe(240);
  await expectAccessible(page);
  const mode = (name: string) => banner.getByRole('radio', { name, exact: true });
  await expect(mode('Tables')).toBeChecked();
  await choose(banner, 'Menus');
  await expect(page.getByRole('navigation', { name: 'Menus' })).toBeVisible();
  await page.reload();
  await expect(mode('Menus'), 'SHELL-44').toBeChecked();
  await page.goto(`/dashboard?appid=${made.app}&istable=1`);
  await expect(mode('Tables')).toBeChecked();
});

test('CAT-16 MENU-17 MENU-18 MENU-19 MENU-16 what opens is the first of an application, of a category, or of a menu', async ({
  page,
  enter,
  owner,
}) => {
  const { app, inside, menus } = await makeApplication(owner, 'Firsts');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/dashboard?appid=${app}&istable=0`);
  const at = (id: string) => new RegExp(`/m/${id}\\?`);
  await expect(page).toHaveURL(at(menus.List));
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await click(categories.getByRole('link', { name: 'Stock' }));
  await expect(page, 'CAT-16 MENU-18').toHaveURL(at(menus.Parts));
  await page.goto(`/m/01ZZZZZZZZZZZZZZZZZZZZZZZZ?appid=${app}`);
  await expect(page, 'MENU-19').toHaveURL(at(menus.List));
  await expect(page.getByText('This menu does not exist, or you do not have access to it.')).toBeVisible();
  await page.goto(`/m/${menus.List}/l/${menus.Parts}?appid=${app}`);
  const nav = page.getByRole('navigation', { name: 'Menus' });
  await expect(nav.getByRole('link', { name: 'Parts' }), 'MENU-17').toHaveAttribute('aria-current', 'page');
  await expect(categories.getByRole('link', { name: 'Stock' })).toHaveAttribute('aria-current', 'page');

  await page.goto(`/m/${menus.List}?appid=${app}`);
  await click(page.getByRole('button', { name: 'Actions for List' }));
  await click(page.getByRole('menuitem', { name: 'Delete menu' }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Delete menu' }));
  await expect(nav.getByText('This category has no menus yet.'), 'MENU-16').toBeVisible();
  const left = (await owner.call('GET', '/api/m/menu?type=list', undefined, inside)) as { menu_name: string }[];
  expect(left.map(({ menu_name }) => menu_name)).toEqual(['Service', 'Parts']);
});

test('SHELL-22 on a phone the sidebar is a drawer: the first opens without it, and a link of it closes it', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { app, table, menus } = await makeApplication(owner, 'An application with a very long name');
  await page.setViewportSize(widths.phone);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/dashboard?appid=${app}`);
  await expect(page).toHaveURL(new RegExp(`/p/${table}\\?`));
  await expectNoSidewaysScroll(page);
  await page.goto(`/m/${menus.Parts}?appid=${app}&istable=0`);
  await click(page.getByRole('button', { name: 'Show or hide the menus' }));
  const drawer = page.getByRole('dialog', { name: 'Application' });
  await expect(drawer.getByRole('link', { name: 'Parts' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await click(drawer.getByRole('link', { name: 'Parts' }));
  await expect(drawer).toHaveCount(0);
});

test('MENU-04 MENU-13 ERR-29 SHELL-30 TABLE-05 TABLE-07 menus and tables are added, renamed and arranged by keys alone', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { app, inside, stock } = await makeApplication(owner, 'Keys');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/userinfo-setting`);
  await page.goto(`/app-config?appid=${app}&cid=${stock}&istable=0`);
  const nav = page.getByRole('navigation', { name: 'Menus' });
  for (const name of ['Plans', 'Visits']) {
    await nav.getByRole('button', { name: 'Add menu' }).focus();
    await pressKey(page, 'Enter');
    await typeText(page, name);
    await pressKey(page, 'Enter');
    await expect(nav.getByText(name, { exact: true })).toBeVisible();
  }
  await nav.getByRole('button', { name: 'Actions for Visits' }).focus();
  await pressKey(page, 'Alt+ArrowRight');
  const outline = async () =>
    (
      (await owner.call('GET', '/api/m/menu?type=list', undefined, inside)) as {
        menu_name: string;
        menu_level: number;
      }[]
    ).map(({ menu_name, menu_level }) => `${menu_level} ${menu_name}`);
  await expect.poll(outline).toEqual(['1 List', '1 Service', '2 Parts', '1 Plans', '2 Visits']);
  const plans = nav.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Actions for Plans' }) });
  await expect(plans.getByRole('button', { name: 'Actions for Visits' })).toBeVisible();
  await nav.getByRole('button', { name: 'Actions for Visits' }).focus();
  await pressKey(page, 'F2');
  await expect(nav.getByRole('textbox')).toBeFocused();
  await typeText(page, 'Calls');
  await pressKey(page, 'Enter');
  await expect.poll(outline).toEqual(['1 List', '1 Service', '2 Parts', '1 Plans', '2 Calls']);
  // The sidebar reads the menus anew after each change; a key before that is for the menus of before.
  await expect(nav.getByRole('button', { name: 'Actions for Calls' })).toBeVisible();
  await nav.getByRole('button', { name: 'Plans', exact: true }).focus();
  await pressKey(page, 'Alt+ArrowUp');
  await expect.poll(outline).toEqual(['1 List', '1 Plans', '2 Calls', '1 Service', '2 Parts']);

  await choose(page.getByRole('banner'), 'Tables');
  const tables = page.getByRole('navigation', { name: 'Tables' });
  await tables.getByRole('button', { name: 'Add table' }).focus();
  await pressKey(page, 'Enter');
  await typeText(page, 'Spare parts');
  await pressKey(page, 'Enter');
  await expect(page, 'TABLE-05: the form editor follows').toHaveURL(/\/table\/\w+\/edit/);
  await expect(tables.getByRole('link', { name: 'Spare parts' })).toHaveAttribute('aria-current', 'page');
});

test('CAT-08 CAT-11 CAT-23 TABLE-07 TABLE-08 TABLE-09 TABLE-11 TABLE-13 a table is copied and deleted in the sidebar, and what a category holds moves first', async ({
  page,
  enter,
  owner,
}) => {
  const { app, inside, stock } = await makeApplication(owner, 'Moving');
  const [first] = (await owner.call('GET', '/api/p/category', undefined, inside)) as { id: string; version: number }[];
  await owner.call('PUT', '/api/p/category/update', { id: first?.id, category_name: '采购订单管理' }, inside);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/dashboard?appid=${app}`);
  const tables = page.getByRole('navigation', { name: 'Tables' });
  // A row that is read anew while its menu is open takes the menu along.
  const act = (name: string, action: string) =>
    expect(async () => {
      const entry = page.getByRole('menuitem', { name: action, exact: true });
      if (!(await entry.isVisible()))
        await click(page.getByRole('button', { name: `Actions for ${name}`, exact: true }));
      await click(entry, { timeout: patience(3_000) });
    }).toPass();
  // What opens first is on its way until it is there.
  await expect(tables.getByRole('link', { name: 'Repairs', exact: true })).toHaveAttribute('aria-current', 'page');
  await act('Repairs', 'Add view');
  await typeText(page, 'Open ones');
  await pressKey(page, 'Enter');
  await expect(tables.getByText('Open ones', { exact: true })).toBeVisible();
  await act('Repairs', 'Copy table and views');
  await expect(tables.getByText('Open ones', { exact: true })).toHaveCount(2);
  await click(page.getByRole('button', { name: 'Actions for Repairs', exact: true }).last());
  await click(page.getByRole('menuitem', { name: 'Delete table' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('its view');
  await click(dialog.getByRole('button', { name: 'Delete', exact: true }));
  await expect(tables.getByText('Open ones', { exact: true })).toHaveCount(1);

  await act('采购订单管理', 'Delete category');
  await expect(dialog).toContainText('1 table and 1 menu');
  await expectAccessible(page);
  await click(dialog.getByRole('button', { name: 'Move first' }));
  await expect(dialog.getByRole('heading', { name: 'Move content of “采购订单…”' }), 'CAT-23').toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Stock' }).check();
  await click(dialog.getByRole('button', { name: 'Move', exact: true }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await click(page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Stock' }));
  await expect(tables.getByRole('link', { name: 'Repairs' })).toBeVisible();
  const flat = (await owner.call('GET', '/api/m/menu?type=list', undefined, inside)) as {
    menu_name: string;
    c_id: string;
  }[];
  expect(flat.filter(({ c_id }) => c_id === stock).map(({ menu_name }) => menu_name)).toContain('List');
});

test('APP-28 APP-32 ERR-33 ROUTE-088 ROUTE-097 VAL-17 an application gets an address, which opens it', async ({
  page,
  enter,
  owner,
}) => {
  const { app } = await makeApplication(owner, 'Addressed');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/app-config?appid=${app}`);
  await expect(page.getByRole('heading', { name: 'Application settings' })).toBeVisible();
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Set the address' }));
  const field = page.getByRole('textbox', { name: 'Address' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  for (const wrong of ['', 'a b', 'login']) {
    await field.fill(wrong);
    await pressKey(field, 'Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill('my-app_1');
  await click(save);
  await expect(page.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  await page.goto('/app/my-app_1');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Addressed' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`appid=${app}`));
});
