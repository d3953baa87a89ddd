import type { Query } from '#server/kernel/db/index.ts';
import { foreign, idOf, inviterOf, own, type WorkspaceScope } from './scopes.ts';

/** When sessions that nobody uses end. */
export const later = new Date('2100-01-01T00:00:00Z');

/** The account of someone who belongs to the scope and came from the other workspace; it is no mark of either. */
export const guestIdOf = ({ name }: Pick<WorkspaceScope, 'name'>): string => idOf('01ACC', `guest ${name}`);

const guests = [
  { scope: own, home: foreign },
  { scope: foreign, home: own },
];

/**
 * People of both workspaces. In a third one each is the only super administrator, so that a handler that forgets which
 * workspace a guest leaves shows it.
 */
export async function addGuests(query: Query): Promise<void> {
  for (const { scope, home } of guests) {
    const id = guestIdOf(scope);
    await query
      .insertInto('accounts')
      .values({ id, username: id, username_key: id.toLowerCase(), real_name: 'Guest', home_ws_id: home.wsId })
      .execute();
    const third = { wsId: inviterOf(`first ${scope.name}`), prefix: '01GST', word: 'Third' };
    for (const { wsId, prefix, word } of [home, scope, third]) {
      const roles = wsId === third.wsId ? ['WORKSPACE_SUPER_ADMIN'] : [];
      await query
        .insertInto('memberships')
        .values({ id: idOf(prefix, `guest ${id}`), ws_id: wsId, account_id: id, real_name: `${word} guest`, roles })
        .execute();
      await query
        .insertInto('token_families')
        .values({
          id: idOf(prefix, `family ${id}`),
          account_id: id,
          ws_id: wsId,
          client_id: 'web',
          session_epoch: 1,
          expires_at: later,
        })
        .execute();
    }
  }
}

/** Their roles in the scope's application. */
export async function addGuestMembers(query: Query, { wsId, appId, prefix }: WorkspaceScope): Promise<void> {
  await query
    .insertInto('application_members')
    .values(
      guests.map(({ scope }) => ({
        id: idOf(prefix, `guest ${scope.name} ${appId}`),
        ws_id: wsId,
        app_id: appId,
        account_id: guestIdOf(scope),
        role: 'APP_USER' as const,
      })),
    )
    .execute();
}
