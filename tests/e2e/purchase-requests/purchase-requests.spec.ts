import type { Locator } from '@playwright/test';
import { click, pressKey } from '../controls.ts';
import { expect, test, widths } from '../fixtures.ts';
import { Builder } from './builder.ts';
import { Colleague } from './colleague.ts';
import { OnPhone } from './on-phone.ts';
import { buildFollowingTables, buildLinkedTables, buildRequests } from './tables.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: widths.desktop });

const name = '采购申请';
const requestFields = ['申请编号', '事由', '部门', '采购明细', '合计', '状态', '采购理由', '审批意见'] as const;
let application = '';

const dashboard = (): string => `/dashboard?appid=${application}`;

test('APP-03 TABLE-05 an application is made, with three tables that requests link to', async ({ page, enter }) => {
  const builder = new Builder(page);
  await enter(page, 'owner', '/workbench/app');
  application = await builder.createApplication(name);
  await buildLinkedTables(builder);
});

test('TABLE-05 TABLE-24 requests get relations, numbers, a sub-table with formulas and its sum; two tables follow', async ({
  page,
  enter,
}) => {
  const builder = new Builder(page);
  await enter(page, 'owner', dashboard());
  await buildRequests(builder);
  await buildFollowingTables(builder);
  await page.goto(`/tables?appid=${application}`);
  const tables = page.getByRole('row').filter({ hasText: '可用' });
  await expect(tables, 'six tables').toHaveCount(6);
});

test('TABLE-24 rules make a reason required for large amounts, and lock what is approved', async ({ page, enter }) => {
  const builder = new Builder(page);
  await enter(page, 'owner', dashboard());
  await builder.openTable('采购申请单');
  await click(builder.button('“采购申请单”的操作'));
  await click(page.getByRole('menuitem', { name: '编辑数据表' }));
  await click(page.getByRole('tab', { name: '表单规则' }));
  await builder.addRule(
    '大额须写理由',
    async (when) => {
      await when.getByRole('combobox', { name: '字段', exact: true }).selectOption({ label: '合计' });
      await when.getByRole('combobox', { name: '合计：比较方式' }).selectOption({ label: '大于' });
      await when.getByRole('spinbutton', { name: '合计：值' }).fill('10000');
    },
    ['采购理由'],
    '必填',
  );
  await builder.addRule(
    '已批准后不可修改',
    async (when) => {
      await when.getByRole('combobox', { name: '字段', exact: true }).selectOption({ label: '状态' });
      await builder.pick(when.getByRole('combobox', { name: '状态：值' }), ['已批准']);
    },
    ['事由', '部门', '采购明细'],
    '只读',
  );
  await builder.saveDesign();
});

test('MENU-06 MENU-21 MENU-22 four menus are linked and granted to four people with different rights', async ({
  page,
  enter,
}) => {
  const builder = new Builder(page);
  await enter(page, 'owner', dashboard());
  await builder.showMode('菜单');
  await builder.addMenu('我的申请', '采购申请单');
  await builder.addMenu('审批', '采购申请单');
  await builder.addMenu('收货', '收货单');
  await builder.addMenu('供应商名录', '供应商');
  // What a request links to is chosen from what one may see.
  await builder.addMenu('物料目录', '物料');
  await builder.addMenu('申请部门', '部门预算');
  const sales = { kind: '部门', subject: 'Sales' } as const;
  await builder.grant('我的申请', {
    ...sales,
    rights: ['新增', '编辑'],
    rows: '仅本人创建的',
    fields: requestFields,
    edits: ['事由', '部门', '采购明细', '状态', '采购理由'],
  });
  await builder.grant('物料目录', { ...sales, rights: [], rows: '全部' });
  await builder.grant('申请部门', { ...sales, rights: [], rows: '全部', fields: ['部门'] });
  await builder.grant('审批', {
    subject: 'Amir Haddad',
    rights: ['编辑', '导出'],
    rows: '全部',
    fields: [...requestFields, '已付金额'],
    edits: ['状态', '审批意见'],
  });
  await builder.grant('收货', { subject: 'Paula Costa', rights: ['新增'], rows: '全部' });
  await builder.grant('供应商名录', { subject: '王芳', rights: ['新增', '编辑', '删除'], rows: '全部' });
});

test('three views are shared with everybody who has the menu', async ({ page, enter }) => {
  const builder = new Builder(page);
  await enter(page, 'owner', dashboard());
  await builder.showMode('菜单');
  await new Colleague(page).openMenu('审批');
  const field = (filter: Locator, label: string) =>
    filter.getByRole('combobox', { name: '字段', exact: true }).selectOption({ label });
  await builder.shareView('待审批', async (filter) => {
    await field(filter, '状态');
    await builder.pick(filter.getByRole('combobox', { name: '状态：值' }), ['待审批']);
  });
  await builder.shareView('大额申请', async (filter) => {
    await field(filter, '合计');
    await filter.getByRole('combobox', { name: '合计：比较方式' }).selectOption({ label: '大于' });
    await filter.getByRole('spinbutton', { name: '合计：值' }).fill('10000');
  });
  await builder.shareView('已批准', async (filter) => {
    await field(filter, '状态');
    await builder.pick(filter.getByRole('combobox', { name: '状态：值' }), ['已批准']);
  });
});

test('REC-07 the owner fills the tables that requests link to', async ({ page, enter }) => {
  const builder = new Builder(page);
  const owner = new Colleague(page);
  await enter(page, 'owner', dashboard());
  const add = async (table: string, fill: (drawer: Locator) => Promise<void>) => {
    await builder.openTable(table);
    await click(owner.button('新增记录'));
    await fill(owner.drawer());
    await owner.saved();
  };
  await add('供应商', (drawer) => drawer.getByRole('textbox', { name: '名称' }).fill('华东办公用品'));
  await add('物料', async (drawer) => {
    await drawer.getByRole('textbox', { name: '名称' }).fill('人体工学椅');
    await owner.choose('供应商', '华东办公用品');
    await drawer.getByRole('spinbutton', { name: '参考单价' }).fill('1280');
  });
  await add('部门预算', async (drawer) => {
    await drawer.getByRole('textbox', { name: '部门' }).fill('市场部');
    await drawer.getByRole('spinbutton', { name: '年度预算' }).fill('50000');
  });
});

const chair = '人体工学椅';
let request = '';
let requestsMenu = '';

test('MENU-24 REC-11 a colleague of sales asks for a purchase: numbers, sums and the rule of large amounts', async ({
  page,
  enter,
}) => {
  const ursula = new Colleague(page);
  await enter(page, 'user', '/workbench/app');
  await click(page.getByRole('link', { name: new RegExp(`^${name}`) }));
  await ursula.expectMenus('我的申请', '物料目录', '申请部门');
  await ursula.openMenu('申请部门');
  await ursula.expectColumns('部门');
  await expect(ursula.button('新增记录')).toHaveCount(0);
  await ursula.openMenu('我的申请');
  await ursula.expectColumns('申请编号', '事由', '部门', '合计', '状态', '采购理由', '审批意见');
  await ursula.expectCount(0);

  await ursula.fillRequest('新员工工位', '市场部', [{ product: chair, quantity: '10', price: '1280' }]);
  const drawer = ursula.drawer();
  await expect(drawer.getByRole('table', { name: '采购明细' }), 'the formula of a row').toContainText('12,800.00');
  await expect(drawer.getByRole('status', { name: '合计' }), 'and the sum of all').toHaveText('12,800.00');
  await expect(drawer.getByRole('textbox', { name: '审批意见' })).not.toBeEditable();
  await ursula.save();
  const reason = drawer.getByRole('textbox', { name: '采购理由' });
  await expect(reason, 'a rule asks for a reason above 10,000').toHaveAccessibleDescription(/必填/);
  await reason.fill('新同事下月入职');
  await drawer.getByRole('combobox', { name: '状态' }).selectOption({ label: '待审批' });
  await ursula.saved();
  const row = ursula.row('新员工工位');
  for (const text of ['CG-0001', '市场部', '12,800.00', '待审批']) await expect(row).toContainText(text);
  const { items } = (await ursula.ask(`/api/r/m/${ursula.menuId()}/list`, {})) as { items: { record_id: string }[] };
  request = items[0]?.record_id ?? '';
  requestsMenu = ursula.menuId();
  expect(request).not.toBe('');
  const own = `/api/r/m/${requestsMenu}/${request}`;
  const { data } = (await ursula.call('GET', own)).data as { data: Record<string, unknown> };
  expect(Object.keys(data), 'a field that she may not see is in no answer').not.toContain('paid');
  for (const field of ['opinion', 'paid'])
    expect(await ursula.call('PUT', own, { data: { [field]: 1 } }), field).toMatchObject({
      status: 422,
      data: { pointer: `/data/${field}` },
    });
});

test('REC-11 REC-05 another colleague has own requests alone: neither a row, an address nor a sum tells of others', async ({
  page,
  enter,
}) => {
  const paula = new Colleague(page);
  await enter(page, 'appuser', dashboard());
  await paula.expectMenus('我的申请', '收货', '物料目录', '申请部门');
  await paula.openMenu('我的申请');
  await paula.expectCount(0);
  await paula.fillRequest('会议室椅子', '市场部', [{ product: chair, quantity: '2', price: '1280.5' }]);
  await paula.saved();
  await expect(paula.row('会议室椅子')).toContainText('CG-0002');
  await paula.expectCount(1);
  const viewSchema = { measures: [{ key: 'total', function: 'sum', field: 'total' }] };
  const sums = await paula.ask(`/api/r/m/${paula.menuId()}/statistic`, { viewSchema });
  expect(JSON.stringify(sums)).toContain('2561');
  await page.goto(`${page.url()}&record=${request}`);
  await expect(paula.drawer()).toContainText('没有这条记录');
  await expect(page.getByText('新员工工位')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '事由' })).toHaveCount(0);

  await paula.page.goto(dashboard());
  await paula.openMenu('收货');
  await click(paula.button('新增记录'));
  await paula.drawer().getByRole('textbox', { name: '说明' }).fill('椅子到货');
  await paula.saved();
  await click(paula.row('椅子到货').getByText('椅子到货'));
  await expect(paula.drawer().getByText('椅子到货').last()).toBeVisible();
  await expect(paula.button('保存', paula.drawer()), 'what was added may be read, not changed').toHaveCount(0);
});

test('MENU-22 REC-11 the approver sees all requests, changes state and opinion alone, and approved ones are locked', async ({
  page,
  enter,
  newBrowser,
}) => {
  const amir = new Colleague(page);
  await enter(page, 'appowner', dashboard());
  await amir.expectMenus('审批');
  await amir.expectCount(2);
  await expect(amir.button('新增记录')).toHaveCount(0);
  await click(page.getByRole('button', { name: /^视图：/ }));
  await click(page.getByRole('menuitemradio', { name: /待审批/ }));
  await amir.expectCount(1);
  const drawer = await amir.open('新员工工位');
  for (const field of ['事由', '采购理由']) {
    await expect(drawer.getByRole('textbox', { name: field })).not.toBeEditable();
  }
  await expect(drawer.getByRole('spinbutton', { name: '数量' }), 'cells of what may only be read').not.toBeEditable();
  await drawer.getByRole('combobox', { name: '状态' }).selectOption({ label: '已批准' });
  await drawer.getByRole('textbox', { name: '审批意见' }).fill('同意');
  await amir.saved();
  await amir.expectCount(0);

  const ursula = new Colleague(await newBrowser());
  await ursula.page.setViewportSize(widths.desktop);
  await enter(ursula.page, 'user', dashboard());
  const own = await ursula.open('新员工工位');
  await expect(own.getByRole('textbox', { name: '审批意见' })).toHaveValue('同意');
  await expect(own.getByRole('textbox', { name: '事由' }), 'a rule locks what is approved').not.toBeEditable();
});

test('MENU-19 MENU-21 the buyer keeps the suppliers: no name twice, and the address of another menu leads to the own one', async ({
  page,
  enter,
}) => {
  const fang = new Colleague(page);
  await enter(page, 'appadmin', dashboard());
  await fang.expectMenus('供应商名录');
  await click(fang.button('新增记录'));
  const supplier = fang.drawer().getByRole('textbox', { name: '名称' });
  await supplier.fill('华东办公用品');
  await fang.save();
  await expect(supplier).toHaveAccessibleDescription(/./);
  await supplier.fill('北方家具');
  await fang.saved();
  await fang.expectCount(2);
  await fang.row('北方家具').getByRole('checkbox').check();
  await click(fang.button('删除'));
  await click(fang.button('删除', page.getByRole('alertdialog').or(page.getByRole('dialog'))));
  await fang.expectCount(1);

  await page.goto(`/m/${requestsMenu}?${new URL(page.url()).searchParams}`);
  await fang.expectMenus('供应商名录');
  await expect(page.getByRole('navigation', { name: '菜单' }).getByRole('link')).toHaveAttribute(
    'aria-current',
    'page',
  );
  await fang.expectCount(1);
  await expect(page.getByText('新员工工位')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone, hasTouch: true });

  test('MENU-24 REC-02 REC-11 on a phone a colleague asks for a purchase: menus in a drawer, cards, and rows of a sub-table', async ({
    page,
    enter,
  }) => {
    const ursula = new OnPhone(page);
    await enter(page, 'user', dashboard());
    await ursula.openMenu('申请部门', '我的申请', '物料目录', '申请部门');
    await expect(ursula.card('市场部')).toBeVisible();
    await expect(page.getByText('50,000'), 'the budget is in no card').toHaveCount(0);
    await expect(ursula.button('新增记录')).toHaveCount(0);
    await ursula.openMenu('我的申请', '我的申请', '物料目录', '申请部门');
    await expect(ursula.card('新员工工位')).toContainText('已批准');
    await ursula.expectSound();

    await ursula.press(ursula.button('新增记录'));
    const drawer = ursula.drawer();
    await drawer.getByRole('textbox', { name: '事由' }).fill('打印机');
    await ursula.choose('部门', '市场部');
    await ursula.press(drawer.getByRole('button', { name: '向“采购明细”添加行' }));
    const row = drawer.getByRole('table', { name: '采购明细' }).getByRole('row').nth(1);
    await ursula.choose('物料', chair, row);
    await row.getByRole('spinbutton', { name: '数量' }).fill('9');
    await row.getByRole('spinbutton', { name: '单价' }).fill('1280');
    await expect(drawer.getByRole('status', { name: '合计' })).toHaveText('11,520.00');
    await ursula.expectSound();
    await expect(drawer.getByRole('spinbutton', { name: '已付金额' }), 'what she may not see').toHaveCount(0);
    await ursula.save();
    const reason = drawer.getByRole('textbox', { name: '采购理由' });
    await expect(reason).toHaveAccessibleDescription(/必填/);
    await expect(reason, 'the way to what is missing').toBeInViewport();
    await reason.fill('旧的坏了');
    await drawer.getByRole('combobox', { name: '状态' }).selectOption({ label: '待审批' });
    await ursula.saved();
    const card = ursula.card('打印机');
    for (const text of ['CG-0003', '市场部', '11,520.00', '待审批']) await expect(card).toContainText(text);
    await ursula.expectCount(2);
  });

  test('REC-11 on a phone the receiver has own requests alone, and adds what cannot be changed afterwards', async ({
    page,
    enter,
  }) => {
    const paula = new OnPhone(page);
    await enter(page, 'appuser', dashboard());
    await paula.openMenu('收货', '我的申请', '收货', '物料目录', '申请部门');
    await paula.press(paula.button('新增记录'));
    await paula.drawer().getByRole('textbox', { name: '说明' }).fill('打印机到货');
    await paula.saved();
    await expect(paula.card('椅子到货')).toBeVisible();
    await click(paula.button('打印机到货'));
    await expect(paula.drawer().getByText('打印机到货').last()).toBeVisible();
    await expect(paula.button('保存', paula.drawer())).toHaveCount(0);
    await paula.press(paula.button('关闭', paula.drawer()).first());
    await paula.openMenu('我的申请', '我的申请', '收货', '物料目录', '申请部门');
    await paula.expectCount(1);
    await expect(page.getByText('打印机'), 'the requests of others are in no card').toHaveCount(0);
    await paula.expectSound();
  });

  test('MENU-22 REC-02 REC-11 on a phone the approver sends a request back, which leaves the view and is said', async ({
    page,
    enter,
  }) => {
    const amir = new OnPhone(page);
    await enter(page, 'appowner', dashboard());
    await expect(page.getByRole('heading', { name: '审批', level: 1 })).toBeVisible();
    await amir.expectCount(3);
    await expect(amir.button('新增记录')).toHaveCount(0);
    await amir.chooseView('待审批');
    await amir.expectCount(1);
    await amir.expectSound();
    const drawer = await amir.open('打印机');
    await expect(drawer.getByRole('textbox', { name: '事由' })).not.toBeEditable();
    await drawer.getByRole('combobox', { name: '状态' }).selectOption({ label: '已退回' });
    await drawer.getByRole('textbox', { name: '审批意见' }).fill('请先维修');
    await amir.expectSound();
    await amir.saved();
    await amir.expectCount(0);
    await expect(page.getByText('修改已保存，但不符合此列表的条件')).toBeVisible();
    await amir.press(amir.button('打开记录'));
    await expect(amir.drawer().getByRole('textbox', { name: '审批意见' })).toHaveValue('请先维修');
  });

  test('MENU-21 REC-03 on a phone the buyer adds a supplier, and deletes it by choosing its card', async ({
    page,
    enter,
  }) => {
    const fang = new OnPhone(page);
    await enter(page, 'appadmin', dashboard());
    await fang.openMenus('供应商名录');
    await pressKey(page, 'Escape');
    await fang.press(fang.button('新增记录'));
    const name = fang.drawer().getByRole('textbox', { name: '名称' });
    await name.fill('华东办公用品');
    await fang.save();
    await expect(name).toHaveAccessibleDescription(/./);
    await name.fill('南方电子');
    await fang.saved();
    await fang.expectCount(2);
    await fang.card('南方电子').getByRole('checkbox').check();
    await fang.expectSound();
    await fang.press(fang.button('删除'));
    await fang.press(fang.button('删除', page.getByRole('alertdialog').or(page.getByRole('dialog'))));
    await fang.expectCount(1);
    await expect(fang.card('南方电子')).toHaveCount(0);
  });
});
