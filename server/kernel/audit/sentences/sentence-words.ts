/**
 * What people did, in English and Chinese. `{who}` is the person, `{what}` the target, `{menu}` and `{subject}` those of a grant. A name
 * that is not known any more is left out: the sentence reads without it.
 */
export const sentenceWords: Readonly<Record<string, readonly [english: string, chinese: string]>> = {
  // Tables
  createPhysicalTable: ['{who} created the table {what}', '{who}新建了数据表{what}'],
  createSheetTable: ['{who} created the table {what} from a sheet', '{who}从表格新建了数据表{what}'],
  copyPhysicalTable: ['{who} copied a table to {what}', '{who}复制数据表，得到{what}'],
  configurePhysicalTable: ['{who} changed the design of the table {what}', '{who}修改了数据表{what}的设计'],
  renamePhysicalTable: ['{who} renamed the table {what}', '{who}重命名了数据表{what}'],
  deletePhysicalTable: ['{who} deleted the table {what}', '{who}删除了数据表{what}'],
  restorePhysicalTable: ['{who} restored the table {what}', '{who}恢复了数据表{what}'],
  erasePhysicalTable: ['{who} permanently deleted the table {what}', '{who}彻底删除了数据表{what}'],
  sortPhysicalTables: ['{who} moved the table {what}', '{who}移动了数据表{what}'],
  batchMoveTables: ['{who} moved the table {what}', '{who}移动了数据表{what}'],
  createLogicalTable: ['{who} created the logical table {what}', '{who}新建了逻辑表{what}'],
  copyLogicalTable: ['{who} copied a logical table to {what}', '{who}复制逻辑表，得到{what}'],
  updateLogicalTable: ['{who} changed the logical table {what}', '{who}修改了逻辑表{what}'],
  deleteLogicalTable: ['{who} deleted the logical table {what}', '{who}删除了逻辑表{what}'],
  sortLogicalTables: ['{who} moved the logical table {what}', '{who}移动了逻辑表{what}'],
  // Categories, menus, grants
  createCategory: ['{who} created the category {what}', '{who}新建了分类{what}'],
  updateCategory: ['{who} changed the category {what}', '{who}修改了分类{what}'],
  moveCategory: ['{who} moved the category {what}', '{who}移动了分类{what}'],
  sortCategories: ['{who} moved the category {what}', '{who}移动了分类{what}'],
  destroyCategory: ['{who} deleted the category {what}', '{who}删除了分类{what}'],
  createMenu: ['{who} created the menu {what}', '{who}新建了菜单{what}'],
  updateMenu: ['{who} changed the menu {what}', '{who}修改了菜单{what}'],
  moveMenu: ['{who} moved the menu {what}', '{who}移动了菜单{what}'],
  batchMoveMenus: ['{who} moved the menu {what}', '{who}移动了菜单{what}'],
  deleteMenu: ['{who} deleted the menu {what}', '{who}删除了菜单{what}'],
  createMenuLink: ['{who} set what the menu {what} opens', '{who}设置了菜单{what}打开的内容'],
  updateMenuLink: ['{who} changed what the menu {what} opens', '{who}修改了菜单{what}打开的内容'],
  createMenuAuthConfig: ['{who} gave {subject} access to the menu {menu}', '{who}授权{subject}使用菜单{menu}'],
  updateMenuAuthConfig: [
    '{who} changed what {subject} may do in the menu {menu}',
    '{who}修改了{subject}在菜单{menu}中的权限',
  ],
  deleteMenuAuthConfig: [
    '{who} took access to the menu {menu} from {subject}',
    '{who}收回了{subject}使用菜单{menu}的权限',
  ],
  // Views of records, exports
  createMenuView: ['{who} created the view {what}', '{who}新建了视图{what}'],
  createTableView: ['{who} created the view {what}', '{who}新建了视图{what}'],
  updateRecordView: ['{who} changed the view {what}', '{who}修改了视图{what}'],
  deleteRecordView: ['{who} deleted the view {what}', '{who}删除了视图{what}'],
  exportRecords: ['{who} exported records of {what}', '{who}导出了{what}的记录'],
  exportTableRecords: ['{who} exported records of {what}', '{who}导出了{what}的记录'],
  // Applications
  createApplication: ['{who} created the application {what}', '{who}新建了应用{what}'],
  createApplicationFromTemplate: [
    '{who} created the application {what} from a template',
    '{who}从模板新建了应用{what}',
  ],
  updateApplication: ['{who} changed the application {what}', '{who}修改了应用{what}'],
  deleteApplication: ['{who} deleted the application {what}', '{who}删除了应用{what}'],
  saveApplicationAuthority: ['{who} changed who may use the application {what}', '{who}修改了应用{what}的成员与角色'],
  // People
  createAccount: ['{who} added {what}', '{who}添加了{what}'],
  createExtendedAccount: ['{who} added {what}', '{who}添加了{what}'],
  importAccounts: ['{who} imported {what}', '{who}导入了{what}'],
  updateAccount: ['{who} changed the account {what}', '{who}修改了账号{what}'],
  updateExtendedAccount: ['{who} changed the account {what}', '{who}修改了账号{what}'],
  deleteAccount: ['{who} deleted the account {what}', '{who}删除了账号{what}'],
  restoreAccount: ['{who} restored the account {what}', '{who}恢复了账号{what}'],
  createInvitationLink: ['{who} made an invitation link for {what}', '{who}为{what}生成了邀请链接'],
  resetAccountSecret: ['{who} reset the password of {what}', '{who}重置了{what}的密码'],
  createToken: ['{who} signed in', '{who}登录了'],
  loginUser: ['{who} signed in', '{who}登录了'],
  logout: ['{who} signed out', '{who}退出了登录'],
  changePassword: ['{who} changed the own password', '{who}修改了自己的密码'],
  createDepartment: ['{who} created the department {what}', '{who}新建了部门{what}'],
  updateDepartment: ['{who} changed the department {what}', '{who}修改了部门{what}'],
  moveDepartment: ['{who} moved the department {what}', '{who}移动了部门{what}'],
  deleteDepartment: ['{who} deleted the department {what}', '{who}删除了部门{what}'],
  createPosition: ['{who} created the position {what}', '{who}新建了职位{what}'],
  updatePosition: ['{who} changed the position {what}', '{who}修改了职位{what}'],
  deletePosition: ['{who} deleted the position {what}', '{who}删除了职位{what}'],
  createUserOrganisation: ['{who} created the user group {what}', '{who}新建了用户组{what}'],
  updateUserOrganisation: ['{who} changed the user group {what}', '{who}修改了用户组{what}'],
  renameUserOrganisation: ['{who} renamed the user group {what}', '{who}重命名了用户组{what}'],
  deleteUserOrganisation: ['{who} deleted the user group {what}', '{who}删除了用户组{what}'],
  createTeam: ['{who} created the team {what}', '{who}新建了团队{what}'],
  updateTeam: ['{who} changed the team {what}', '{who}修改了团队{what}'],
  deleteTeam: ['{who} deleted the team {what}', '{who}删除了团队{what}'],
};

/** What stands for everything else: the action's own words. */
export const otherWords = ['{who}: {action} {what}', '{who}：{action}{what}'] as const;
/** What was denied. */
export const deniedWords = ['{who} was refused: {action} {what}', '{who}的操作被拒绝：{action}{what}'] as const;
/** Who acts where nobody is signed in. */
export const unknownPerson = ['Someone who is not signed in', '未登录的人'] as const;
