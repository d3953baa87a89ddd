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
    change: '修改字段…',
    fields: '要修改的字段',
    save: /^修改 3 条记录/,
    undo: '撤销',
    delete: '删除',
    done: '已将 2 条记录移入回收站',
  },
  'en-US': {
    change: 'Change fields…',
    fields: 'Fields to change',
    save: /^Change 3/,
    undo: 'Undo',
    delete: 'Delete',
    done: '2 records moved to the trash',
  },
} as const;

const field = (id: string, label: string, rest: object) => ({ node: 'field', id, label, ...rest });

/** A menu over three repairs, of which *Valve* cannot be done without costs. */
async function makeMenu(owner: Caller, name: string) {
  const { id: groupId } = (await owner.call('POST', '/api/b/u-org', { name })) as { id: string };
  const application = { application_type: 1, application_name: name, org_id: groupId };
  const { id: appId } = (await owner.call('POST', '/api/wb/application', application)) as { id: string };
  const call = (method: string, path: string, body: unknown) =>
    owner.call(method, path, body, { application_id: appId });
  const { id: c_id } = (await call('POST', '/api/p/category', { category_name: 'Things' })) as { id: string };
  const options = ['open', 'done'].map((value) => ({ value, label: value }));
  const isDone = {
    logicalOperator: 'all',
    children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'done' }],
  };
  const formConfig = {
    formLabel: 'Repairs',
    title_field: 'title',
    fields: [
      field('title', 'Title', { kind: { type: 'text' } }),
      field('status', 'Status', { kind: { type: 'select', options: { source: 'fixed', options } } }),
      field('cost', 'Cost', { kind: { type: 'number' } }),
    ],
    rules: [{ id: 'priced', when: isDone, then: [{ do: 'state', targets: ['cost'], is_required: true }] }],
  };
  const table = (await call('POST', '/api/p/table', { formConfig, physical_table_category_id: c_id })) as {
    children: { logical_table_id: string }[];
  };
  const { id: menuId } = (await call('POST', '/api/m/menu', { menu_name: 'Repairs', c_id })) as { id: string };
  const front_meta = { model_type: 'logical_table', logical_table_id: table.children[0]?.logical_table_id };
  await call('POST', '/api/m/menu-logic', { menu_id: menuId, front_meta });
  for (const data of [{ title: 'Pump', cost: 1 }, { title: 'Valve' }, { title: 'Pipe', cost: 2 }])
    await call('POST', `/api/r/m/${menuId}`, { data: { ...data, status: 'open' } });
  return { appId, menuId };
}

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`REC-08 REC-03 chosen records are changed and deleted at once, what was left out is told, and a deletion is undone (${language})`, async ({
    page,
    enter,
    product,
  }) => {
    const owner = await signedInCaller(product, 'owner', password);
    const { appId, menuId } = await makeMenu(owner, `Bulk ${language}`);
    await speak(page, language);
    await enter(page, 'owner', `/m/${menuId}?appid=${appId}`);
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    for (const name of ['Pump', 'Valve', 'Pipe']) await row(name).getByRole('checkbox').check();
    await page.getByRole('button', { name: said.change, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox', { name: said.fields }).click();
    await page.getByRole('option', { name: 'Status' }).click();
    await page.keyboard.press('Escape');
    await drawer.getByLabel('Status', { exact: true }).selectOption({ label: 'done' });
    await expectAccessible(page);
    await drawer.getByRole('button', { name: said.save }).click();
    await expect(drawer).toHaveCount(0);
    await expect(row('Pump')).toContainText('done');
    await expect(row('Pipe')).toContainText('done');
    const left = page.getByRole('table').or(page.getByRole('grid')).first();
    await expect(left).toContainText('Valve');
    await expect(left).toContainText('Cost');
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);

    for (const name of ['Pump', 'Pipe']) await row(name).getByRole('checkbox').check();
    await page.getByRole('button', { name: said.delete, exact: true }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('Pump');
    await question.getByRole('button', { name: said.delete, exact: true }).click();
    await expect(page.getByText(said.done)).toBeVisible();
    await expect(row('Pump')).toHaveCount(0);
    await page.getByRole('button', { name: said.undo, exact: true }).click();
    await expect(row('Pump')).toBeVisible();
    await expect(row('Pipe')).toBeVisible();
  });
}
