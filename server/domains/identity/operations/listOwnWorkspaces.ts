import type { Handler } from '#server/kernel/call/handler.ts';

/** More are no list to choose from. */
const most = 100;

/** The workspaces that the caller belongs to, by name. A session for one application has no others. */
export const listOwnWorkspaces: Handler<'listOwnWorkspaces'> = async ({ db, session }) => {
  const { accountId, applicationId, wsId } = session;
  if (applicationId !== undefined) return [];
  const rows = await db.identity(
    (query) =>
      query
        .selectFrom('memberships')
        .innerJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
        .where('memberships.account_id', '=', accountId)
        .where('memberships.status', '=', 'active')
        .where('memberships.deleted_at', 'is', null)
        .where('workspaces.deleted_at', 'is', null)
        .select(['workspaces.id', 'workspaces.customer_name'])
        .orderBy('workspaces.customer_name')
        .orderBy('workspaces.id')
        .limit(most)
        .execute(),
    { readOnly: true },
  );
  return rows.map(({ id, customer_name }) => ({ ws_id: id, customer_name, is_current: id === wsId }));
};
