import { NotFound } from '../../errors/index.ts';
import type { Handler } from '../../http/handler.ts';
import { writeLog } from '../log/write-log.ts';
import { keyKeeper } from './policy.ts';
import { presentKey } from './present.ts';
import { keysOf, markRevoked } from './queries.ts';

/** Revokes a key; it is read with every request, so the next one is refused (P11). Another's key looks unknown (P2). */
export const revokeApiKey: Handler<'revokeApiKey'> = async (call) => {
  const { args, db, session, now } = call;
  const keeper = keyKeeper(session);
  await db.tenant(keeper.wsId, async (query) => {
    const found = await keysOf(query, keeper).where('api_keys.id', '=', args.id).executeTakeFirst();
    if (!found) throw new NotFound();
    if (found.revoked_at) return;
    const { wsId, accountId: by } = keeper;
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
