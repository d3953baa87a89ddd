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
    save: (count: number) => new RegExp(`^修改 ${count} 条记录`),
    left: '已修改的 2 条记录不再符合此列表的条件',
    show: '查看这些记录',
    undo: '撤销',
    undone: '已将 2 条记录改回原值',
    all: '选择全部行',
  },
  'en-US': {
    change: 'Change fields…',
    fields: 'Fields to change',
    save: (count: number) => new RegExp(`^Change ${count} `),
    left: '2 changed records no longer match the conditions of this list',
    show: 'Show them',
    undo: 'Undo',
    undone: '2 records have their earlier values again',
    all: 'Choose all rows',
  },
} as const;

const options = ['open', 'done'].map((value) => ({ value, label: value }));
const repairs = (titles: readonly string[]) => ({
  title: 'Repairs',
  fields: [
    field('title', 'Title', { type: 'text' }),
    field('status', 'Status', { type: 'select', options: { source: 'fixed', options } }),
  ],
  records: titles.map((title) => ({ title, status: 'open' })),
});
const isOpen = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'status', operator: 'eq', value: 'open' }],
};

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`REC-08 REC-09 records that a bulk change takes out of their view are counted, shown and taken back (${language})`, {
    tag: '@whole',
  }, async ({ page, enter, owner }) => {
    const made = await makeRecords(owner, `Bulk left ${language}`, repairs(['Pump', 'Valve', 'Pipe']));
    const view = { name: 'Open ones', is_default: true, settings: { filter: isOpen } };
    await made.call('POST', `/api/r/view/m/${made.menuId}`, view);
    await speak(page, language);
    await enter(page, owner.username, `/m/${made.menuId}?appid=${made.appId}`);
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    for (const name of ['Pump', 'Valve']) await row(name).getByRole('checkbox').check();
    await click(page.getByRole('button', { name: said.change, exact: true }));
    const drawer = page.getByRole('dialog');
    await click(drawer.getByRole('combobox', { name: said.fields }));
    await click(page.getByRole('option', { name: 'Status' }));
    await pressKey(page, 'Escape');
    await drawer.getByLabel('Status', { exact: true }).selectOption({ label: 'done' });
    await click(drawer.getByRole('button', { name: said.save(2) }));
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText(said.left)).toBeVisible();
    await expect(row('Pump')).toHaveCount(0);
    await expect(row('Pipe')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);

    await click(page.getByRole('button', { name: said.show, exact: true }));
    await expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveValue(/Pump|Valve/);
    await pressKey(page, 'Escape');
    await expect(drawer).toHaveCount(0);
    await click(page.getByRole('button', { name: said.undo, exact: true }));
    await expect(page.getByText(said.undone)).toBeVisible();
    await expect(row('Pump')).toBeVisible();
    await expect(row('Valve')).toBeVisible();
    await expect(page.getByText(said.left)).toHaveCount(0);
  });
}
