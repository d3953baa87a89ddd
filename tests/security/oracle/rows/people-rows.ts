import { accountIdOf } from '../world/people.ts';
import { guestIdOf, later } from '../world/guests.ts';
import { foreign, idOf, inviterOf, own } from '../world/scopes.ts';
import { principals } from '../world/principals.ts';
import type { RowKind, RowScope } from './row-kind.ts';

/** Ids by which the rows of one scope and name know each other. */
export const personId = ({ prefix }: RowScope, name: string): string => idOf(prefix, `person ${name}`);

const setUpAt = new Date('2026-11-01T08:00:00Z');

/** Someone of a workspace who never signs in; named by the account. With a time, deleted then. */
function personOf(kind: string, deletedAt?: Date, isShared = deletedAt !== undefined): RowKind {
  return {
    scope: 'identity',
    async insert(query, { wsId, prefix, word }, name) {
      const id = idOf(prefix, `${kind} ${name}`);
      const realName = `${word} ${kind} ${name}`;
      await query
        .insertInto('accounts')
        .values({
          id,
          username: id,
          username_key: id.toLowerCase(),
          real_name: realName,
          home_ws_id: wsId,
          deleted_at: deletedAt,
        })
        .execute();
      if (kind === 'person') {
        await query
          .insertInto('totp_secrets')
          .values({ account_id: id, sealed: word, created_at: setUpAt, confirmed_at: setUpAt })
          .execute();
      }
      // Only workspaces have people.
      if (wsId === null) throw new Error(`There is no ${kind} on the platform.`);
      // What the platform deleted was a member elsewhere as well, under another name.
      const other = wsId === foreign.wsId ? own : foreign;
      const elsewhere = { wsId: other.wsId, prefix: other.prefix, realName: `${other.word} ${kind} ${name}` };
      const scopes = [{ wsId, prefix, realName }, ...(isShared ? [elsewhere] : [])];
      await query
        .insertInto('memberships')
        .values(
          scopes.map((one) => ({
            id: idOf(one.prefix, `${kind} membership ${name} ${one.wsId === wsId ? '' : 'elsewhere'}`),
            ws_id: one.wsId,
            account_id: id,
            real_name: one.realName,
            deleted_at: deletedAt,
          })),
        )
        .execute();
      return id;
    },
  };
}

/** Has a department, a position, a team, a user group and codes by an app. */
export const person = personOf('person');

/** Belongs to nothing but the workspace. */
export const newcomer = personOf('newcomer');

const deletion = new Date('2026-11-01T08:00:00Z');

/** Is in the trash, of the workspace and of another one. */
export const deletedPerson = personOf('deleted', deletion);

/** Is in the trash and was in no other workspace: the home may erase it. */
export const deletedAlone = personOf('deletedAlone', deletion, false);

/** Each who signs in is invited to one more workspace: foreigners to another than the others. Named by the workspace. */
export const invitation: RowKind = {
  scope: 'identity',
  async insert(query, scope, name) {
    const ws_id = inviterOf(name);
    const isForeign = scope.wsId === foreign.wsId;
    const invited = principals.filter((one) => one.name !== 'anonymous' && (one.at === 'foreign') === isForeign);
    await query
      .insertInto('memberships')
      .values(
        invited.map((one) => ({
          id: idOf(scope.prefix, `invitation ${one.name} ${name}`),
          ws_id,
          account_id: accountIdOf(one),
          real_name: `${scope.word} ${one.name}`,
          status: 'invited' as const,
        })),
      )
      .execute();
    return ws_id;
  },
};

/** A session in the scope; of someone who has one in both, so that a handler that forgets the workspace ends the other one. */
export const session: RowKind = {
  scope: 'identity',
  async insert(query, { wsId, prefix, word }, name) {
    const id = idOf(prefix, `session ${name}`);
    await query
      .insertInto('token_families')
      .values({
        id,
        account_id: guestIdOf(own),
        ws_id: wsId,
        client_id: 'web',
        session_epoch: 1,
        expires_at: later,
        ip: word,
      })
      .execute();
    return id;
  },
};
