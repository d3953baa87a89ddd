/** What the demo's categories, tables, views and menus are called in Chinese, by their English names. */
const chinese: Readonly<Record<string, string>> = {
  Absence: '休假',
  Requests: '休假申请',
  'Waiting for a decision': '待审批',
  Entitlements: '休假额度',
  'Company closings': '公司放假日',
  'My requests': '我的申请',
  Decisions: '审批',
  'All requests': '全部申请',
  Sales: '销售',
  Companies: '公司',
  Customers: '客户',
  'Key accounts': '重点客户',
  'All companies': '全部公司',
  Contacts: '联系人',
  Deals: '商机',
  'Open deals': '进行中的商机',
  'All deals': '全部商机',
  Conversations: '沟通记录',
};

/** The names beside the English one. Throws for a name without another. */
export function otherNames(name: string): { 'zh-CN': string } {
  const found = chinese[name];
  if (found === undefined) throw new ReferenceError(`The demo has no Chinese name for "${name}".`);
  return { 'zh-CN': found };
}
