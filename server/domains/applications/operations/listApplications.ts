import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { presentPage } from '#server/kernel/lists/index.ts';
import { presentApplication } from '../application/present.ts';
import { findApplications } from '../application/queries.ts';

/** The applications that the caller may open (ROLE-06, WB-01), by name when `search` is given. */
export const listApplications: Handler<'listApplications'> = async ({ args, session, db, now }) => {
  const { wsId, accountId, roles } = session;
  if (!wsId) throw new NotAllowed();
  const page = await db.tenant(wsId, (query) => findApplications(query, { wsId, accountId, roles, now }, args), {
    readOnly: true,
  });
  return presentPage(page, (row) => presentApplication(row, roles));
};
