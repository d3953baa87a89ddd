import type { Page } from '@playwright/test';
import { type Caller, signedInCaller } from './caller.ts';
import { choose, click, press } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

const field = (id: string, label: string, kind: object, rest = {}) => ({ node: 'field', id, label, kind, ...rest });

/** An application with one table of three records, and a menu of it that opens to nobody but its editors. */
async function makeTable(owner: Caller, name: string) {
  const { id: groupId } = (await owner.call('POST', '/api/b/u-org', { name })) as { id: string };
  const { id: appId } = (await owner.call('POST', '/api/wb/application', {
    application_type: 1,
    application_name: name,
    org_id: groupId,
  })) as { id: string };
  const inside = { application_id: appId };
  const { id: categoryId } = (await owner.call('POST', '/api/p/category', { category_name: 'Things' }, inside)) as {
    id: string;
  };
  const formConfig = {
    formLabel: 'Repairs',
    fields: [
      field('title', 'Title', { type: 'text' }, { is_required: true }),
      field('number', 'Number', { type: 'serial', parts: [{ kind: 'counter', digits: 3 }] }),
      { ...field('parts', 'Parts', { type: 'subTable', fields: [field('part', 'Part', { type: 'text' })] }) },
    ],
    title_field: 'title',
  };
  const table = (await owner.call(
    'POST',
    '/api/p/table',
    { formConfig, physical_table_category_id: categoryId },
    inside,
  )) as { table_id: string; children: { logical_table_id: string }[] };
  const { id: menuId } = (await owner.call(
    'POST',
    '/api/m/menu',
    { menu_name: 'Repairs', c_id: categoryId },
    inside,
  )) as { id: string };
  const front_meta = { model_type: 'logical_table', logical_table_id: table.children[0]?.logical_table_id };
  await owner.call('POST', '/api/m/menu-logic', { menu_id: menuId, front_meta }, inside);
  const ids: string[] = [];
  for (const title of ['Pump', 'Lift', 'Door']) {
    const parts = [{ kind: 'row', data: { part: `${title} seal` } }];
    const made = (await owner.call('POST', `/api/r/p/${table.table_id}`, { data: { title, parts } }, inside)) as {
      record_id: string;
    };
    ids.push(made.record_id);
  }
  return {
    appId,
    inside,
    categoryId,
    tableId: table.table_id,
    viewId: table.children[0]?.logical_table_id,
    menuId,
    ids,
  };
}

type Made = Awaited<ReturnType<typeof makeTable>>;

/** The titles of all records, in the order in which they were made. */
async function titles(owner: Caller, { tableId, inside }: Made): Promise<string[]> {
  const body = { sort: ['created_at'] };
  const { items } = (await owner.call('POST', `/api/r/p/${tableId}/list`, body, inside)) as {
    items: { data: { title: string } }[];
  };
  return items.map(({ data }) => data.title);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

for (const [kind, base] of [
  ['table', ({ tableId }: Made) => `/p/${tableId}`],
  ['menu', ({ menuId }: Made) => `/m/${menuId}`],
  ['menu under a menu', ({ menuId }: Made) => `/m/${menuId}/l/${menuId}`],
  ['logical table', ({ tableId, viewId }: Made) => `/p/${tableId}/t/${viewId}`],
  ['sub table', ({ tableId, viewId }: Made) => `/p/${tableId}/l/${viewId}`],
] as const) {
  const rows = {
    table: 'ROUTE-103 ROUTE-104 ROUTE-105',
    menu: 'ROUTE-109',
    'menu under a menu': 'ROUTE-110',
    'logical table': 'ROUTE-106',
    'sub table': 'ROUTE-107 ROUTE-108',
  }[kind];
  test(`${rows} ROUTE-112 REC-07 add, edit and detail of a ${kind} are pages with addresses of their own`, async ({
    page,
    enter,
    owner,
  }) => {
    const made = await makeTable(owner, `Record pages of a ${kind}`);
    const { appId, ids } = made;
    const [pump = '', lift = ''] = ids;
    const at = (path: string, query = '') => `${base(made)}/${path}?appid=${appId}${query}`;
    await speak(page, 'en-US');

    await enter(page, owner.username, at('add'));
    await expect(heading(page, 'New record')).toBeVisible();
    await page.getByLabel('Title').fill('Roof');
    await press(page, 'Save');
    await expect(heading(page, 'Roof')).toBeVisible();
    await expect(page).toHaveURL(/\/detail\/[0-9A-Z]{26}\?/);
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);

    await page.goto(at(`edit/${pump}`));
    await page.getByLabel('Title').fill('Big pump');
    await press(page, 'Save');
    await expect(heading(page, 'Big pump')).toBeVisible();

    await page.goto(at(`detail/${lift}`));
    await expect(heading(page, 'Lift')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
    await press(page, 'Edit');
    await page.getByLabel('Title').fill('Fast lift');
    await press(page, 'Save');
    await expect(heading(page, 'Fast lift')).toBeVisible();

    if (kind === 'sub table') {
      await page.goto(at(`detail-more/${lift}`));
      await expect(heading(page, 'Fast lift')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    }
    await page.goto(at(`edit/${lift}`, '&mode=readonly'));
    await expect(heading(page, 'Fast lift')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await page.goto(at(`edit/${lift}`, '&mode=copyEdit'));
    await page.getByLabel('Title').fill('Second lift');
    await press(page, 'Save');
    await expect(heading(page, 'Second lift')).toBeVisible();
    expect(await titles(owner, made)).toEqual(['Big pump', 'Fast lift', 'Door', 'Roof', 'Second lift']);

    await page.goto(at('detail/01JD3Q4V9M8X2T6W5R7Y1Z0ABC'));
    await expect(page.getByText('Record not found')).toBeVisible();
    await press(page, 'Back to the list');
    await expect(page.getByRole('row', { name: /Fast lift/ })).toBeVisible();
  });
}

test('ROUTE-102 ROUTE-103 ROUTE-104 ROUTE-105 ROUTE-109 REC-11 who may not build or see a menu gets to no record by its address', async ({
  page,
  enter,
  product,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const { appId, tableId, menuId, ids } = await makeTable(owner, 'Closed record pages');
  await speak(page, 'en-US');
  await enter(page, 'user', '/workbench');
  await page.goto(`/p/${tableId}?appid=${appId}`);
  await expect(page, 'ROUTE-102').toHaveURL(/\/404/);
  for (const path of ['add', `edit/${ids[0]}`, `detail/${ids[0]}`]) {
    await page.goto(`/p/${tableId}/${path}?appid=${appId}`);
    await expect(page).toHaveURL(/\/404/);
    await page.goto(`/m/${menuId}/${path}?appid=${appId}`);
    await expect(page).toHaveURL(/\/workbench/);
    await expect(page.getByRole('heading', { name: 'Applications', level: 2 })).toBeVisible();
    await expect(page.getByText('Pump')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  }
});

test('ROUTE-111 a record opens from its list in a drawer and as a page, with its neighbours, a link, and the way back', async ({
  page,
  enter,
  product,
  owner,
}) => {
  const made = await makeTable(owner, 'A record and its list');
  await speak(page, 'en-US');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, owner.username, `/m/${made.menuId}?appid=${made.appId}&cid=${made.categoryId}`);
  await click(page.getByRole('row', { name: /Lift/ }).getByText('Lift', { exact: true }));
  const drawer = page.getByRole('dialog');
  await click(drawer.getByRole('button', { name: 'Next record' }));
  await expect(drawer.getByLabel('Title')).not.toHaveValue('Lift');
  await expect(page).not.toHaveURL(new RegExp(`record=${made.ids[1]}`));
  await expect(page).toHaveURL(/record=[0-9A-Z]{26}/);
  await click(drawer.getByRole('button', { name: 'Previous record' }));
  await expect(drawer.getByLabel('Title')).toHaveValue('Lift');
  await expect(page).toHaveURL(new RegExp(`record=${made.ids[1]}`));
  await click(drawer.getByRole('button', { name: 'Copy link' }));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(
    `${product.origin}/m/${made.menuId}/detail/${made.ids[1]}?appid=${made.appId}&cid=${made.categoryId}`,
  );
  await click(drawer.getByRole('button', { name: 'Open as page' }));
  await expect(heading(page, 'Lift')).toBeVisible();
  await press(page, 'Next record');
  await expect(heading(page, 'Lift')).toHaveCount(0);
  await press(page, 'Previous record');
  await expect(heading(page, 'Lift')).toBeVisible();
  await press(page, 'Edit');
  await page.getByLabel('Title').fill('Lost');
  await click(page.getByRole('link', { name: 'Back to Repairs' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await click(page.getByRole('dialog').getByRole('button').last());
  await expect(page.getByRole('row', { name: /Lift/ })).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'Lift')).toBeVisible();
});

test('REC-07 ROUTE-111 the way back from a record leads to the list as it was, and related records open a list of themselves alone', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const made = await makeTable(owner, 'The list as it was');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/p/${made.tableId}?appid=${made.appId}&sort=-title&q=i`);
  await click(page.getByRole('row', { name: /Lift/ }).getByText('Lift', { exact: true }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Open as page' }));
  await expect(heading(page, 'Lift')).toBeVisible();
  await click(page.getByRole('link', { name: 'Back to Repairs' }));
  await expect(page).toHaveURL(/[?&]q=i(&|$)/);
  await expect(page).toHaveURL(/[?&]sort=-title(&|$)/);
  await expect(page.getByRole('row', { name: /Lift/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Pump/ })).toHaveCount(0);

  await page.goto(`/p/${made.tableId}?appid=${made.appId}&sort=nowhere`);
  await expect(page.getByText('This link sorts by “nowhere”', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lift/ })).toBeVisible();
  await expectAccessible(page);

  const [pump = '', lift = ''] = made.ids;
  const formConfig = {
    formLabel: 'Visits',
    fields: [
      field('what', 'What', { type: 'text' }),
      field('repair', 'Repair', { type: 'relation', logical_table_id: made.viewId }),
    ],
  };
  const visits = (await owner.call(
    'POST',
    '/api/p/table',
    { formConfig, physical_table_category_id: made.categoryId },
    made.inside,
  )) as { table_id: string };
  for (const [what, repair] of [
    ['First look', pump],
    ['Other look', lift],
  ])
    await owner.call('POST', `/api/r/p/${visits.table_id}`, { data: { what, repair } }, made.inside);
  await page.goto(`/p/${made.tableId}/detail/${pump}?appid=${made.appId}`);
  await choose(page, 'Related');
  await press(page, 'Open the list');
  await expect(page).toHaveURL(new RegExp(`/p/${visits.table_id}\\?`));
  await expect(page.getByRole('row', { name: /First look/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Other look/ })).toHaveCount(0);
});

test('REC-07 a record is moved to the trash from its own page, which then leads to the list', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const made = await makeTable(owner, 'Deleted on its page');
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${made.menuId}/detail/${made.ids[0]}?appid=${made.appId}`);
  await press(page, 'Delete');
  await click(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
  await expect(page.getByText('Record moved to the trash')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lift/ })).toBeVisible();
  expect(await titles(owner, made)).toEqual(['Lift', 'Door']);
});

test('REC-07 what was not sent in a form is offered on another device with its age, and gone once it was sent', {
  tag: '@whole',
}, async ({ page, enter, newBrowser, owner }) => {
  const made = await makeTable(owner, 'Unsent records');
  const address = `/m/${made.menuId}/add?appid=${made.appId}`;
  await speak(page, 'en-US');
  await enter(page, owner.username, address);
  await page.getByLabel('Title').fill('Half a roof');
  await expect(page.getByText('Draft saved')).toBeVisible();

  const other = await newBrowser();
  await speak(other, 'en-US');
  await enter(other, owner.username, address);
  await expect(other.getByText(/You have a draft here from/)).toBeVisible();
  await expectAccessible(other);
  await press(other, 'Continue with it');
  await expect(other.getByLabel('Title')).toHaveValue('Half a roof');
  await other.getByLabel('Title').fill('Whole roof');
  await press(other, 'Save');
  await expect(heading(other, 'Whole roof')).toBeVisible();
  await other.goto(address);
  await expect(other.getByLabel('Title')).toHaveValue('');
  await expect(other.getByText(/You have a draft here from/)).toHaveCount(0);
});

test('ROUTE-109 REC-07 records that point at a record are shown under it, opened from there, and added with the relation filled in', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const made = await makeTable(owner, 'Related records');
  const [pump = ''] = made.ids;
  const formConfig = {
    formLabel: 'Visits',
    fields: [
      field('what', 'What', { type: 'text' }),
      field('repair', 'Repair', { type: 'relation', logical_table_id: made.viewId }),
    ],
    title_field: 'what',
  };
  const visits = (await owner.call(
    'POST',
    '/api/p/table',
    { formConfig, physical_table_category_id: made.categoryId },
    made.inside,
  )) as { table_id: string };
  const data = { what: 'First look', repair: pump };
  await owner.call('POST', `/api/r/p/${visits.table_id}`, { data }, made.inside);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/p/${made.tableId}/detail/${pump}?appid=${made.appId}`);
  await choose(page, 'Related');
  await expect(page.getByRole('heading', { name: 'Visits (Repair, 1)' })).toBeVisible();
  await expect(page.getByRole('row', { name: /First look/ })).toBeVisible();
  await expectAccessible(page);
  await click(page.getByRole('main').getByRole('button', { name: 'Add', exact: true }));
  await page.getByRole('textbox', { name: 'What' }).fill('Second look');
  await expect(page.getByText('Pump')).toBeVisible();
  await press(page, 'Save');
  await expect(heading(page, 'Pump')).toBeVisible();
  await choose(page, 'Related');
  await click(page.getByRole('row', { name: /Second look/ }).getByText('Second look'));
  await expect(heading(page, 'Second look')).toBeVisible();
});

test('ROUTE-114 an address of no table leads to the start page of the application, which says so', async ({
  page,
  enter,
  owner,
}) => {
  const { appId, tableId } = await makeTable(owner, 'Nothing here');
  await speak(page, 'en-US');
  await enter(page, owner.username, '/workbench');
  await page.goto(`/p/01KCW00000T16DY9RZZ80T9880?appid=${appId}`);
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?.*appid=${appId}`));
  await expect(page.getByText('Repairs').first()).toBeVisible();
  // The sidebar opens the first menu of a start page by itself, and not of one that says something.
  await expect(page.getByRole('heading', { name: 'Table not found', level: 2 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'could not' })).toHaveCount(0);
  await expect(page).toHaveURL(/missing=1/);
  await expectAccessible(page);
  await page.goto(`/p/${tableId}?appid=${appId}`);
  await expect(page.getByText('Pump')).toBeVisible();
});
