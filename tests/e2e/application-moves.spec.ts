import type { Locator, Page } from '@playwright/test';
import { patience } from '#tests/tier.ts';
import { click } from './controls.ts';
import { expect, expectAccessible, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

/** Takes one with the pointer and lets it go over another: `at` is how far down that one, from 0 to 1. */
async function drag(page: Page, one: Locator, other: Locator, at = 0.5): Promise<void> {
  const [from, to] = [await one.boundingBox(), await other.boundingBox()];
  if (!from || !to) throw new Error('Only what is shown can be dragged.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 8, from.y + from.height / 2 + 4, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * at, { steps: 12 });
  await page.mouse.up();
}

const names = (rows: unknown, key: string): unknown[] => (rows as Record<string, unknown>[]).map((row) => row[key]);

test('CAT-12 CAT-13 TABLE-10 VAL-32 ERR-27 categories and tables are dragged: tables among tables and into a category, views below their own', async ({
  page,
  enter,
  owner,
}) => {
  const { app, inside, orders, table } = await makeApplication(owner, 'Dragged tables');
  const formConfig = {
    formLabel: 'Parts list',
    fields: [{ node: 'field', id: 't', label: 'T', kind: { type: 'text' } }],
  };
  await owner.call('POST', '/api/p/table', { formConfig, physical_table_category_id: orders }, inside);
  await owner.call('POST', '/api/p/category', { category_name: 'Archive' }, inside);
  const view = {
    table_id: table,
    logical_table_name: 'Open ones',
    filter_conditions: { logicalOperator: 'all', children: [] },
  };
  await owner.call('POST', '/api/l/table', view, inside);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/dashboard?appid=${app}&cid=${orders}&istable=1`);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const tables = page.getByRole('navigation', { name: 'Tables' });
  const refused = page.getByText('It cannot be moved there');
  const link = (name: string) => tables.getByRole('link', { name, exact: true });
  await expect(link('Parts list')).toBeVisible();
  await expect(tables.getByText('Open ones', { exact: true })).toBeVisible();

  await drag(page, link('Parts list'), link('Repairs'));
  await expect(refused, 'TABLE-10: no table goes inside another').toBeVisible();
  await expect(refused).toHaveCount(0);
  await drag(page, tables.getByText('Open ones', { exact: true }), link('Parts list'));
  await expect(refused, 'TABLE-10: a view stays below its table').toBeVisible();
  await drag(page, link('Parts list'), link('Repairs'), 0.1);
  const order = async (): Promise<unknown> => {
    const all = await owner.call('GET', '/api/p/category/category-physical-logical', undefined, inside);
    return (all as { physical_tables: unknown }[]).map(({ physical_tables }) => names(physical_tables, 'table_name'));
  };
  await expect.poll(order).toEqual([['Parts list', 'Repairs'], [], []]);
  await expect(tables.getByRole('link').first()).toHaveText('Parts list');

  const category = (name: string) => categories.getByRole('link', { name });
  await drag(page, category('Archive'), category('Stock'), 0.5);
  const sorted = async () => names(await owner.call('GET', '/api/p/category', undefined, inside), 'category_name');
  await expect.poll(async () => (await sorted()).slice(1), 'CAT-12').toEqual(['Archive', 'Stock']);
  await page.reload();
  await expect(categories.getByRole('link').nth(1)).toHaveText('Archive');

  await expect(link('Parts list')).toBeVisible();
  await drag(page, link('Parts list'), category('Archive'));
  await expect.poll(order, 'CAT-13').toEqual([['Repairs'], ['Parts list'], []]);
  await expect(link('Parts list')).toHaveCount(0);
});

test('CAT-14 MENU-13 ERR-28 a menu is dragged into one that opens nothing, and not into one that is linked', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { app, inside, orders } = await makeApplication(owner, 'Dragged menus');
  for (const menu_name of ['Plans', 'Visits'])
    await owner.call('POST', '/api/m/menu', { menu_name, c_id: orders }, inside);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/dashboard?appid=${app}&cid=${orders}&istable=0`);
  const menus = page.getByRole('navigation', { name: 'Menus' });
  const menu = (name: string) => menus.getByText(name, { exact: true });
  const levels = async () => {
    const all = (await owner.call('GET', '/api/m/menu?type=list', undefined, inside)) as {
      menu_name: string;
      menu_level: number;
    }[];
    return all.filter(({ menu_name }) => menu_name === 'Visits').map(({ menu_level }) => menu_level);
  };
  await expect(menu('Visits')).toBeVisible();
  await drag(page, menu('Visits'), menu('List'));
  await expect(page.getByText('The target menu is linked and takes no menus below it')).toBeVisible();
  expect(await levels()).toEqual([1]);
  await drag(page, menu('Visits'), menu('Plans'));
  await expect.poll(levels).toEqual([2]);
  await page.reload();
  const plans = menus.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Actions for Plans' }) });
  await expect(plans.getByText('Visits', { exact: true }), 'MENU-13').toBeVisible();
});

test('CAT-07 CAT-10 an empty category is asked about, and the only one may be deleted alone: what it holds goes to a new one', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { app, inside, stock, menus } = await makeApplication(owner, 'Only one');
  await owner.call('DELETE', `/api/m/menu/${menus.Service}?clear=1`, undefined, inside);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/app-config?appid=${app}&cid=${stock}&istable=0`);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const dialog = page.getByRole('dialog');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') asked.push(new URL(request.url()).search);
  });
  const begin = async (name: string) => {
    await click(categories.getByRole('link', { name }));
    await click(page.getByRole('button', { name: `Actions for ${name}`, exact: true }));
    await click(page.getByRole('menuitem', { name: 'Delete category' }));
  };
  await begin('Stock');
  await expect(dialog).toContainText('“Stock” will be deleted.');
  await expect(dialog.getByRole('button', { name: /Move first|Delete only/ })).toHaveCount(0);
  expect(asked, 'CAT-07: nothing is deleted before the answer').toEqual([]);
  await click(dialog.getByRole('button', { name: 'Delete', exact: true }));
  await expect(categories.getByRole('link', { name: 'Stock' })).toHaveCount(0);
  expect(asked).toEqual([`?id=${stock}&clear=1`]);

  const [only] = (await owner.call('GET', '/api/p/category', undefined, inside)) as {
    id: string;
    category_name: string;
  }[];
  await begin(only?.category_name ?? '');
  await expect(dialog.getByRole('button', { name: 'Move first' }), 'CAT-11: no other category').toHaveCount(0);
  await expectAccessible(page);
  await click(dialog.getByRole('button', { name: 'Delete only the category' }));
  await expect(dialog).toHaveCount(0);
  const left = (await owner.call('GET', '/api/p/category', undefined, inside)) as { id: string }[];
  expect(left).toHaveLength(1);
  expect(left[0]?.id).not.toBe(only?.id);
  const remaining = (await owner.call('GET', '/api/m/menu?type=list', undefined, inside)) as { c_id: string }[];
  expect(remaining.map(({ c_id }) => c_id)).toEqual([left[0]?.id]);
});

test('MENU-06 MENU-09 MENU-23 ROUTE-117 the link of a menu is made by one call and changed by another, and /authority leads to its people', async ({
  page,
  enter,
  owner,
}) => {
  const { app, inside, orders } = await makeApplication(owner, 'Linked twice');
  await owner.call('POST', '/api/m/menu', { menu_name: 'Handbook', c_id: orders }, inside);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/authority?appid=${app}&cid=${orders}&istable=0`);
  await expect(page, 'ROUTE-117').toHaveURL((url) => url.pathname === '/authority/userAuthor');
  expect(new URL(page.url()).searchParams.get('appid')).toBe(app);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/m/menu-logic')) sent.push(request.method());
  });
  const drawer = page.getByRole('dialog').first();
  // A row that is read again while its menu is open takes the menu along.
  const open = () =>
    expect(async () => {
      const entry = page.getByRole('menuitem', { name: 'Link' });
      if (!(await entry.isVisible())) await click(page.getByRole('button', { name: 'Actions for Handbook' }));
      await click(entry, { timeout: patience(3_000) });
    }).toPass();
  await open();
  await expect(drawer.getByRole('radio')).toHaveCount(4);
  await drawer.getByRole('radio', { name: 'External link' }).check();
  await drawer.getByRole('textbox', { name: 'Address' }).fill('https://tools.example/one');
  await click(drawer.getByRole('button', { name: 'Save', exact: true }));
  const link = page.getByRole('navigation', { name: 'Menus' }).getByRole('link', { name: /Handbook/ });
  await expect(link).toHaveAttribute('href', 'https://tools.example/one');
  await open();
  await drawer.getByRole('radio', { name: 'A table of this application' }).check();
  await click(drawer.getByRole('combobox', { name: 'Table' }));
  await click(page.getByRole('treeitem', { name: 'Repairs' }));
  await click(drawer.getByRole('button', { name: 'Save', exact: true }));
  await click(
    page.getByRole('alertdialog').or(page.getByRole('dialog')).last().getByRole('button', { name: 'Change' }),
  );
  await expect(link).toHaveAttribute('href', /^\/m\//);
  expect(sent, 'MENU-09').toEqual(['POST', 'PUT']);
});
