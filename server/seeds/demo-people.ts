import type { Role } from '#openapi';

export interface DemoWorkspace {
  key: 'acme' | 'globex';
  customerName: string;
  subdomain: string;
}

export const demoWorkspaces: readonly DemoWorkspace[] = [
  { key: 'acme', customerName: 'Acme', subdomain: 'acme' },
  { key: 'globex', customerName: 'Globex', subdomain: 'globex' },
];

interface DemoMembership {
  workspace: DemoWorkspace['key'];
  roles: readonly Role[];
  /** A role in every demo application of the workspace. */
  inApplications?: 'APP_OWNER' | 'APP_ADMIN' | 'APP_USER';
  department: string;
  duty?: string;
}

export interface DemoAccount {
  username: string;
  realName: string;
  telephone: string;
  /** Only accounts of the platform have these; they have no workspace. */
  systemRoles?: readonly Role[];
  memberships: readonly DemoMembership[];
}

const inAcme = (role: Role, department: string, duty?: string): DemoMembership => ({
  workspace: 'acme',
  roles: [role],
  department,
  duty,
});

const inApplications = (role: NonNullable<DemoMembership['inApplications']>, department: string): DemoMembership => ({
  ...inAcme('WORKSPACE_USER', department),
  inApplications: role,
});

/** One account for each role, and one that belongs to both workspaces. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'root',
    realName: 'Robin Root',
    telephone: '13800000001',
    systemRoles: ['SYSTEM_SUPER_ADMIN'],
    memberships: [],
  },
  {
    username: 'sysadmin',
    realName: 'Sam Winter',
    telephone: '13800000002',
    systemRoles: ['SYSTEM_ADMIN'],
    memberships: [],
  },
  {
    username: 'owner',
    realName: 'Olivia Stone',
    telephone: '13800000003',
    memberships: [inAcme('WORKSPACE_SUPER_ADMIN', 'Management', 'Managing director')],
  },
  {
    username: 'admin',
    realName: '陈晓明',
    telephone: '13800000004',
    memberships: [inAcme('WORKSPACE_ADMIN', 'IT', 'Head of IT')],
  },
  {
    username: 'builder',
    realName: 'Ben Okafor',
    telephone: '13800000005',
    memberships: [inAcme('WORKSPACE_APP_ADMIN', 'IT')],
  },
  {
    username: 'hr',
    realName: '李娜',
    telephone: '13800000006',
    memberships: [inAcme('WORKSPACE_ACCOUNT_ADMIN', 'People', 'Head of people')],
  },
  {
    username: 'user',
    realName: 'Ursula Meyer',
    telephone: '13800000007',
    memberships: [inAcme('WORKSPACE_USER', 'Sales')],
  },
  {
    username: 'appowner',
    realName: 'Amir Haddad',
    telephone: '13800000008',
    memberships: [inApplications('APP_OWNER', 'Operations')],
  },
  {
    username: 'appadmin',
    realName: '王芳',
    telephone: '13800000009',
    memberships: [inApplications('APP_ADMIN', 'Operations')],
  },
  {
    username: 'appuser',
    realName: 'Paula Costa',
    telephone: '13800000010',
    memberships: [inApplications('APP_USER', 'Sales')],
  },
  {
    username: 'globex',
    realName: 'Gina Park',
    telephone: '13800000011',
    memberships: [{ workspace: 'globex', roles: ['WORKSPACE_SUPER_ADMIN'], department: 'Management' }],
  },
  {
    username: 'both',
    realName: 'Bo Lindqvist',
    telephone: '13800000012',
    memberships: [
      inAcme('WORKSPACE_USER', 'Finance'),
      { workspace: 'globex', roles: ['WORKSPACE_USER'], department: 'Finance' },
    ],
  },
];
