import { Unauthenticated } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { languageUpdate } from '#server/domains/notifications/index.ts';
import { enqueue } from '#server/kernel/db/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { presentTokens } from '../session/present-tokens.ts';
import { rotate } from '../session/rotate.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Sessions } from '#server/kernel/call/session.ts';
import { readPlatformConfig } from '#server/domains/tenancy/index.ts';

/** Exchanges a refresh token for the next pair (SESS-09). A token that had its turn ends the session, and is logged (P8). */
export const refreshToken: Handler<'refreshToken', { keys: Keys; sessions: Sessions }> = async (call) => {
  const { args, db, now, services } = call;
  const presented = {
    token: args.refresh_token,
    wsId: args.wsId ?? '',
    key: services.keys.key('refresh-successor'),
    now,
  };
  const rotation = await db.identity(async (query) => {
    const result = await rotate(query, presented);
    const language = result.outcome === 'rotated' && languageUpdate(query, result.accountId, call);
    if (language) enqueue(query, language);
    if (result.outcome === 'reused') {
      await writeLog(query, call, {
        module: 'auth',
        action: 'refreshToken',
        target: result.familyId,
        result: 'failed',
        wsId: result.wsId,
        userId: result.accountId,
        userName: result.username,
        detail: { code: 'refresh_token_is_invalid', reason: 'reuse' },
      });
    }
    return result;
  });
  if (rotation.outcome === 'refused') throw new Unauthenticated(rotation.failure);
  if (rotation.outcome === 'reused') throw new Unauthenticated('refresh_token_is_invalid');
  const session = await services.sessions.resolve(rotation.pair.access);
  if ('failure' in session) {
    throw new Unauthenticated(session.failure === 'support_ended' ? 'support_ended' : 'refresh_token_is_invalid');
  }
  const { pair, wsId } = rotation;
  const mustChangePassword = session.mustChangePassword === true;
  return presentTokens({
    pair,
    wsId,
    roles: session.roles,
    platform: await readPlatformConfig(db),
    mustChangePassword,
    mustSetUpTotp: session.mustSetUpTotp === true,
    appId: session.applicationId,
    isSupport: session.support !== undefined,
  });
};
