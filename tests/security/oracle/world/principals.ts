import { type Role, roles } from '#openapi';

/** Everybody who calls every operation (P1): each role alone, and those who are someone elsewhere or nobody. */
export type PrincipalName = Role | 'anonymous' | 'otherApplication' | 'ownerElsewhere' | 'otherTenant';

export interface Principal {
  readonly name: PrincipalName;
  /** Exactly the roles that the session has. */
  readonly roles: readonly Role[];
  /** Those of them that are held in the other application alone; they count nowhere else (ROLE-05). */
  readonly elsewhere?: readonly Role[];
  /** Whose rows are its own. */
  readonly at: 'platform' | 'nowhere' | 'own' | 'otherApplication' | 'foreign';
}

/** Object.keys widens; these are the ten of ROLE-01. */
const ten = Object.keys(roles) as Role[];

export const principals: readonly Principal[] = [
  ...ten.map((role): Principal => ({ name: role, roles: [role], at: role.startsWith('SYSTEM') ? 'platform' : 'own' })),
  { name: 'anonymous', roles: [], at: 'nowhere' },
  { name: 'otherApplication', roles: ['APP_ADMIN'], at: 'otherApplication' },
  { name: 'ownerElsewhere', roles: ['APP_OWNER', 'APP_USER'], elsewhere: ['APP_OWNER'], at: 'own' },
  { name: 'otherTenant', roles: ['WORKSPACE_SUPER_ADMIN'], at: 'foreign' },
];
