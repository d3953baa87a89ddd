import type { Handler } from '#server/kernel/call/handler.ts';
import { memberRoles } from '../access/roles-held.ts';
import { findInvitations } from '../account/invitations.ts';

/** The workspaces that the caller is invited to (contradictions 68). */
export const listInvitations: Handler<'listInvitations'> = async ({ db, session }) => {
  const rows = await db.identity((query) => findInvitations(query, session.accountId), { readOnly: true });
  return rows.map(({ ws_id, customer_name, real_name, roles, created_at, invited_by }) => ({
    ws_id,
    customer_name,
    real_name,
    roles: memberRoles(roles),
    invited_by,
    created_at: created_at.toISOString(),
  }));
};
