import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { subdomainObstacle } from '../preference/subdomain.ts';

/** Whether the workspace can have a subdomain; addresses are public, so that it says no more than opening one does. */
export const checkSubdomain: Handler<'checkSubdomain'> = async ({ args: { subdomain }, session: { wsId }, db }) => {
  if (wsId === undefined) throw new NotAllowed();
  const reason = await db.identity((query) => subdomainObstacle(query, subdomain, wsId), { readOnly: true });
  return { subdomain, available: reason === '', reason };
};
