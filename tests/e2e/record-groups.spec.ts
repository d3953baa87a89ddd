import { click, pressKey, typeText } from './controls.ts';
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

const options = [
  { value: 'open', label: 'Open', colour: '#e5484d' },
  { value: 'done', label: 'Done' },
];
const made: [string, string, number][] = [
  ['Pump', 'open', 10],
  ['Valve', 'open', 20.5],
  ['Pipe', 'done', 5],
];
/** Three repairs, two of which are open. */
const repairs = {
  title: 'Repairs',
  fields: [
    field('title', 'Title', { type: 'text' }),
    field('status', 'Status', { type: 'select', options: { source: 'fixed', options } }),
    field('cost', '费用', { type: 'number', style: 'money', currency: 'EUR', precision: 2 }),
  ],
  records: made.map(([title, status, cost]) => ({ title, status, cost })),
};

for (const language of languages satisfies Language[]) {
  const said = words[language];

  test(`REC-05 REC-09 a list is grouped with counts and sums, its rows come when a group opens, and a view keeps it (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const { appId, menuId } = await makeRecords(owner, `Groups ${language}`, repairs);
    await speak(page, language);
    await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
    await expect(page.getByRole('row', { name: /Pump/ })).toContainText('€10.00');
    await click(page.getByRole('button', { name: said.group, exact: true }));
    await page.getByLabel(said.by, { exact: true }).selectOption({ label: 'Status' });
    await click(page.getByRole('button', { name: said.add, exact: true }));
    await pressKey(page, 'Escape');
    const open = page.getByRole('button', { name: /^Open/ });
    await expect(open).toContainText(said.rows);
    const group = page.getByRole('listitem').filter({ has: open });
    await expect(group).toContainText('€30.50');
    // Few groups with few rows are open.
    await expect(group.getByRole('row', { name: /Valve/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Pipe/ })).toBeVisible();
    await click(open);
    await expect(page.getByRole('row', { name: /Pump/ })).toHaveCount(0);
    await click(open);
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);

    await click(page.getByRole('button', { name: said.views }).first());
    await click(page.getByRole('menuitem', { name: said.save }));
    await typeText(page, 'By status');
    await pressKey(page, 'Enter');
    await page.reload();
    await click(page.getByRole('button', { name: said.views }).first());
    await click(page.getByRole('menuitemradio', { name: /By status/ }));
    await expect(open).toContainText(said.rows);
    await click(group.getByRole('row', { name: /Pump/ }).getByText('Pump'));
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByLabel('Title')).toHaveValue('Pump');
  });
}
