import { json } from '#server/kernel/db/index.ts';
import { accountIdOf } from '../world/people.ts';
import { idOf } from '../world/scopes.ts';
import type { PrincipalName } from '../world/principals.ts';
import type { RowKind, RowScope } from './row-kind.ts';

const later = new Date('2100-01-01T00:00:00Z');

function apiKeyOf(kind: string, holder: (scope: RowScope) => PrincipalName): RowKind {
  return {
    scope: 'tenant',
    async insert(query, scope, name) {
      const { wsId, prefix, word } = scope;
      if (wsId === null) throw new Error('There are no API keys of the platform.');
      const id = idOf(prefix, `${kind} ${name}`);
      await query
        .insertInto('api_keys')
        .values({
          id,
          ws_id: wsId,
          account_id: accountIdOf({ name: holder(scope) }),
          name: `${word} ${kind}`,
          prefix: 'pwk_x',
          hash: id,
          scopes: ['*:read'],
          expires_at: later,
        })
        .execute();
      return id;
    },
  };
}

/** Made by the workspace's application administrator, who keeps his own; other administrators keep all. */
export const apiKey = apiKeyOf('apiKey', ({ word }) => (word === 'Bluebird' ? 'otherTenant' : 'WORKSPACE_APP_ADMIN'));

/** Made by someone else of the workspace. */
export const othersApiKey = apiKeyOf('othersApiKey', ({ word }) =>
  word === 'Bluebird' ? 'otherTenant' : 'WORKSPACE_ADMIN',
);

/** The application of the scope, with something in the log that was done in it. */
export const application: RowKind = {
  scope: 'tenant',
  isOfApplication: true,
  async insert(query, { wsId, appId, prefix, word }, name) {
    await query
      .insertInto('operation_log')
      .values({
        id: idOf(prefix, `log ${name}`),
        ws_id: wsId,
        application_id: appId,
        user_name: word,
        module: 'oracle',
        action: 'fill',
        target: appId,
      })
      .execute();
    return appId;
  },
};

/** An entry of the log: of the scope's application, or the platform's own. */
export const logEntry: RowKind = {
  scope: 'tenant',
  isOfPlatform: true,
  isOfApplication: true,
  async insert(query, { wsId, appId, prefix, word }, name) {
    const id = idOf(prefix, `entry ${name}`);
    await query
      .insertInto('operation_log')
      .values({
        id,
        ws_id: wsId,
        application_id: wsId === null ? null : appId,
        user_name: word,
        module: 'oracle',
        action: 'fill',
        after: json({ name: word }),
      })
      .execute();
    return id;
  },
};
