import type { Query } from '#server/kernel/db/index.ts';
import { accountIdOf } from '../world/people.ts';
import { principals } from '../world/principals.ts';
import { foreign, idOf, own } from '../world/scopes.ts';
import { departmentId } from './organisation-rows.ts';
import type { RowKind, RowScope } from './row-kind.ts';

const published = { state: 'published' as const, publish_at: new Date('2026-01-01T00:00:00Z') };

type Reported = Partial<typeof published> & { ws_id: string | null; audience?: string[]; department_ids?: string[] };

async function insertNotice(
  query: Query,
  { prefix, word }: RowScope,
  name: string,
  reported: Reported,
): Promise<string> {
  const id = idOf(prefix, `notice ${name}`);
  await query
    .insertInto('notices')
    .values({ id, title: `${word} ${name}`, content: word, ...reported })
    .execute();
  return id;
}

/** A draft, which only administrators of its scope know of. */
export const draftNotice: RowKind = {
  scope: 'tenant',
  isOfPlatform: true,
  insert: (query, scope, name) =>
    insertNotice(query, scope, `draft ${name}`, {
      ws_id: scope.wsId,
      ...(scope.wsId === null ? {} : { department_ids: [departmentId(scope, name)] }),
    }),
};

/** For everybody of the workspace; the platform's is for all workspaces. */
export const notice: RowKind = {
  scope: 'tenant',
  isOfPlatform: true,
  isShared: true,
  insert: (query, scope, name) => insertNotice(query, scope, name, { ws_id: scope.wsId, ...published }),
};

/** The platform's for this customer alone. */
export const customerNotice: RowKind = {
  scope: 'platform',
  isOfPlatform: true,
  isShared: true,
  insert: (query, scope, name) =>
    insertNotice(query, scope, `customer ${name}`, {
      ws_id: null,
      ...published,
      ...(scope.wsId === null ? {} : { audience: [scope.wsId] }),
    }),
};

const positionOf = (wsId: string | null): string => {
  if (wsId === null) return 'platform';
  return wsId === foreign.wsId ? 'foreign' : 'own';
};

/** What each person of the scope was notified of, under one id. */
export const notification: RowKind = {
  scope: 'tenant',
  isOfPlatform: true,
  async insert(query, { prefix, word, wsId }, name) {
    const id = idOf(prefix, `notification ${name}`);
    const at = positionOf(wsId);
    const of = principals.filter(
      (one) => one.name !== 'anonymous' && (one.at === at || (one.at === 'otherApplication' && wsId === own.wsId)),
    );
    await query
      .insertInto('notifications')
      .values(
        of.map((one) => ({
          id,
          ws_id: wsId,
          account_id: accountIdOf(one),
          category: 'task' as const,
          title: `${word} notification ${name}`,
          content: word,
          created_at: published.publish_at,
        })),
      )
      .execute();
    return id;
  },
};
