import { Failure } from '#server/kernel/errors/index.ts';
import type { CallFacts, With } from '#server/kernel/call/handler.ts';
import { type Begun, browserCookie, codeVerifier, spendAttempt } from './attempts.ts';
import { withFailureCodes } from './third-party-failures.ts';
import { requireTries } from './require-tries.ts';
import { type LoginTag, thirdPartyOf, type ThirdPartyOfWorkspace, type IntegrationNeeds } from './set-up.ts';
import { personName } from './person-name.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';

interface Returned {
  wsId: string;
  tag: LoginTag;
  state: string;
}

/** What the end of a sign-in needs beside asking the third party: tries are counted. */
export interface ExchangeNeeds extends IntegrationNeeds {
  limiter: Limiter;
}

/** A sign-in that this browser began, at the third party where it began. */
export interface BegunSignIn extends Returned, Omit<Begun, 'place'> {
  found: ThirdPartyOfWorkspace;
}

/** A person of a third party, identified by the code that this browser has returned. */
export interface Vouched {
  source: string;
  subject: string;
  name: string;
  takesNames: boolean;
}

/**
 * Ends the sign-in that this browser began, before any request to the third party. One that is made up, or began at another address
 * than is set up by now, throws `third_party_code_invalid`; others `third_party_not_configured` and `too_many_attempts`.
 */
export async function endBegun(call: CallFacts & With<ExchangeNeeds>, returned: Returned): Promise<BegunSignIn> {
  const { db, cookies, now } = call;
  const { wsId, tag } = returned;
  await requireTries(call);
  const cookie = cookies[browserCookie];
  const begun = await db.identity((query) => spendAttempt(query, { ...returned, cookie, now }));
  const found = tag === 'ld' ? undefined : await thirdPartyOf(call, wsId, tag);
  if (!found?.isEnabled) throw new Failure('third_party_not_configured');
  if (begun?.place !== found.setUpHash) throw new Failure('third_party_code_invalid');
  return { ...returned, found, redirectUri: begun.redirectUri, isEmbedded: begun.isEmbedded };
}

/**
 * Asks the third party whose code it is (AUTH-30). Throws `third_party_code_invalid` and `third_party_unreachable`.
 */
export async function vouch(
  call: CallFacts & With<IntegrationNeeds>,
  begun: BegunSignIn,
  code: string,
): Promise<Vouched> {
  const { services, log } = call;
  const { wsId, tag, state, redirectUri, found } = begun;
  const verifier = codeVerifier(services.keys.key('third-party-pkce'), state);
  const asking = found.party.exchange({ code, redirectUri, codeVerifier: verifier });
  const { subject, name } = await withFailureCodes(asking, { log, tag, wsId });
  return { source: found.source, subject, name: personName(name), takesNames: found.takesNames };
}
