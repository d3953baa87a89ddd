import type { Schemas } from '#openapi';
import { foldUsername, type Query, sendAlong } from '../../db/index.ts';
import { Failure } from '../../errors/index.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { closedBecause } from '../../http/request/access-state.ts';
import { writeLog } from '../log/write-log.ts';
import { type PlatformConfig, platformConfigFrom, platformKey, platformOwner } from '../platform/platform-config.ts';
import { readSecurityConfiguration } from '../platform/security-configuration.ts';
import { readPreference } from '../preference/queries.ts';
import { accessState } from './access-state.ts';
import { admit } from './admission.ts';
import { type Budget, budgetsOf } from './attempts.ts';
import { captchaCookie, captchaCookieOptions } from './captcha.ts';
import { challengeCookie, challengeCookieOptions, spendChallenge, storeChallenge } from './challenges.ts';
import { type Choice, chooseEntrance } from './choose-entrance.ts';
import { type Entrance, findEntrances, findSignInAccount, type SignInAccount } from './entrances.ts';
import { evaluatePassword } from './evaluate-password.ts';
import { openFamily, type TokenPair } from './families.ts';
import { deviceCookie, deviceCookieOptions, knownDevice, rememberDevice } from './known-device.ts';
import { presentTokens } from './present.ts';
import { takeTurn } from './turns.ts';

type Person = SignInAccount & { entrances: readonly Entrance[] };

/** What the try is judged by, read in the transaction that books it. */
interface Found {
  person: Person | undefined;
  platform: PlatformConfig;
  passwordHash: string | null;
}

/** What the password came to. */
type Outcome =
  | { kind: 'session'; pair: TokenPair; choice: Extract<Choice, { kind: 'enter' }>; mustChangePassword: boolean }
  | { kind: 'offer'; cookie: string; entrances: readonly Entrance[] }
  | { kind: 'refused'; code: ConstructorParameters<typeof Failure>[0] };

const wrong: Outcome = { kind: 'refused', code: 'invalid_credentials' };

async function find(query: Query, usernameKey: string): Promise<Found> {
  const [person, stored] = await Promise.all([
    findPerson(query, usernameKey),
    readPreference(query, platformOwner, platformKey),
  ]);
  return { person, platform: platformConfigFrom(stored), passwordHash: person?.passwordHash ?? null };
}

async function findPerson(query: Query, usernameKey: string): Promise<Person | undefined> {
  const account = await findSignInAccount(query, usernameKey);
  // An unknown name costs as many statements as a known one (P14).
  const entrances = await findEntrances(query, account?.id ?? '');
  return account && { ...account, entrances };
}

/**
 * Signs in with name and password (AUTH-12 to AUTH-15). Unknown names, wrong passwords and people of other workspaces
 * are answered alike (P14). Every sign-in and every refusal is in the operation log (P42).
 */
export const createToken: Handler<'createToken'> = async (call) => {
  const { args, cookies, services, ip, db } = call;
  const usernameKey = foldUsername(args.username);
  const device = knownDevice(services.keys.key('known-device'), cookies[deviceCookie], usernameKey);
  const { lock_after_wrong_passwords } = await readSecurityConfiguration(db);
  const budgets = budgetsOf(usernameKey, ip, device, lock_after_wrong_passwords);
  return takeTurn(budgets[0].key, () => signIn(call, usernameKey, budgets));
};

async function signIn(
  call: Call<'createToken'>,
  usernameKey: string,
  budgets: readonly Budget[],
): Promise<Schemas['LoginAnswer']> {
  const { args, db, now, services, cookies } = call;
  const challenge = await admit(call, usernameKey);
  const { outcome, platform } = await evaluatePassword({
    db,
    passwords: services.passwords,
    budgets,
    now,
    password: args.password,
    find: (query) => find(query, usernameKey),
    async close(query, { person, platform }, isRight) {
      const outcome =
        person && isRight ? await conclude(query, call, { person, challengeId: challenge?.id, platform }) : wrong;
      await log(query, call, person, outcome);
      return { outcome, platform };
    },
  });
  const device = () => rememberDevice(services.keys.key('known-device'), cookies[deviceCookie], usernameKey);
  return answer(call, outcome, platform, device);
}

interface Facts {
  person: Person;
  challengeId: string | undefined;
  platform: Schemas['PlatformConfig'];
}

/** Carries out what a right password leads to. */
async function conclude(
  query: Query,
  call: Call<'createToken'>,
  { person, challengeId, platform }: Facts,
): Promise<Outcome> {
  const { now, host, ip, headers, args } = call;
  const { entrances } = person;
  const choice = chooseEntrance({ account: person, entrances, hostWsId: host.workspace?.wsId, wsId: args.wsId ?? '' });
  if (choice.kind === 'refuse') return { kind: 'refused', code: choice.code };
  if (choice.kind === 'offer') {
    const offered = entrances.map(({ wsId }) => wsId);
    return { kind: 'offer', entrances, cookie: await storeChallenge(query, { accountId: person.id, offered, now }) };
  }
  const closed = closedBecause({ access: accessState(platform, choice.entrance, now), roles: choice.roles });
  if (closed) return { kind: 'refused', code: closed };
  if (challengeId !== undefined && !(await spendChallenge(query, challengeId))) {
    return { kind: 'refused', code: 'workspace_choice_expired' };
  }
  sendAlong(query, query.updateTable('accounts').set({ last_sign_in_at: now }).where('id', '=', person.id));
  const userAgent = headers['user-agent'];
  const { wsId } = choice;
  const family = { accountId: person.id, wsId, sessionEpoch: person.sessionEpoch, now, ip, userAgent };
  const { mustChangePassword } = person;
  return { kind: 'session', pair: openFamily(query, family), choice, mustChangePassword };
}

/** A workspace reads the sign-ins of its own people; those at no particular workspace are the platform's to read. */
function log(query: Query, call: Call<'createToken'>, person: Person | undefined, outcome: Outcome): Promise<void> {
  const { host } = call;
  const only = person?.entrances.length === 1 ? person.entrances[0]?.wsId : undefined;
  const entered = outcome.kind === 'session' ? outcome.choice.wsId : undefined;
  return writeLog(query, call, {
    module: 'auth',
    action: 'createToken',
    result: outcome.kind === 'refused' ? 'failed' : 'succeeded',
    wsId: entered ?? host.workspace?.wsId ?? only ?? null,
    userId: person?.id ?? null,
    // A name that nobody has may be a password in the wrong field: it is not kept.
    userName: person?.username ?? null,
    detail: outcome.kind === 'refused' ? { code: outcome.code } : { outcome: outcome.kind },
  });
}

function answer(
  { reply }: Call<'createToken'>,
  outcome: Outcome,
  platform: Schemas['PlatformConfig'],
  device: () => string,
): Schemas['LoginAnswer'] {
  if (outcome.kind === 'refused') throw new Failure(outcome.code);
  reply.clearCookie(captchaCookie, captchaCookieOptions);
  if (outcome.kind === 'offer') {
    reply.cookie(challengeCookie, outcome.cookie, challengeCookieOptions);
    const workspaces = outcome.entrances.map(({ wsId, customerName }) => ({
      ws_id: wsId,
      customer_name: customerName,
    }));
    // Safe: there are at least two.
    return { outcome: 'workspaces', workspaces: workspaces as Schemas['WorkspacesAnswer']['workspaces'] };
  }
  reply.clearCookie(challengeCookie, challengeCookieOptions);
  reply.cookie(deviceCookie, device(), deviceCookieOptions);
  const { pair, choice, mustChangePassword } = outcome;
  return presentTokens({ pair, roles: choice.roles, wsId: choice.wsId, platform, mustChangePassword });
}
