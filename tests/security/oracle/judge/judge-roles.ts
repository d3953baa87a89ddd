import { type Operation, type OperationId, operations } from '#openapi';
import { readDescription } from '#server/http/contract/description.ts';
import type { Answered, Sending } from '#tests/api/visitor.ts';
import type { Expectation } from '../expected/index.ts';
import { type Args, requests } from '../requests/index.ts';
import type { Caller } from '../world/caller.ts';
import { unknownId } from '../world/places.ts';
import type { Change } from '../world/state.ts';
import { ownTarget } from '../world/targets.ts';
import type { World } from '../world/world.ts';
import { foreignChanges } from './foreign-changes.ts';
import { leaksIn } from './leaks.ts';
import { expectedOutcome } from './outcome.ts';
import { send } from './send.ts';

const basic = `Basic ${Buffer.from('web:web').toString('base64')}`;

/** Calls that a program of ours makes for nobody in particular (AUTH-12): they take no token. */
export const clientCalls: ReadonlySet<string> = new Set(
  Object.values(readDescription().paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, security }) =>
      operationId && security?.some((way) => Object.hasOwn(way, 'client')) ? [operationId] : [],
    ),
  ),
);

export const asClient: Sending = { token: undefined, headers: { authorization: basic } };

/** Tables that a refusal may write to: what was tried is logged and counted (P42, P13). */
const mayBeWritten = new Set(['operation_log', 'rate_limits', 'captchas', 'idempotency_keys']);

function attempt(world: World, id: OperationId, caller: Caller, extra: Args = {}): Promise<Answered> {
  const operation: Operation = operations[id];
  const sending = clientCalls.has(id) ? asClient : {};
  if (!operation.planned) return send(world, id, caller, { sending, extra });
  const args = Object.fromEntries(operation.pathParams.map((name) => [name, unknownId]));
  return caller.call(id, args, sending);
}

/** A client's call has no session: it is made once, for whom it lets in. */
function callersOf(world: World, id: OperationId): readonly Caller[] {
  return clientCalls.has(id) ? [world.caller(requests[id]?.for ?? 'anonymous')] : world.callers;
}

const told = ({ status, code }: Answered): string => `${status}${code ? ` ${code}` : ''}`;

const changed = (changes: readonly Change[]): string => changes.map(({ table }) => table).join(', ');

/** Changes of somebody else's rows that this operation is not there to make. */
function strangeChanges(world: World, id: OperationId, caller: Caller, changes: readonly Change[]): Change[] {
  const kind = requests[id]?.changes;
  const expectedAt = kind && ownTarget(world, kind, caller).value;
  return foreignChanges(changes, caller).filter(({ wsId }) => wsId !== expectedAt);
}

/** Calls an operation as everybody, and says where the answer is not what the specification wants. */
export async function judgeRoles(world: World, id: OperationId, expectation: Expectation): Promise<string[]> {
  const operation: Operation = operations[id];
  const failures: string[] = [];
  const say = (caller: Caller, text: string): void => void failures.push(`${id} as ${caller.name}: ${text}`);
  const granted: Caller[] = [];
  const ran = world.handled.times(id);
  for (const caller of callersOf(world, id)) {
    const outcome = expectedOutcome(expectation, operation, caller);
    if (outcome === 'granted') granted.push(caller);
    else {
      const { refusal } = outcome;
      const answer = await attempt(world, id, caller);
      const isRight = answer.status === refusal.status && answer.code === refusal.code;
      if (!isRight) say(caller, `${told(answer)} instead of ${refusal.status} ${refusal.code} (${expectation.says})`);
      for (const leak of leaksIn(answer, caller, { sent: [unknownId] })) say(caller, `the refusal ${leak}`);
    }
  }
  if (world.handled.times(id) > ran) failures.push(`${id}: it was carried out for somebody who may not call it`);
  if (operation.planned || failures.length > 0) return failures;
  const written = (await world.state.restore()).filter(({ table }) => !mayBeWritten.has(table));
  if (written.length > 0) failures.push(`${id}: a refused call changed ${changed(written)}`);
  const { status = 200, check, asks: asked, variants = [] } = requests[id] ?? {};
  for (const caller of granted) {
    for (const extra of [{}, ...variants]) {
      const answer = await attempt(world, id, caller, extra);
      if (answer.status !== status) say(caller, `${told(answer)} instead of ${status} (${expectation.says})`);
      const wrong = check?.(answer, caller);
      if (wrong) say(caller, wrong);
      for (const leak of leaksIn(answer, caller, { asked })) say(caller, `the answer ${leak}`);
      const strange = strangeChanges(world, id, caller, await world.state.restore());
      if (strange.length > 0) say(caller, `it changed ${changed(strange)} of somebody else`);
    }
  }
  return failures;
}
