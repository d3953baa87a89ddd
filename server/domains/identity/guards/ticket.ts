import { hasTicket } from '../session/tickets.ts';
import type { Guard } from '#server/kernel/call/handler.ts';

/** Only a ticket that the server made for this account, and that was not used, opens a session (AUTH-36). */
export const ticket: Guard = ({ args, db, now }) => {
  const presented = { ticket: String(args['ticket']), accountId: String(args['user_id']), now };
  return db.identity((query) => hasTicket(query, presented), { readOnly: true });
};
