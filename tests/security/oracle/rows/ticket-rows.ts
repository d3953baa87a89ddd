import { hashToken } from '#server/domains/identity/access/token.ts';
import { guestIdOf, later } from '../world/guests.ts';
import { accountIdOf } from '../world/people.ts';
import { foreign, idOf, own, type Scope } from '../world/scopes.ts';
import type { RowKind } from './row-kind.ts';

/** Whom the tickets of a scope are for: someone with a role in its application. */
export const ticketHolder = (scope: Scope['name']): string =>
  accountIdOf({ name: scope === 'foreign' ? 'otherTenant' : 'APP_USER' });

/** A ticket for a shadow session in the application of the scope, as anyone who opens it presents it. */
export const sessionTicket: RowKind = {
  scope: 'identity',
  async insert(query, { wsId, appId, prefix }, name) {
    const ticket = `pwt_${idOf(prefix, `ticket ${name}`)}`;
    // Only workspaces have applications.
    if (wsId === null) throw new Error('There is no ticket of the platform.');
    const account_id = ticketHolder(wsId === foreign.wsId ? 'foreign' : 'own');
    const made_by = idOf(prefix, `maker ${name}`);
    const whose = { account_id: guestIdOf(own), expires_at: later };
    await query
      .insertInto('token_families')
      .values({ ...whose, id: made_by, ws_id: wsId, client_id: 'web', session_epoch: 1 })
      .execute();
    await query
      .insertInto('tokens')
      .values({ ...whose, hash: made_by, family_id: made_by, kind: 'access', generation: 1 })
      .execute();
    await query
      .insertInto('session_tickets')
      .values({
        hash: hashToken(ticket),
        kind: 'shadow',
        account_id,
        ws_id: wsId,
        app_id: appId,
        family_id: null,
        browser_hash: null,
        user_agent: null,
        made_by,
        created_by: account_id,
        created_at: new Date('2026-01-01T00:00:00Z'),
        expires_at: later,
      })
      .execute();
    return ticket;
  },
};
