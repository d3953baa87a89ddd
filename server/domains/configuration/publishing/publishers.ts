import { sql } from 'kysely';
import { roleSets, type Schemas } from '#openapi';
import type { Caller } from './configuration.ts';

export type Publisher = Schemas['ConfigurationPublisher'];

/** The people who published, by id, with whether they may publish today; one whose account is gone has no name. */
export async function publishersOf(
  { db, session }: Pick<Caller, 'db' | 'session'>,
  ids: readonly string[],
): Promise<Map<string, Publisher>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const wsId = session.wsId ?? null;
  const { accounts, members } = await db.identity(
    async (query) => ({
      accounts: await query
        .selectFrom('accounts')
        .where('id', '=', sql<string>`any(${wanted})`)
        .select(['id', 'real_name', 'system_roles', 'status', 'deleted_at'])
        .execute(),
      members:
        wsId === null
          ? []
          : await query
              .selectFrom('memberships')
              .where('ws_id', '=', wsId)
              .where('account_id', '=', sql<string>`any(${wanted})`)
              .where('status', '=', 'active')
              .where('deleted_at', 'is', null)
              .select(['account_id', 'roles'])
              .execute(),
    }),
    { readOnly: true },
  );
  const rolesOf = new Map(members.map(({ account_id, roles }) => [account_id, roles]));
  const known = new Map(accounts.map((account) => [account.id, account]));
  return new Map(
    wanted.map((id) => {
      const account = known.get(id);
      const isActive = account?.status === 'active' && account.deleted_at === null;
      const roles = wsId === null ? account?.system_roles : rolesOf.get(id);
      const isAdministrator = isActive && (roles ?? []).some((role) => publishing.has(role));
      return [id, { id, real_name: account?.real_name ?? null, is_administrator: isAdministrator }];
    }),
  );
}

const publishing: ReadonlySet<string> = new Set(roleSets.configurationAdmins);

/** P43 What is published by a person who may not publish any more waits until somebody decides; it keeps running. */
export const needsReview = (publisher: Publisher | null | undefined, confirmedAt: Date | null): boolean =>
  publisher?.is_administrator === false && confirmedAt === null;
