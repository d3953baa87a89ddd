import { Failure } from '../../errors/index.ts';
import type { CallFacts } from '../../http/handler.ts';
import { browserCookie, codeVerifier, spendAttempt } from './attempts.ts';
import { asked } from './refusals.ts';
import { requireTries } from './require-tries.ts';
import { type LoginTag, thirdPartyOf } from './set-up.ts';
import { personName } from './person-name.ts';

interface Returned {
  wsId: string;
  tag: LoginTag;
  code: string;
  state: string;
}

/** Somebody of a third party, known by a code that this browser has brought back. */
export interface Vouched {
  source: string;
  subject: string;
  name: string;
  takesNames: boolean;
}

/**
 * Asks the third party whose code it is (AUTH-30). Throws `third_party_not_configured`, `third_party_code_invalid`,
 * `third_party_unreachable` and `too_many_attempts`.
 */
export async function exchange(call: CallFacts, { wsId, tag, code, state }: Returned): Promise<Vouched> {
  const { db, services, cookies, now, log } = call;
  await requireTries(call);
  const cookie = cookies[browserCookie];
  const redirectUri = await db.identity((query) => spendAttempt(query, { state, wsId, tag, cookie, now }));
  const found = tag === 'ld' ? undefined : await thirdPartyOf(call, wsId, tag);
  if (!found?.isEnabled) throw new Failure('third_party_not_configured');
  if (redirectUri === undefined) throw new Failure('third_party_code_invalid');
  const verifier = codeVerifier(services.keys.key('third-party-pkce'), state);
  const asking = found.party.exchange({ code, redirectUri, codeVerifier: verifier });
  const { subject, name } = await asked(asking, { log, tag, wsId });
  return { source: found.source, subject, name: personName(name), takesNames: found.takesNames };
}
