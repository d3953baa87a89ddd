import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';
import { findBinding } from '../third-login/bindings.ts';
import { enterBound, presentEntered } from '../third-login/enter.ts';
import { endBegun, vouch, type ExchangeNeeds } from '../third-login/exchange.ts';
import { noteRefusedCode } from '../third-login/note-refused-code.ts';
import { takeName } from '../third-login/person-name.ts';
import { isWorkspaceOf } from '../third-login/set-up.ts';

/** Signs in whom a third party vouches for, once an account of the workspace is bound to them (AUTH-30, ORG-12). */
export const exchangeThirdPartyCode: Handler<'exchangeThirdPartyCode', ExchangeNeeds> = async (call) => {
  const { db, host, args, now } = call;
  const { thirdTypeTag: tag, wsId, code, state } = args;
  if (!isWorkspaceOf(host, wsId)) throw new Failure('third_party_not_configured');
  // What was begun nowhere here is nothing of the workspace's, and leaves nothing in its log.
  const begun = await endBegun(call, { wsId, tag, state });
  const { source, subject, name, takesNames } = await vouch(call, begun, code).catch(async (error: unknown) => {
    if (error instanceof Failure && error.code === 'third_party_code_invalid') await noteRefusedCode(call, begun);
    throw error;
  });
  const { entered, platform } = await db.identity(async (query) => {
    const [{ platform }, binding] = await Promise.all([
      readPlatformSettings(query),
      findBinding(query, { wsId, tag, source, subject }),
    ]);
    const entered = await enterBound(query, call, { wsId, tag, binding, platform, isEmbedded: begun.isEmbedded });
    if (binding && takesNames && entered.kind === 'session') {
      await takeName(query, { wsId, accountId: binding.accountId, name, now });
    }
    return { entered, platform };
  });
  return presentEntered(entered, platform);
};
