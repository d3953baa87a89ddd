import { type Caller, signedInCaller } from './caller.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  languages,
  password,
  speak,
  test,
  widths,
} from './fixtures.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    group: '分组',
    by: '分组依据',
    add: '添加汇总',
    rows: '2 行',
    sum: '费用合计',
    save: '另存为新视图',
    views: /视图/,
  },
  'en-US': {
    group: 'Group',
    by: 'Group by',
    add: 'Add a total',
    rows: '2 rows',
    sum: 'Sum of 费用',
    save: 'Save as a new view',
    views: /View/,
  },
} as const;

const field = (id: string, label: string, kind: object) => ({ node: 'field', id, label, kind });

/** A menu over three repairs, two of which are open. */
async function makeMenu(owner: Caller, name: string) {
  const { id: groupId } = (await owner.call('POST', '/api/b/u-org', { name })) as { id: string };
  const application = { application_type: 1, application_name: name, org_id: groupId };
  const { id: appId } = (await owner.call('POST', '/api/wb/application', application)) as { id: string };
  const call = (method: string, path: string, body: unknown) =>
    owner.call(method, path, body, { application_id: appId });
  const { id: c_id } = (await call('POST', '/api/p/category', { category_name: 'Things' })) as { id: string };
  const options = [
    { value: 'open', label: 'Open', colour: '#e5484d' },
    { value: 'done', label: 'Done' },
  ];
  const formConfig = {
    formLabel: 'Repairs',
    title_field: 'title',
    fields: [
      field('title', 'Title', { type: 'text' }),
      field('status', 'Status', { type: 'select', options: { source: 'fixed', options } }),
      field('cost', '费用', { type: 'number', style: 'money', currency: 'EUR', precision: 2 }),
    ],
  };
  const table = (await call('POST', '/api/p/table', { formConfig, physical_table_category_id: c_id })) as {
    children: { logical_table_id: string }[];
  };
  const { id: menuId } = (await call('POST', '/api/m/menu', { menu_name: 'Repairs', c_id })) as { id: string };
  const front_meta = { model_type: 'logical_table', logical_table_id: table.children[0]?.logical_table_id };
  await call('POST', '/api/m/menu-logic', { menu_id: menuId, front_meta });
  const made: [string, string, number][] = [
    ['Pump', 'open', 10],
    ['Valve', 'open', 20.5],
    ['Pipe', 'done', 5],
  ];
  for (const [title, status, cost] of made) await call('POST', `/api/r/m/${menuId}`, { data: { title, status, cost } });
  return { appId, menuId };
}

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`REC-05 REC-09 a list is grouped with counts and sums, its rows come when a group opens, and a view keeps it (${language})`, async ({
    page,
    enter,
    product,
  }) => {
    const owner = await signedInCaller(product, 'owner', password);
    const { appId, menuId } = await makeMenu(owner, `Groups ${language}`);
    await speak(page, language);
    await enter(page, 'owner', `/m/${menuId}?appid=${appId}`);
    await expect(page.getByRole('row', { name: /Pump/ })).toContainText('€10.00');
    await page.getByRole('button', { name: said.group, exact: true }).click();
    await page.getByLabel(said.by, { exact: true }).selectOption({ label: 'Status' });
    await page.getByRole('button', { name: said.add, exact: true }).click();
    await page.keyboard.press('Escape');
    const open = page.getByRole('button', { name: /^Open/ });
    await expect(open).toContainText(said.rows);
    const group = page.getByRole('listitem').filter({ has: open });
    await expect(group).toContainText('€30.50');
    // Few groups with few rows are open.
    await expect(group.getByRole('row', { name: /Valve/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Pipe/ })).toBeVisible();
    await open.click();
    await expect(page.getByRole('row', { name: /Pump/ })).toHaveCount(0);
    await open.click();
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);

    await page.getByRole('button', { name: said.views }).first().click();
    await page.getByRole('menuitem', { name: said.save }).click();
    await page.keyboard.type('By status');
    await page.keyboard.press('Enter');
    await page.reload();
    await page.getByRole('button', { name: said.views }).first().click();
    await page.getByRole('menuitemradio', { name: /By status/ }).click();
    await expect(open).toContainText(said.rows);
    await group.getByRole('row', { name: /Pump/ }).getByText('Pump').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByLabel('Title')).toHaveValue('Pump');
  });
}
