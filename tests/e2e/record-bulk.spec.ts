import { click, pressKey } from './controls.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  languages,
  speak,
  test,
  widths,
} from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    change: '修改字段…',
    fields: '要修改的字段',
    save: /^修改 3 条记录/,
    undo: '撤销',
    delete: '删除',
    done: '已将 2 条记录移入回收站',
    undone: '已将 2 条记录改回原值',
  },
  'en-US': {
    change: 'Change fields…',
    fields: 'Fields to change',
    save: /^Change 3/,
    undo: 'Undo',
    delete: 'Delete',
    done: '2 records moved to the trash',
    undone: '2 records have their earlier values again',
  },
} as const;

const isDone = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'done' }],
};
const options = ['open', 'done'].map((value) => ({ value, label: value }));
/** Three repairs, of which *Valve* cannot be done without costs. */
const repairs = {
  title: 'Repairs',
  fields: [
    field('title', 'Title', { type: 'text' }),
    field('status', 'Status', { type: 'select', options: { source: 'fixed', options } }),
    field('cost', 'Cost', { type: 'number' }),
  ],
  form: { rules: [{ id: 'priced', when: isDone, then: [{ do: 'state', targets: ['cost'], is_required: true }] }] },
  records: [{ title: 'Pump', cost: 1 }, { title: 'Valve' }, { title: 'Pipe', cost: 2 }].map((data) => ({
    ...data,
    status: 'open',
  })),
};

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`REC-08 REC-03 chosen records are changed and deleted at once, what was left out is told, and both are undone (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const { appId, menuId } = await makeRecords(owner, `Bulk ${language}`, repairs);
    await speak(page, language);
    await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    for (const name of ['Pump', 'Valve', 'Pipe']) await row(name).getByRole('checkbox').check();
    await click(page.getByRole('button', { name: said.change, exact: true }));
    const drawer = page.getByRole('dialog');
    await click(drawer.getByRole('combobox', { name: said.fields }));
    await click(page.getByRole('option', { name: 'Status' }));
    await pressKey(page, 'Escape');
    await drawer.getByLabel('Status', { exact: true }).selectOption({ label: 'done' });
    await expectAccessible(page);
    await click(drawer.getByRole('button', { name: said.save }));
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

    await click(page.getByRole('button', { name: said.undo, exact: true }));
    await expect(page.getByText(said.undone)).toBeVisible();
    await expect(row('Pump')).toContainText('open');
    await expect(row('Pipe')).toContainText('open');

    for (const name of ['Pump', 'Pipe']) await row(name).getByRole('checkbox').check();
    await click(page.getByRole('button', { name: said.delete, exact: true }));
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('Pump');
    await click(question.getByRole('button', { name: said.delete, exact: true }));
    await expect(page.getByText(said.done)).toBeVisible();
    await expect(row('Pump')).toHaveCount(0);
    await click(page.getByRole('button', { name: said.undo, exact: true }));
    await expect(row('Pump')).toBeVisible();
    await expect(row('Pipe')).toBeVisible();
  });
}
