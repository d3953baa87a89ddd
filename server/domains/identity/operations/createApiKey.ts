import { Conflict, Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { hashToken } from '../access/token.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { newKeySecret } from '../api-key/key-secret.ts';
import { keyManager } from '../api-key/policy.ts';
import { presentKey } from '../api-key/present.ts';
import { countWorkingKeys, keysOf } from '../api-key/queries.ts';
import { operations } from '#openapi';
import type { LocalizedText } from '#schemas/localized-text';
import { areasForPeople } from '#server/kernel/http/request/key-scopes.ts';

/** Working keys that a workspace may have. */
const mostKeys = 100;
const usualDays = 90;
const day = 24 * 60 * 60 * 1000;

/** Makes an API key and returns its secret this once; only a hash is stored. Throws `api_key_limit`. */
export const createApiKey: Handler<'createApiKey'> = async (call) => {
  const { args, db, session, now } = call;
  const manager = keyManager(session);
  const { wsId, accountId } = manager;
  requireKnownAreas(args.scopes);
  const { secret, prefix } = newKeySecret();
  const key = await db.tenant(wsId, async (query) => {
    if ((await countWorkingKeys(query, wsId, now)) >= mostKeys) throw new Conflict({}, 'api_key_limit');
    return createRow(query, call, {
      module: 'api-key',
      async insert(columns) {
        await query
          .insertInto('api_keys')
          .values({
            ...columns,
            ws_id: wsId,
            account_id: accountId,
            name: args.name,
            prefix,
            hash: hashToken(secret),
            scopes: args.scopes,
            expires_at: new Date(now.getTime() + (args.days ?? usualDays) * day),
          })
          .execute();
        const row = await keysOf(query, manager).where('api_keys.id', '=', columns.id).executeTakeFirstOrThrow();
        return presentKey(row, now);
      },
      facts: (made) => made,
      present: (made) => made,
    });
  });
  return { key, secret };
};

/** Throws `Invalid` for a scope whose area the contract does not have, or that is for people only. */
function requireKnownAreas(scopes: readonly string[]): void {
  const areas = new Set(Object.values(operations).map(({ area }): string => area));
  const issues = scopes.flatMap((scope, at): RequestIssue[] => {
    const area = scope.slice(0, scope.lastIndexOf(':'));
    const pointer = `/scopes/${at}`;
    if (areasForPeople.has(area)) return [{ pointer, message: forPeople(area) }];
    return area === '*' || areas.has(area) ? [] : [{ pointer, message: noArea(area) }];
  });
  if (issues.length > 0) throw new Invalid({ issues });
}

const noArea = (area: string): LocalizedText => ({
  'en-US': `There is no area "${area}".`,
  'zh-CN': `没有名为“${area}”的领域。`,
});
const forPeople = (area: string): LocalizedText => ({
  'en-US': `A key cannot manage sessions, keys or passwords: "${area}".`,
  'zh-CN': `密钥不能管理会话、密钥或密码：“${area}”。`,
});
