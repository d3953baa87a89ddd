import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, languages, speak, test, widths } from './fixtures.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    condition: '添加条件',
    value: 'title：值',
    list: '列表',
    column: '添加列',
    save: '保存',
    saved: '视图已保存',
    records: '查看记录',
    name: '名称',
    missing: '该视图不存在',
  },
  'en-US': {
    condition: 'Add a condition',
    value: 'title: value',
    list: 'List',
    column: 'Add a column',
    save: 'Save',
    saved: 'The view was saved',
    records: 'Records',
    name: 'Name',
    missing: 'This view does not exist',
  },
} as const;

for (const language of languages) {
  const said = words[language];

  test(`ROUTE-106 ROUTE-107 TABLE-24 TABLE-28 a logical table is set up, reopens with its content and lists its records (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const group = `Views ${language}`;
    const idOf = async (path: string, body: object, headers?: Record<string, string>, member = 'id') =>
      String(Reflect.get(Object(await owner.call('POST', path, body, headers)), member));
    const org_id = await idOf('/api/b/u-org', { name: group });
    const app = await idOf('/api/wb/application', { application_type: 1, application_name: group, org_id });
    const inside = { application_id: app };
    const category = await idOf('/api/p/category', { category_name: 'Things' }, inside);
    const field = (id: string) => ({ node: 'field', id, label: id, kind: { type: 'text' } });
    const formConfig = { formLabel: 'Repairs', fields: [field('title'), field('place')] };
    const made = { formConfig, physical_table_category_id: category };
    const table = await idOf('/api/p/table', made, inside, 'table_id');
    for (const data of [
      { title: 'Pump', place: 'Hall 2' },
      { title: 'Fan', place: 'Roof' },
    ])
      await owner.call('POST', `/api/r/p/${table}`, { data }, inside);
    const everything = { logicalOperator: 'all', children: [] };
    const named = { table_id: table, logical_table_name: 'Pumps', filter_conditions: everything };
    const view = await idOf('/api/l/table', named, inside, 'logical_table_id');

    await speak(page, language);
    await enter(page, owner.username, `/table/${table}/view/${view}?appid=${app}`);
    await click(page.getByRole('button', { name: said.condition, exact: true }));
    await page.getByLabel(said.value).fill('Pump');
    await click(page.getByRole('tab', { name: said.list }));
    await click(page.getByRole('button', { name: said.column }));
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);
    await click(page.getByRole('button', { name: said.save, exact: true }));
    await expect(page.getByText(said.saved)).toBeVisible();

    await page.reload();
    await expect(page.getByLabel(said.value)).toHaveValue('Pump');
    await click(page.getByRole('button', { name: said.records, exact: true }));
    await expect(page).toHaveURL(new RegExp(`/p/${table}/t/${view}`));
    await expect(page.getByRole('heading', { name: 'Pumps', level: 1 })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'Pump', exact: true })).toBeVisible();
    await expect(page.getByText('Fan')).toBeHidden();
    await expect(page.getByRole('columnheader', { name: /place/ })).toBeHidden();
    await expectAccessible(page);

    await enter(page, owner.username, `/p/${table}/l/${view}?appid=${app}`);
    await expect(page.getByRole('gridcell', { name: 'Pump', exact: true })).toBeVisible();
    await enter(page, owner.username, `/table/${table}/view/${category}?appid=${app}`);
    await expect(page.getByText(said.missing)).toBeVisible();
  });
}
