import type { Guard } from '#server/kernel/call/handler.ts';
import { mayQuery, mayQueryAtHand } from '../record/access/menu-access.ts';

/**
 * Lets those through who may see something in the menu, or in a menu that is linked to the view, that the call names (MENU-21,
 * REC-11). Which rows and fields, and what may be done with them, the call itself asks.
 */
export const menuAuthorization: Guard = async ({ operation, args, application, session, db }) => {
  if (!application || !session) return false;
  const id = String(args['id']);
  const known = /Logical/.test(operation) ? undefined : mayQueryAtHand({ application, session }, id);
  if (known !== undefined) return known;
  const named = /Logical/.test(operation) ? { viewId: id } : { menuId: id };
  return db.tenant(application.wsId, (query) => mayQuery(query, { application, session }, named), { readOnly: true });
};
