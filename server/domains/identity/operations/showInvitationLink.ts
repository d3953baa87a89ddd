import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { findInvitationLink } from '../account/invitation-links.ts';

/** Which workspace a link invites to, and whom. Throws `NotFound` for one that is unknown, used or too old. */
export const showInvitationLink: Handler<'showInvitationLink'> = async ({ args, db, now }) => {
  const found = await db.identity((query) => findInvitationLink(query, { token: args.invitation, now }), {
    readOnly: true,
  });
  if (!found) throw new NotFound();
  const { customer_name, expires_at, logo, real_name, username } = found;
  return { customer_name, logo: logo ?? '', username, real_name, expires_at: expires_at.toISOString() };
};
