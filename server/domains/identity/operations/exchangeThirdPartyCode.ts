import { Failure, TooMany } from '#server/kernel/errors/index.ts';
import type { Handler, With } from '#server/kernel/call/handler.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';
import { findBinding } from '../third-login/bindings.ts';
import { enterBound, presentEntered, type Caller, logSignIn } from '../third-login/enter.ts';
import { endBegun, vouch, type ExchangeNeeds, type BegunSignIn } from '../third-login/exchange.ts';
import { takeName } from '../third-login/person-name.ts';
import { isWorkspaceOf } from '../third-login/set-up.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';

/** A stranger may begin a sign-in and make up a code: the log has enough of them to show that it happens. */
const perHour = { limit: 20, seconds: 60 * 60 };

/** Logs a code that the third party does not know in the workspace's log (P42); past the bound, in the server's. */
async function logUnknownCode(
  call: Caller & With<{ limiter: Limiter }>,
  { wsId, tag }: Pick<BegunSignIn, 'wsId' | 'tag'>,
): Promise<void> {
  const code = 'third_party_code_invalid';
  try {
    await call.services.limiter.take({ key: `third-party-refused:${wsId}`, ...perHour });
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    call.log.info({ wsId, tag, code }, 'a third party knows no such code');
    return;
  }
  await call.db.identity((query) => logSignIn(query, call, { wsId, tag, entered: { kind: 'refused', code } }));
}

/** Signs in whom a third party vouches for, once an account of the workspace is bound to them (AUTH-30, ORG-12). */
export const exchangeThirdPartyCode: Handler<'exchangeThirdPartyCode', ExchangeNeeds> = async (call) => {
  const { db, host, args, now } = call;
  const { thirdTypeTag: tag, wsId, code, state } = args;
  if (!isWorkspaceOf(host, wsId)) throw new Failure('third_party_not_configured');
  // What was begun nowhere here is nothing of the workspace's, and leaves nothing in its log.
  const begun = await endBegun(call, { wsId, tag, state });
  const { source, subject, name, takesNames } = await vouch(call, begun, code).catch(async (error: unknown) => {
    if (error instanceof Failure && error.code === 'third_party_code_invalid') await logUnknownCode(call, begun);
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
