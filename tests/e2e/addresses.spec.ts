import type { Page } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { choose, dialogNamed, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('ROUTE-078 ROUTE-079 an empty application begins with a table, a template, a sheet or a menu', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const group = (await owner.call('POST', '/api/b/u-org', { name: 'Beginners' })) as { id: string };
  const input = { application_type: 1, application_name: 'Nothing yet', org_id: group.id };
  const { id: app } = (await owner.call('POST', '/api/wb/application', input)) as { id: string };
  const inside = { application_id: app };
  await speak(page, 'en-US');
  await enter(page, 'owner', `/dashboard?appid=${app}`);
  await press(page, 'Begin with a table or a menu');
  await expect(page).toHaveURL((url) => url.pathname === '/createTableMenu');
  for (const way of ['Create a table', 'Use a template', 'Create a form from Excel', 'Create a menu'])
    await expect(page.getByRole('button', { name: way, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);

  await press(page, 'Create a menu');
  const menu = dialogNamed(page, 'Create a menu');
  await menu.getByRole('textbox', { name: 'Name of the menu' }).fill('Daily work');
  await press(menu, 'Create a menu');
  await expect(page.getByText('The menu Daily work was created. It is in the sidebar, under Menus.')).toBeVisible();
  await choose(page.getByRole('banner'), 'Menus');
  await expect(
    page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: /^Daily work/ }),
  ).toBeVisible();

  await press(page, 'Create a form from Excel');
  await expect(page).toHaveURL((url) => url.pathname === '/tables');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();

  await press(page, 'Use a template');
  const templates = dialogNamed(page, 'Use a template');
  await expectAccessible(page);
  await press(templates, 'Use “Tasks”');
  await expect(page).toHaveURL(/\/table\/[^/]+\/edit\?/);
  const [category] = (await owner.call(
    'GET',
    '/api/p/category/category-physical-logical?datasourceType=falconTable',
    undefined,
    inside,
  )) as { physical_tables: { table_name: string; isConfigured: boolean }[] }[];
  expect(category?.physical_tables).toEqual([expect.objectContaining({ table_name: 'Tasks', isConfigured: true })]);
});

test('ROUTE-099 ROUTE-117 /redirect leads to the address behind it, /setting to its first page and / to the workbench', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app, orders, menus } = await makeApplication(owner, 'Ways in');
  await speak(page, 'en-US');
  await enter(page, 'owner', `/redirect/m/${menus.List}?appid=${app}&cid=${orders}`);
  await expect(page).toHaveURL((url) => url.pathname === `/m/${menus.List}`);
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Where you are' }).getByText('redirect')).toHaveCount(0);
  await page.goto(`/setting?appid=${app}&cid=${orders}&istable=0`);
  await expect(page).toHaveURL((url) => url.pathname === '/setting/organization');
  expect(queryOf(page)).toEqual({ appid: app, cid: orders, istable: '0' });
  await page.goto('/');
  await expect(page).toHaveURL((url) => url.pathname === '/workbench');
});

test('the address of an application opens it, and stands before each of its pages', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app, inside, orders, menus } = await makeApplication(owner, 'By address');
  const address = `orders-${app.slice(-6)}`;
  await owner.call('POST', '/api/wb/app/save/global/config', { application_id: app, config: { address } }, inside);
  await speak(page, 'en-US');
  await enter(page, 'owner', `/app/${address}/dashboard?istable=0`);
  await expect(page).toHaveURL((url) => url.pathname === `/m/${menus.List}`);
  expect(queryOf(page).appid).toBe(app);
  await page.goto(`/app/${address}/m/${menus.Parts}/add?cid=${orders}`);
  await expect(page).toHaveURL((url) => url.pathname === `/m/${menus.Parts}/add`);
  expect(queryOf(page)).toEqual({ appid: app, cid: orders });
  await page.goto(`/app/${address}`);
  await expect(page).toHaveURL((url) => url.pathname === `/m/${menus.List}`);
});

test('ROUTE-115 pages of an application carry the application and its category, the workbench does not', {
  tag: '@whole',
}, async ({ page, enter, product }) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { app, stock, menus } = await makeApplication(owner, 'Carried along');
  await speak(page, 'en-US');
  await enter(page, 'owner', `/m/${menus.Parts}?appid=${app}&cid=${stock}&istable=0`);
  await press(page, 'Application settings');
  await expect(page).toHaveURL((url) => url.pathname === '/app-config');
  expect(queryOf(page)).toMatchObject({ appid: app, cid: stock });
  await expect(page.getByRole('navigation', { name: 'Menus' }), 'istable is kept').toBeVisible();
  await press(page, 'People and roles');
  await expect(page).toHaveURL((url) => url.pathname === '/authority/userAuthor');
  expect(queryOf(page), 'ROUTE-092').toMatchObject({ appid: app, cid: stock, istable: '1' });
  await press(page.getByRole('banner'), 'Workbench');
  await expect(page).toHaveURL((url) => url.pathname === '/workbench');
  expect(queryOf(page)).toEqual({});
});
