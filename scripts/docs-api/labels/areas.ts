/** What each area of the contract is called, `[en-US, zh-CN]`; a test fails when one is missing. */
const names: Readonly<Record<string, readonly [string, string]>> = {
  account: ['Accounts', '账号'],
  'api-key': ['API keys', 'API 密钥'],
  application: ['Applications', '应用'],
  auth: ['Signing in', '登录'],
  blockchain: ['Hash chain', '区块链存证'],
  category: ['Categories', '分类'],
  config: ['Settings', '设置'],
  configuration: ['Configurations', '界面配置'],
  connector: ['Connectors', '连接器'],
  'custom-component': ['Custom components', '自定义组件'],
  customer: ['Customers', '客户'],
  demo: ['Demo', '演示'],
  department: ['Departments', '部门'],
  environment: ['Environment', '环境'],
  export: ['Export', '导出'],
  file: ['Files', '文件'],
  import: ['Import', '导入'],
  language: ['Languages', '语言'],
  log: ['Operation log', '操作日志'],
  'login-page': ['Sign-in page', '登录页'],
  menu: ['Menus', '菜单'],
  'menu-auth': ['Menu rights', '菜单权限'],
  notice: ['Notices', '公告'],
  notification: ['Notifications', '通知'],
  page: ['Pages', '页面'],
  platform: ['Platform', '平台'],
  plugin: ['Plugins', '插件'],
  position: ['Positions', '岗位'],
  preference: ['Preferences', '偏好'],
  record: ['Records', '记录'],
  report: ['Reports', '报表'],
  role: ['Roles', '角色'],
  session: ['Sessions', '会话'],
  share: ['Shares', '分享'],
  table: ['Tables', '数据表'],
  task: ['Tasks', '任务'],
  team: ['Teams', '团队'],
  template: ['Table templates', '表模板'],
  'u-org': ['User groups', '用户组'],
  workflow: ['Workflows', '工作流'],
};

/** The names of the areas in one language, by area. */
export function areas(language: 'en-US' | 'zh-CN'): Readonly<Record<string, string>> {
  const index = language === 'en-US' ? 0 : 1;
  return Object.fromEntries(Object.entries(names).map(([area, texts]) => [area, texts[index]]));
}
