import { choose, click, pressKey } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, languages, speak, test, widths } from './fixtures.ts';
import { makeApplication } from './make-application.ts';

test.use({ viewport: widths.desktop });

const words = {
  'zh-CN': {
    amount: '金额',
    kind: '类型',
    number: '数字',
    save: '保存',
    anyway: '仍要保存',
    saved: '数据表已保存',
    fits: '金额：2 个值中有 1 个可转换为新类型',
    other: { language: 'English', label: 'Amount' },
    phone: '手机',
    actions: '“Orders”的操作',
    makeMenu: '创建菜单',
    access: '去授权',
    grants: '使用权限',
    grant: '添加授权',
  },
  'en-US': {
    amount: 'Amount',
    kind: 'Kind',
    number: 'Number',
    save: 'Save',
    anyway: 'Save anyway',
    saved: 'The table was saved',
    fits: 'Amount: 1 of 2 values fits the new type',
    other: { language: '中文', label: '金额' },
    phone: 'Phone',
    actions: 'Actions for Orders',
    makeMenu: 'Create menu',
    access: 'Give access',
    grants: 'Who may use it',
    grant: 'Grant access',
  },
} as const;

for (const language of languages) {
  const said = words[language];

  test(`TABLE-28 a field gets another kind by its panel, and what becomes of its values is shown before (${language})`, async ({
    page,
    enter,
    owner,
  }) => {
    const { app, inside, orders: category } = await makeApplication(owner, `Kinds ${language}`);
    const label = { 'zh-CN': '金额', 'en-US': 'Amount' };
    const fields = [
      { node: 'field', id: 'title', label: { 'zh-CN': '标题', 'en-US': 'Title' }, kind: { type: 'text' } },
      { node: 'field', id: 'c1', label, kind: { type: 'text' } },
    ];
    const made = { formConfig: { formLabel: 'Orders', fields }, physical_table_category_id: category };
    const table = String(Reflect.get(Object(await owner.call('POST', '/api/p/table', made, inside)), 'table_id'));
    for (const c1 of ['12.5', 'about ten'])
      await owner.call('POST', `/api/r/p/${table}`, { data: { title: c1, c1 } }, inside);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes(`/table/${table}/job`) && asked.push(request.url()));

    await speak(page, language);
    await enter(page, owner.username, `/table/${table}/edit?appid=${app}`);
    await click(page.getByRole('button', { name: new RegExp(said.amount) }).first());
    // The other language of the preview.
    await choose(page, said.other.language);
    await expect(page.getByRole('textbox', { name: said.other.label })).toBeVisible();
    await click(page.getByRole('button', { name: said.phone, exact: true }));
    const phone = page.getByRole('dialog', { name: said.phone });
    await expect(phone.getByRole('textbox', { name: said.other.label })).toBeVisible();
    expect((await phone.boundingBox())?.width).toBeLessThanOrEqual(390);
    await pressKey(page, 'Escape');

    await page.getByRole('combobox', { name: said.kind, exact: true }).selectOption({ label: said.number });
    await expectAccessible(page);
    await click(page.getByRole('button', { name: said.save, exact: true }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(said.fits);
    await expect(dialog).toContainText('about ten');
    await expect(dialog).not.toContainText('c1');
    await expectAccessible(page);
    await click(dialog.getByRole('button', { name: said.anyway, exact: true }));
    await expect(page.getByText(said.saved)).toBeVisible();
    const { items } = (await owner.call('POST', `/api/r/p/${table}/list`, { sort: ['title'] }, inside)) as {
      items: { data: { c1: number | null } }[];
    };
    expect(items.map(({ data }) => data.c1)).toEqual([12.5, null]);

    await click(page.getByRole('button', { name: said.makeMenu, exact: true }));
    await expect(page.getByRole('button', { name: said.makeMenu, exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: said.access, exact: true })).toBeVisible();
    await click(page.getByRole('button', { name: said.access, exact: true }));
    const access = page.getByRole('dialog', { name: said.grants });
    await expect(access.getByRole('button', { name: said.grant }).first()).toBeVisible();
    await expectAccessible(page);
    await pressKey(page, 'Escape');
    await expect(access).toHaveCount(0);
    const before = asked.length;
    expect(before, 'once when it opens, and when the table was saved').toBeGreaterThanOrEqual(2);
    await page.waitForTimeout(7_000);
    expect(asked.length, 'no job waits').toBe(before);
    // As long as no one was given access, the press is there again, and the table's own menu leads to the same place.
    await enter(page, owner.username, `/table/${table}/edit?appid=${app}&istable=1`);
    await expect(page.getByRole('button', { name: said.access, exact: true })).toBeVisible();
    await click(page.getByRole('button', { name: said.actions, exact: true }));
    await click(page.getByRole('menuitem', { name: said.grants }));
    await expect(access.getByRole('button', { name: said.grant }).first()).toBeVisible();
    await pressKey(page, 'Escape');
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
  });
}
