// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
/** The ten roles (ROLE-01), with their kind and names. */
export const roles = {
  SYSTEM_SUPER_ADMIN: { kind: 'system', 'en-US': 'System super administrator', 'zh-CN': '系统超级管理员' },
  SYSTEM_ADMIN: { kind: 'system', 'en-US': 'System administrator', 'zh-CN': '系统管理员' },
  WORKSPACE_SUPER_ADMIN: { kind: 'workspace', 'en-US': 'Workspace super administrator', 'zh-CN': '工作区超级管理员' },
  WORKSPACE_ADMIN: { kind: 'workspace', 'en-US': 'Workspace administrator', 'zh-CN': '工作区管理员' },
  WORKSPACE_APP_ADMIN: { kind: 'workspace', 'en-US': 'Workspace application administrator', 'zh-CN': '工作区应用管理员' },
  WORKSPACE_ACCOUNT_ADMIN: { kind: 'workspace', 'en-US': 'Workspace account administrator', 'zh-CN': '工作区账号管理员' },
  WORKSPACE_USER: { kind: 'workspace', 'en-US': 'Workspace user', 'zh-CN': '工作区用户' },
  APP_OWNER: { kind: 'application', 'en-US': 'Application owner', 'zh-CN': '应用所有者' },
  APP_ADMIN: { kind: 'application', 'en-US': 'Application administrator', 'zh-CN': '应用管理员' },
  APP_USER: { kind: 'application', 'en-US': 'Application user', 'zh-CN': '应用用户' },
} as const;

/** The name of a role. */
export type Role = keyof typeof roles;

/** Named sets of roles, used by operations and documents. */
export const roleSets = {
  systemSuper: ['SYSTEM_SUPER_ADMIN'],
  system: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN'],
  workspaceSuper: ['WORKSPACE_SUPER_ADMIN'],
  workspaceAdmins: ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN'],
  accountAdmins: ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_ACCOUNT_ADMIN'],
  workspaceAppAdmins: ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN'],
  workspaceMembers: ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER', 'APP_OWNER', 'APP_ADMIN', 'APP_USER'],
  workspaceReaders: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER', 'APP_OWNER', 'APP_ADMIN', 'APP_USER'],
  organisationPages: ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'WORKSPACE_ACCOUNT_ADMIN', 'APP_OWNER', 'APP_ADMIN'],
  builders: ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'APP_OWNER', 'APP_ADMIN'],
  editors: ['SYSTEM_SUPER_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'APP_OWNER', 'APP_ADMIN'],
  appAdmins: ['SYSTEM_SUPER_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN'],
  tableRoutes: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'APP_OWNER', 'APP_ADMIN'],
  allRoutes: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'APP_OWNER', 'APP_ADMIN'],
  admins: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'WORKSPACE_ACCOUNT_ADMIN', 'APP_OWNER', 'APP_ADMIN'],
  configurationAdmins: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN'],
  signedIn: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER', 'APP_OWNER', 'APP_ADMIN', 'APP_USER'],
  accountKeepers: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_ACCOUNT_ADMIN'],
  noticeAdmins: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN'],
  pluginControl: ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'APP_OWNER', 'APP_ADMIN'],
  pluginManagers: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'APP_OWNER', 'APP_ADMIN'],
  recordWriters: ['SYSTEM_SUPER_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER', 'APP_OWNER', 'APP_ADMIN', 'APP_USER'],
} as const satisfies Record<string, readonly Role[]>;

/** The name of a set of roles. */
export type RoleSet = keyof typeof roleSets;

/** Rules that a role alone cannot express. */
export const guards = {
  self: 'The row is the caller\'s own.',
  assignee: 'The task is assigned to the caller.',
  taskStarter: 'The caller started the task.',
  refreshHolder: 'The caller presents a refresh token of a living session.',
  ticket: 'The caller presents a one-time ticket made by the server.',
  share: 'The table or menu was shared with the caller\'s application, or by the public link that the caller presents (P33).',
  signedAddress: 'The address was signed by the server for one file, and is younger than a quarter of an hour.',
  shadow: 'The session was handed over to an embedding page for one application.',
  menuAuthorization: 'The menu\'s authorisation grants the caller this right.',
  documentRoles: 'The document\'s own roles include the caller, or it is public.',
} as const;

/** The name of a rule. */
export type Guard = keyof typeof guards;
