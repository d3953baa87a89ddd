import type { QueuedInvitation } from '#server/domains/notifications/index.ts';
import type { Database, Query } from '#server/kernel/db/index.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import { fullNumber } from '#server/kernel/telephone/full-number.ts';
import { memberRoles } from '../access/roles-held.ts';
import { invitationAddress, invitationMessage } from './invitation-message.ts';
import { makeInvitationLink } from './invitation-links.ts';
import { findAccount, lockAccount } from './queries.ts';
import { outranks } from './ranks.ts';
import { managesAccount, rankOf } from './subject.ts';

/** What of the account decides whether the invitation is still wanted, and where it goes. */
const accountOf = (query: Query, id: string) =>
  query
    .selectFrom('accounts')
    .select(['last_sign_in_at', 'email', 'telephone', 'country_code'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();

/**
 * Makes the link of an invitation that waited, and the message with it. Undefined when it is needed no more: the person has signed in,
 * has no such address, or is out of reach of the one who invites, who may have lost the right meanwhile (P4). What is decided here
 * holds until the link is stored: later changes of the person end it.
 */
export function writeQueuedInvitation(
  db: Database,
  { wsId, accountId, channel, locale, by }: QueuedInvitation,
  { settings, now }: { settings: Pick<Settings, 'publicOrigin' | 'subdomains'>; now: Date },
): Promise<{ to: string; subject: string; text: string } | undefined> {
  return db.identity(async (query) => {
    await lockAccount(query, accountId, wsId);
    const [person, account, inviter] = [
      await findAccount(query, accountId, wsId),
      await accountOf(query, accountId),
      await findAccount(query, by, wsId),
    ];
    if (!person || account?.last_sign_in_at !== null || !managesAccount({ wsId }, person)) return undefined;
    if (inviter?.memberStatus !== 'active' || inviter.status !== 'active') return undefined;
    if (!outranks(memberRoles(inviter.memberRoles), rankOf(person))) return undefined;
    const { email, telephone, country_code } = account;
    const to = channel === 'mail' ? email : telephone && fullNumber(country_code, telephone);
    if (!to) return undefined;
    const workspace = await query
      .selectFrom('workspaces')
      .select(['customer_name', 'subdomain'])
      .where('id', '=', wsId)
      .executeTakeFirstOrThrow();
    const { token } = await makeInvitationLink(query, { accountId, wsId, by, now });
    const values = {
      by: inviter.memberName ?? inviter.real_name,
      workspace: workspace.customer_name,
      username: person.username,
      link: invitationAddress(settings, { subdomain: workspace.subdomain, token, locale }),
    };
    return { to, ...invitationMessage(values, { channel, locale }) };
  });
}
