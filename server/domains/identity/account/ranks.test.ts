import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Role, roles } from '#openapi';
import { outranks } from './ranks.ts';

// Safe: the keys of the table are the roles.
const all = Object.keys(roles) as Role[];
const workspaceRoles = all.filter((role) => roles[role].kind === 'workspace');

describe('ranks', () => {
  it("P4 an account administrator gives its own role and the user's, and no other", () => {
    expect(all.filter((role) => outranks(['WORKSPACE_ACCOUNT_ADMIN'], [role]))).toEqual([
      'WORKSPACE_ACCOUNT_ADMIN',
      'WORKSPACE_USER',
    ]);
  });

  it("P4 a workspace administrator gives every role of the workspace but the super administrator's", () => {
    expect(all.filter((role) => outranks(['WORKSPACE_ADMIN'], [role]))).toEqual(
      workspaceRoles.filter((role) => role !== 'WORKSPACE_SUPER_ADMIN'),
    );
  });

  it('P4 no role of a workspace or an application reaches a system role', () => {
    const below = all.filter((role) => roles[role].kind !== 'system');
    expect(outranks(below, ['SYSTEM_ADMIN'])).toBe(false);
    expect(outranks(['SYSTEM_ADMIN'], ['SYSTEM_SUPER_ADMIN'])).toBe(false);
  });

  it('P4 whoever reaches a list of roles reaches each of them, and nobody gains by a role that is given', () => {
    const some = fc.subarray(all);
    fc.assert(
      fc.property(some, some, some, (own, given, further) => {
        if (!outranks(own, given)) return;
        expect(given.every((role) => outranks(own, [role]))).toBe(true);
        // What the new holder may give, the giver may give already.
        if (outranks(given, further)) expect(outranks(own, further)).toBe(true);
      }),
    );
  });
});
