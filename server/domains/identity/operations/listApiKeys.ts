import { sql } from 'kysely';
import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows, textSort, timeSort } from '#server/kernel/lists/index.ts';
import { keyManager } from '../api-key/policy.ts';
import { presentKey } from '../api-key/present.ts';
import { keysOf } from '../api-key/queries.ts';

const rules: ListRules<'listApiKeys'> = {
  name: 'listApiKeys',
  id: 'api_keys.id',
  sorts: {
    name: textSort('api_keys.name'),
    created_at: timeSort('api_keys.created_at'),
    expires_at: timeSort('api_keys.expires_at'),
  },
  defaultSort: '-created_at',
  search: ['api_keys.name', 'api_keys.prefix'],
};

/** The workspace's API keys: everybody's for its administrators, else the caller's own. */
export const listApiKeys: Handler<'listApiKeys'> = async ({ args, db, session, now }) => {
  const manager = keyManager(session);
  const status = {
    active: sql<boolean>`api_keys.revoked_at is null and api_keys.expires_at > ${now}`,
    expired: sql<boolean>`api_keys.revoked_at is null and api_keys.expires_at <= ${now}`,
    revoked: sql<boolean>`api_keys.revoked_at is not null`,
  };
  return db.tenant(
    manager.wsId,
    (query) => {
      const keys = keysOf(query, manager);
      return listRows(query, {
        rows: args.status ? keys.where(status[args.status]) : keys,
        rules,
        args,
        present: (row) => presentKey(row, now),
      });
    },
    { readOnly: true },
  );
};
