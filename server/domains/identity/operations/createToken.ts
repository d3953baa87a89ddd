import type { Schemas } from '#openapi';
import { enqueue, foldUsername, type Query } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { closedBecause } from '#server/kernel/http/request/access-state.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { accessState } from '../access/access-state.ts';
import { readSignInPolicy } from '../sign-in/sign-in-policy.ts';
import { budgetsOf, networkOf, tryKey } from '../passwords/attempts.ts';
import { captchaCookie, captchaCookieOptions } from '../codes/captcha.ts';
import { requireRightCode } from '../codes/wrong-codes.ts';
import {
  type Challenge,
  challengeCookie,
  challengeCookieOptions,
  spendChallenge,
  storeChallenge,
} from '../codes/challenges.ts';
import { type Choice, chooseSignInOption } from '../sign-in/choose-sign-in-option.ts';
import { findPerson, type FoundPerson, type Person, type SignInOption, withRoles } from '../sign-in/sign-in-options.ts';
import { blurTime } from '../passwords/blur-time.ts';
import { evaluatePassword } from '../passwords/evaluate-password.ts';
import { deviceOf } from '../session/device.ts';
import { openFamily, type TokenPair } from '../session/families.ts';
import {
  deviceCookie,
  giveDeviceCookie,
  type KnownDevice,
  knownDevice,
  rememberDevice,
  stillKnown,
} from '../session/known-device.ts';
import { presentTokens } from '../session/present-tokens.ts';
import { enteredCode } from '../sign-in/entered-code.ts';
import {
  answerSecondStep,
  type AskedCode,
  type DeniedStep,
  failureOf,
  logRecoveryCode,
  type PassedStep,
  stepDetail,
  takeSecondStep,
} from '../sign-in/second-step.ts';
import { usualPolicy } from '../totp/policy.ts';
import { takeTurn } from '../passwords/turns.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { type PlatformSettings, readPlatformSettings } from '#server/domains/tenancy/index.ts';
import type { Passwords } from '../passwords/password.ts';

interface Needs {
  keys: Keys;
  passwords: Passwords;
}

/** What the try is judged by, read in the transaction that books it. */
interface Found {
  person: FoundPerson | undefined;
  settings: PlatformSettings;
  /** Whether the account signed in on this browser with the password that it has now. */
  isKnown: boolean;
  passwordHash: string | null;
}

type Entered = Extract<Choice, { kind: 'enter' }>;

/** What the password came to. */
type Outcome =
  | { kind: 'session'; pair: TokenPair; choice: Entered; mustChangePassword: boolean; step: PassedStep }
  | { kind: 'secondStep'; asked: AskedCode; choice: Entered }
  | { kind: 'offer'; cookie: string; options: readonly SignInOption[] }
  | DeniedStep;

const wrong: Outcome = { kind: 'refused', code: 'invalid_credentials' };

/**
 * Signs in with name and password (AUTH-12 to AUTH-17). Unknown names, wrong passwords and people of other workspaces
 * are answered alike (P14). Every sign-in and every denial is in the operation log (P42).
 */
export const createToken: Handler<'createToken', Needs> = async (call) => {
  const { args, cookies, services, db, ip } = call;
  const usernameKey = foldUsername(args.username);
  const device = knownDevice(services.keys.key('known-device'), cookies[deviceCookie], usernameKey);
  const { challenge, code } = await readSignInPolicy(call, usernameKey, device?.id);
  if (code) await requireRightCode({ db, network: networkOf(ip), isKnownDevice: device !== undefined }, code);
  const name = tryKey(usernameKey, device?.id);
  try {
    return await takeTurn({ name, ip }, () => signIn(call, usernameKey, { claimed: device, challenge }));
  } catch (error) {
    // After the turn, which others wait for.
    if (error instanceof Failure && error.code === 'invalid_credentials') await blurTime();
    throw error;
  }
};

async function signIn(
  call: Call<'createToken', Needs>,
  usernameKey: string,
  { claimed, challenge }: { claimed: KnownDevice | undefined; challenge: Challenge | undefined },
): Promise<Schemas['LoginAnswer']> {
  const { args, db, now, services, cookies, ip } = call;
  const { outcome, settings } = await evaluatePassword({
    db,
    passwords: services.passwords,
    now,
    password: args.password,
    async admit(query) {
      const [settings, knownAs] = await Promise.all([
        readPlatformSettings(query),
        claimed && stillKnown(query, claimed, usernameKey),
      ]);
      const { lock_after_wrong_passwords } = settings.security;
      return { settings, knownAs, budgets: budgetsOf(usernameKey, ip, knownAs, lock_after_wrong_passwords) };
    },
    async find(query, { settings, knownAs }): Promise<Found> {
      const person = await findPerson(query, usernameKey);
      return { person, settings, isKnown: knownAs !== undefined, passwordHash: person?.passwordHash ?? null };
    },
    async close(query, { person, settings, isKnown }, isRight) {
      const outcome =
        person && isRight
          ? await conclude(query, call, { person: await withRoles(query, person), challenge, settings })
          : wrong;
      await log(query, call, person, { outcome, isKnown });
      return { outcome, settings };
    },
  });
  const device = () => rememberDevice(services.keys.key('known-device'), cookies[deviceCookie], usernameKey, now);
  return answer(call, outcome, settings, device);
}

interface Facts {
  person: Person;
  challenge: Challenge | undefined;
  settings: PlatformSettings;
}

/** Carries out what a right password leads to. */
async function conclude(
  query: Query,
  call: Call<'createToken', Needs>,
  { person, challenge, settings }: Facts,
): Promise<Outcome> {
  const { now, host, args } = call;
  const { options } = person;
  const wsId = (challenge?.kind === 'secondaryVerification' ? challenge.wsId : args.wsId) ?? '';
  const choice = chooseSignInOption({ account: person, options, hostWsId: host.workspace?.wsId, wsId });
  if (choice.kind === 'refuse') return { kind: 'refused', code: choice.code };
  if (choice.kind === 'offer') {
    const offered = options.map((option) => option.wsId);
    const kind = 'workspaces';
    return {
      kind: 'offer',
      options,
      cookie: await storeChallenge(query, { kind, accountId: person.id, offered, now }),
    };
  }
  const closed = closedBecause({ access: accessState(settings.platform, choice.option, now), roles: choice.roles });
  if (closed) return { kind: 'refused', code: closed };
  if (challenge?.kind === 'workspaces' && !(await spendChallenge(query, challenge.id))) {
    return { kind: 'refused', code: 'workspace_choice_expired' };
  }
  return enter(query, call, { person, choice, settings });
}

/** Opens the session, once nothing is lacking any more. */
async function enter(
  query: Query,
  call: Call<'createToken', Needs>,
  { person, choice, settings }: Pick<Facts, 'person' | 'settings'> & { choice: Entered },
): Promise<Outcome> {
  const { now, ip, headers, args, askedLocale } = call;
  const { wsId } = choice;
  const asksSms = settings.security.sms_secondary_verification || choice.option?.asksCode === true;
  const totp = choice.option?.totp ?? usualPolicy;
  const entered = enteredCode(args);
  const step = await takeSecondStep(query, call, { account: person, wsId, asksSms, totp, entered });
  if (step.kind === 'refused') return step;
  if (step.kind === 'ask') return { kind: 'secondStep', asked: step, choice };
  const seen = { last_sign_in_at: now, ...(askedLocale && { language: askedLocale }) };
  enqueue(query, query.updateTable('accounts').set(seen).where('id', '=', person.id));
  const userAgent = headers['user-agent'];
  const { mustSetUpTotp } = step;
  const { id: accountId, sessionEpoch } = person;
  const begun = { now, ip, userAgent, mustSetUpTotp, byPassword: true };
  const family = { accountId, wsId, sessionEpoch, ...begun };
  const { mustChangePassword } = person;
  return { kind: 'session', pair: openFamily(query, family), choice, mustChangePassword, step };
}

/** What the log records beside who and where. */
function detailOf(outcome: Outcome): Record<string, unknown> {
  if (outcome.kind === 'refused') return { code: outcome.code };
  return { outcome: outcome.kind, ...(outcome.kind === 'session' ? stepDetail(outcome.step) : {}) };
}

/** A workspace reads the sign-ins of its own people; those at no particular workspace are the platform's to read. */
async function log(
  query: Query,
  call: Call<'createToken', Needs>,
  person: FoundPerson | undefined,
  { outcome, isKnown }: { outcome: Outcome; isKnown: boolean },
): Promise<void> {
  const { host, headers } = call;
  const only = person?.options.length === 1 ? person.options[0]?.wsId : undefined;
  const entered = 'choice' in outcome ? outcome.choice.wsId : undefined;
  const whose = {
    wsId: entered ?? host.workspace?.wsId ?? only ?? null,
    userId: person?.id ?? null,
    // An unknown name may be a password in the wrong field: it is not logged.
    userName: person?.username ?? null,
  };
  if (outcome.kind === 'session') await logRecoveryCode(query, call, whose, outcome.step);
  return writeLog(query, call, {
    ...whose,
    module: 'auth',
    action: 'createToken',
    result: outcome.kind === 'refused' ? 'failed' : 'succeeded',
    detail: {
      ...detailOf(outcome),
      ...deviceOf(headers['user-agent'] ?? null),
      ...(isKnown ? {} : { new_device: true }),
    },
  });
}

function answer(
  { reply }: Call<'createToken', Needs>,
  outcome: Outcome,
  { platform }: PlatformSettings,
  device: () => string,
): Schemas['LoginAnswer'] {
  if (outcome.kind === 'refused') throw failureOf(outcome);
  reply.clearCookie(captchaCookie, captchaCookieOptions);
  if (outcome.kind === 'offer') {
    reply.cookie(challengeCookie, outcome.cookie, challengeCookieOptions);
    const workspaces = outcome.options.map(({ wsId, customerName }) => ({
      ws_id: wsId,
      customer_name: customerName,
    }));
    // Safe: there are at least two.
    return { outcome: 'workspaces', workspaces: workspaces as Schemas['WorkspacesAnswer']['workspaces'] };
  }
  if (outcome.kind === 'secondStep') return answerSecondStep(reply, outcome.asked);
  reply.clearCookie(challengeCookie, challengeCookieOptions);
  giveDeviceCookie(reply, device());
  const { pair, choice, mustChangePassword, step } = outcome;
  const { roles, wsId } = choice;
  return presentTokens({ pair, roles, wsId, platform, mustChangePassword, mustSetUpTotp: step.mustSetUpTotp });
}
