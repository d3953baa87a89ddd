import { expect, test } from 'vitest';
import type { Role } from '#openapi';
import type { Applications, OpenApplication } from '#server/kernel/call/application.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import { documentRoles } from './documentRoles.ts';

type GuardCall = Parameters<typeof documentRoles>[0];

/** Whether a reader with these roles gets a page for owners, in the open application if there is one. */
function reads(roles: readonly Role[], application?: string): Promise<boolean> {
  const open: Applications['open'] = async (_caller, { value }) => {
    if (value !== 'own' && value !== 'other') throw new Failure('invalid_app_auth');
    const appRoles: Role[] = value === 'own' ? ['APP_OWNER'] : ['APP_USER'];
    // Safe: the guard asks for the roles alone.
    return { appRoles } as unknown as OpenApplication;
  };
  const call = {
    args: { hash: 'h' },
    session: { wsId: 'acme', roles },
    headers: application ? { application_id: application } : {},
    host: { name: 'localhost' },
    services: {
      documents: { byHash: async () => ({ document: { kind: 'page', roles: ['WORKSPACE_ADMIN', 'APP_OWNER'] } }) },
      applications: { open },
    },
  };
  // The guard reads nothing else of a call.
  return documentRoles(call as unknown as GuardCall);
}

test('ROLE-05 P1 a page inside an application is for the roles that its reader has there', async () => {
  const roles: Role[] = ['WORKSPACE_USER', 'APP_OWNER', 'APP_USER'];
  expect(await reads(roles, 'own')).toBe(true);
  expect(await reads(roles, 'other'), 'an owner elsewhere').toBe(false);
  expect(await reads(roles, 'none'), 'no application of the reader').toBe(false);
  expect(await reads(roles), 'outside of applications').toBe(true);
  expect(await reads(['WORKSPACE_USER']), 'an owner of nothing').toBe(false);
  expect(await reads(['WORKSPACE_ADMIN'], 'other'), 'a role of the workspace').toBe(true);
});
