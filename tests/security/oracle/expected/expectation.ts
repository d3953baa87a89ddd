import type { Role } from '#openapi';

/** The short names of the role and permission matrix (ROLE-01). */
export const roleNames = {
  SSA: 'SYSTEM_SUPER_ADMIN',
  SA: 'SYSTEM_ADMIN',
  WSA: 'WORKSPACE_SUPER_ADMIN',
  WA: 'WORKSPACE_ADMIN',
  WAA: 'WORKSPACE_APP_ADMIN',
  WCA: 'WORKSPACE_ACCOUNT_ADMIN',
  WU: 'WORKSPACE_USER',
  AO: 'APP_OWNER',
  AA: 'APP_ADMIN',
  AU: 'APP_USER',
} as const satisfies Record<string, Role>;

/** Who may make one call, as the specification has it. */
export interface Expectation {
  readonly roles: 'public' | readonly Role[];
  /** Where the specification says so: requirement ids, or a section of the seeds. */
  readonly says: string;
  /** The rule beyond the role. */
  readonly guard?: string;
}

/** By operationId. */
export type ExpectedArea = Readonly<Record<string, Expectation>>;

/** The calls of an area that one row of the specification covers: operationId → where it says so. */
type Calls = Readonly<Record<string, string>>;

function isShort(name: string): name is keyof typeof roleNames {
  return Object.hasOwn(roleNames, name);
}

function rolesOf(row: string): Role[] {
  return row.split(' ').map((name) => {
    if (!isShort(name)) throw new Error(`The matrix has no role "${name}".`);
    return roleNames[name];
  });
}

function each(calls: Calls, rest: Omit<Expectation, 'says'>): ExpectedArea {
  return Object.fromEntries(Object.entries(calls).map(([id, says]) => [id, { ...rest, says }]));
}

/** Calls that the roles of this row of the matrix may make, in its short names; everybody else is refused (ROLE-31). */
export const mayCall = (row: string, calls: Calls): ExpectedArea => each(calls, { roles: rolesOf(row) });

/** The same, where holding one of the roles is not enough. */
export const mayCallIf = (guard: string, row: string, calls: Calls): ExpectedArea =>
  each(calls, { roles: rolesOf(row), guard });

/** Calls that need no sign-in. */
export const anybody = (calls: Calls): ExpectedArea => each(calls, { roles: 'public' });

/** Calls without a sign-in that need something else in its place. */
export const anybodyIf = (guard: string, calls: Calls): ExpectedArea => each(calls, { roles: 'public', guard });
