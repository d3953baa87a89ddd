import { sql } from 'kysely';
import { orderedSql } from '#server/kernel/db/index.ts';
import { type Role, roles as allRoles, type Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import { presentUser } from '../account/present.ts';
import { findMembers } from '../account/queries.ts';
import { rankOf, workspaceOf } from '../account/subject.ts';

type WorkspaceRole = Schemas['WorkspaceRole'];

/** For each role: everybody holds the usual one, and a longer list is of no use here. */
const mostHolders = 1_000;

/** Safe: the roles of this kind are those of the schema, which a test of the contract keeps equal. */
const workspaceRoles = (Object.keys(allRoles) as Role[]).filter(
  (role) => allRoles[role].kind === 'workspace',
) as WorkspaceRole[];

/** Who holds a workspace role, by name (WB-12). */
export const listRoleGrants: Handler<'listRoleGrants'> = async ({ args, session, db }) => {
  const wsId = workspaceOf(session);
  const wanted = args.role === undefined ? workspaceRoles : [args.role];
  return db.identity(
    async (query) => {
      const grants: { role: WorkspaceRole; users: Schemas['RoleHolder'][] }[] = [];
      for (const role of wanted) {
        // Who has no role stored holds the usual one (ROLE-02).
        const isUsual = role === 'WORKSPACE_USER';
        const rows = await findMembers(query, wsId)
          .where(sql<boolean>`(${role} = any(memberships.roles) or ${isUsual} and cardinality(memberships.roles) = 0)`)
          .orderBy(orderedSql(sql.ref('memberships.real_name')))
          .orderBy('memberships.account_id')
          .limit(mostHolders)
          .execute();
        const users = rows.map((row) => {
          const { id, username, real_name, avatar, status } = presentUser(row, rankOf(row));
          return { id, username, real_name, avatar, status };
        });
        grants.push({ role, users });
      }
      return grants;
    },
    { readOnly: true },
  );
};
