import type { Schemas } from '#openapi';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import {
  beginAttempt,
  browserCookie,
  browserCookieOptions,
  browserSecret,
  codeVerifier,
} from '../third-login/attempts.ts';
import { requireTries } from '../third-login/require-tries.ts';
import { withFailureCodes } from '../third-login/third-party-failures.ts';
import {
  directoryOf,
  isWorkspaceOf,
  type ThirdPartyTag,
  thirdPartyOf,
  type IntegrationNeeds,
} from '../third-login/set-up.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import type { HostWorkspace } from '#server/kernel/call/host-workspace.ts';

/**
 * Where a third party sends people back to: `/authing` at the workspace's own address, or at the public one. The host is
 * one that the server has found to be its own.
 */
function returnAddress(publicOrigin: string, host: { name: string; workspace?: HostWorkspace }): string {
  const address = new URL('/authing', publicOrigin);
  if (host.workspace) address.hostname = host.name;
  return address.href;
}

interface Needs extends IntegrationNeeds {
  limiter: Limiter;
  settings: Settings;
}

type Answer = Schemas['ThirdPartyLoginConfig'];

/** Begins a sign-in at a third party in this browser (AUTH-29). An unknown pair is answered like one that is off. */
export const getThirdPartyLoginConfig: Handler<'getThirdPartyLoginConfig', Needs> = async (call) => {
  const { args, host } = call;
  const { thirdTypeTag: tag, wsId } = args;
  if (!isWorkspaceOf(host, wsId)) throw new Failure('third_party_not_configured');
  return tag === 'ld' ? ofDirectory(call, wsId) : ofThirdParty(call, wsId, tag);
};

async function ofDirectory(call: Call<'getThirdPartyLoginConfig', Needs>, wsId: string): Promise<Answer> {
  const directory = await directoryOf(call, wsId);
  if (!directory?.isEnabled) throw new Failure('third_party_not_configured');
  return { thirdTypeTag: 'ld', enabled: true, app_id: '', redirect_uri: '', qr_address: '', state: '' };
}

async function ofThirdParty(
  call: Call<'getThirdPartyLoginConfig', Needs>,
  wsId: string,
  tag: ThirdPartyTag,
): Promise<Answer> {
  const { db, services, cookies, host, args, now, reply, log } = call;
  const found = await thirdPartyOf(call, wsId, tag);
  if (!found?.isEnabled) throw new Failure('third_party_not_configured');
  await requireTries(call);
  const redirectUri = found.callbackUrl || returnAddress(services.settings.publicOrigin, host);
  const browser = browserSecret(cookies[browserCookie]);
  const { setUpHash } = found;
  const isInside = args.codeType === 'embedded';
  const begun = {
    wsId,
    tag,
    place: setUpHash,
    browser,
    redirectUri,
    isEmbedded: isInside && Boolean(args.apphash),
    now,
  };
  const state = await db.identity((query) => beginAttempt(query, begun));
  const verifier = codeVerifier(services.keys.key('third-party-pkce'), state);
  const request = { state, redirectUri, codeVerifier: verifier, isEmbedded: isInside };
  const address = await withFailureCodes(found.party.authorizeAddress(request), { log, tag, wsId });
  reply.cookie(browserCookie, browser, browserCookieOptions);
  return {
    thirdTypeTag: tag,
    enabled: true,
    app_id: found.appId,
    redirect_uri: redirectUri,
    qr_address: address,
    state,
  };
}
