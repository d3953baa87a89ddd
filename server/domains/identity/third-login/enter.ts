import type { Role, Schemas } from '#openapi';
import { enqueue, type Query } from '#server/kernel/db/index.ts';
import type { CallFacts, Session, With } from '#server/kernel/call/handler.ts';
import { closedBecause } from '#server/kernel/http/request/access-state.ts';
import { accessState } from '../access/access-state.ts';
import { findPerson, type Person, withRoles } from '../sign-in/sign-in-options.ts';
import { deviceOf } from '../session/device.ts';
import { openFamily, type TokenPair } from '../session/families.ts';
import { presentTokens } from '../session/present-tokens.ts';
import type { EnteredCode } from '../sign-in/entered-code.ts';
import {
  type AskedCode,
  type DeniedStep,
  failureOf,
  logRecoveryCode,
  type PassedStep,
  type SecondStep,
  stepDetail,
  takeSecondStep,
} from '../sign-in/second-step.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { findBinding } from './bindings.ts';
import type { LoginTag } from './set-up.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { PlatformConfig } from '#server/domains/tenancy/index.ts';

/** The result of a sign-in that a third party or a directory vouches for. */
export type Entered =
  | { kind: 'session'; pair: TokenPair; roles: Role[]; wsId: string; mustChangePassword: boolean; step: PassedStep }
  | { kind: 'secondStep'; asked: AskedCode }
  | DeniedStep;

export type Caller = CallFacts & With<{ keys: Keys }> & { operation: string; session: Session | undefined };

interface Vouched {
  wsId: string;
  tag: LoginTag;
  binding: Awaited<ReturnType<typeof findBinding>>;
  platform: PlatformConfig;
  /** Inside the third party's program, by a link to an application (ROLE-12). */
  isEmbedded?: boolean;
  /** What follows a password (AUTH-17); absent where the third party has steps of its own. */
  secondStep?: { isSmsAskedOfAll: boolean; entered: EnteredCode | undefined };
}

async function enter(
  query: Query,
  call: Caller,
  { wsId, binding, platform, secondStep, isEmbedded = false }: Vouched,
  person: Person | undefined,
): Promise<Entered> {
  const { now, ip, headers, askedLocale } = call;
  const option = person?.options.find((one) => one.wsId === wsId);
  if (!person || !binding) return { kind: 'refused', code: 'third_party_unbound' };
  if (!person.isActive) return { kind: 'refused', code: 'account_disabled' };
  if (!option) return { kind: 'refused', code: 'no_workspace' };
  if (binding.isEnabled !== true) return { kind: 'refused', code: 'third_party_login_disabled' };
  const { roles } = option;
  const closed = closedBecause({ access: accessState(platform, option, now), roles });
  if (closed) return { kind: 'refused', code: closed };
  const step: SecondStep = secondStep
    ? await takeSecondStep(query, call, {
        account: person,
        wsId,
        asksSms: secondStep.isSmsAskedOfAll || option.asksCode,
        totp: option.totp,
        entered: secondStep.entered,
      })
    : { kind: 'passed', isSkipped: false, mustSetUpTotp: false };
  if (step.kind === 'refused') return step;
  if (step.kind === 'ask') return { kind: 'secondStep', asked: step };
  const seen = { last_sign_in_at: now, ...(askedLocale && { language: askedLocale }) };
  enqueue(query, query.updateTable('accounts').set(seen).where('id', '=', person.id));
  const { id: accountId, sessionEpoch, mustChangePassword } = person;
  const userAgent = headers['user-agent'];
  const { mustSetUpTotp } = step;
  const pair = openFamily(query, { accountId, wsId, sessionEpoch, now, ip, userAgent, isEmbedded, mustSetUpTotp });
  return { kind: 'session', pair, roles, wsId, mustChangePassword, step };
}

/** Opens a session in the one workspace for whom the binding names, when account and workspace are open (ORG-12, P42). */
export function enterBound(
  query: Query,
  call: Caller,
  vouched: Omit<Vouched, 'secondStep'>,
): Promise<Exclude<Entered, { kind: 'secondStep' }>>;
export function enterBound(
  query: Query,
  call: Caller,
  vouched: Vouched & { secondStep: NonNullable<Vouched['secondStep']> },
): Promise<Entered>;
export async function enterBound(query: Query, call: Caller, vouched: Vouched): Promise<Entered> {
  const { wsId, tag, binding } = vouched;
  const found = binding && (await findPerson(query, binding.usernameKey));
  const person = found && (await withRoles(query, found));
  const entered = await enter(query, call, vouched, person);
  await logSignIn(query, call, { wsId, tag, person, entered });
  return entered;
}

interface LoggedSignIn {
  wsId: string;
  tag: LoginTag;
  person?: Pick<Person, 'id' | 'username'> | undefined;
  entered: Entered;
}

function detailOf(entered: Entered): Record<string, unknown> {
  if (entered.kind === 'refused') return { code: entered.code };
  return { outcome: entered.kind, ...(entered.kind === 'session' ? stepDetail(entered.step) : {}) };
}

/** Every sign-in and every denial is in the workspace's log (P42). */
export async function logSignIn(
  query: Query,
  call: Caller,
  { wsId, tag, person, entered }: LoggedSignIn,
): Promise<void> {
  const whose = { wsId, userId: person?.id ?? null, userName: person?.username ?? null };
  if (entered.kind === 'session') await logRecoveryCode(query, call, whose, entered.step);
  return writeLog(query, call, {
    module: 'auth',
    action: call.operation,
    result: entered.kind === 'refused' ? 'failed' : 'succeeded',
    ...whose,
    detail: { thirdTypeTag: tag, ...detailOf(entered), ...deviceOf(call.headers['user-agent'] ?? null) },
  });
}

/** The session as the wire has it; throws what was refused. */
export function presentEntered(
  entered: Exclude<Entered, { kind: 'secondStep' }>,
  platform: PlatformConfig,
): Schemas['TokenAnswer'] {
  if (entered.kind === 'refused') throw failureOf(entered);
  return presentTokens({ ...entered, mustSetUpTotp: entered.step.mustSetUpTotp, platform });
}
