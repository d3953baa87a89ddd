import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { keyManager } from '../api-key/policy.ts';
import { presentKey } from '../api-key/present.ts';
import { keysOf, markRevoked } from '../api-key/queries.ts';

/** Revokes a key; it is read with every request, so the next one is refused (P11). Another's key looks unknown (P2). */
export const revokeApiKey: Handler<'revokeApiKey'> = async (call) => {
  const { args, db, session, now } = call;
  const manager = keyManager(session);
  await db.tenant(manager.wsId, async (query) => {
    const found = await keysOf(query, manager).where('api_keys.id', '=', args.id).executeTakeFirst();
    if (!found) throw new NotFound();
    if (found.revoked_at) return;
    const { wsId, accountId: by } = manager;
    await markRevoked(query, { wsId, id: args.id, by, now });
    await writeLog(query, call, {
      module: 'api-key',
      action: 'revokeApiKey',
      target: args.id,
      before: presentKey(found, now),
      after: presentKey({ ...found, revoked_at: now }, now),
    });
  });
  return null;
};
