import { click } from '../controls.ts';
import type { Builder } from './builder.ts';

/** Three tables that requests link to: where, for whom and what is bought. */
export async function buildLinkedTables(builder: Builder): Promise<void> {
  await builder.addTable('供应商');
  await builder.addField('文本', '名称', 'name');
  await builder.turnOn('作为记录标题', '必填', '唯一');
  await builder.addChoice('等级', 'grade', ['A 级', 'B 级']);
  await builder.addField('文本', '联系电话', 'phone');
  await builder.saveDesign();

  await builder.addTable('部门预算');
  await builder.addField('文本', '部门', 'department');
  await builder.turnOn('作为记录标题', '必填');
  await builder.addField('数字', '年度预算', 'budget');
  await builder.saveDesign();

  await builder.addTable('物料');
  await builder.addField('流水号', '物料编号', 'code');
  await builder.addField('文本', '名称', 'name');
  await builder.turnOn('作为记录标题', '必填');
  await builder.addRelation('供应商', 'supplier', '供应商');
  await builder.addField('数字', '参考单价', 'price');
  await builder.fill('小数位数', '2');
  await builder.saveDesign();
}

/** Two tables of what follows from a request. */
export async function buildFollowingTables(builder: Builder): Promise<void> {
  await builder.addTable('审批记录');
  await builder.addRelation('申请单', 'request', '采购申请单');
  await builder.addChoice('结论', 'decision', ['同意', '退回']);
  await builder.saveDesign();

  await builder.addTable('收货单');
  await builder.addField('流水号', '收货编号', 'number');
  await builder.addField('文本', '说明', 'note');
  await builder.turnOn('作为记录标题', '必填');
  await builder.addField('日期', '收货日期', 'day');
  await builder.addField('数字', '实收数量', 'received');
  await builder.saveDesign();
}

/** The requests: numbered, with rows whose amounts are summed. */
export async function buildRequests(builder: Builder): Promise<void> {
  const { page } = builder;
  await builder.addTable('采购申请单');
  await builder.addField('流水号', '申请编号', 'number');
  await click(builder.button('添加组成部分'));
  await builder.choose('第 1 部分', '文字');
  await page.getByRole('textbox', { name: '文字', exact: true }).first().fill('CG-');
  await builder.choose('第 2 部分', '序号');
  await builder.addField('文本', '事由', 'title');
  await builder.turnOn('作为记录标题', '必填');
  await builder.addRelation('部门', 'department', '部门预算');
  await builder.addField('子表', '采购明细', 'items');
  const rows = '添加到“采购明细”';
  await builder.addRelation('物料', 'product', '物料', rows);
  for (const column of ['名称', '数量', '备注']) await click(builder.button(`移除“${column}”`));
  await builder.addField('数字', '数量', 'quantity', rows);
  await builder.turnOn('必填');
  await builder.addField('数字', '单价', 'price', rows);
  await builder.fill('小数位数', '2');
  await builder.addField('公式', '金额', 'amount', rows);
  const formula = page.getByRole('textbox', { name: '表达式', exact: true });
  await formula.fill('');
  await formula.pressSequentially('数量');
  await click(page.getByRole('option', { name: '数量 quantity' }));
  await formula.pressSequentially(' * price');
  await builder.fill('小数位数', '2');
  await builder.addField('汇总', '合计', 'total');
  await builder.choose('汇总对象', '采购明细');
  await builder.choose('汇总方式', '求和');
  await builder.choose('字段', '金额');
  await builder.addChoice('状态', 'status', ['草稿', '待审批', '已批准', '已退回']);
  await builder.unfold('默认值');
  await builder.choose('默认值', '固定值');
  await builder.choose('取值', '草稿');
  await builder.addField('文本', '采购理由', 'reason');
  await builder.addField('文本', '审批意见', 'opinion');
  await builder.addField('数字', '已付金额', 'paid');
  await builder.saveDesign();
}
