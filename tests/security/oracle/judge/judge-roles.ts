import { type Operation, type OperationId, operations } from '#openapi';
import { readDescription } from '#server/kernel/http/contract/description.ts';
import type { Answered, Sending } from '#tests/api/visitor.ts';
import type { Expectation } from '../expected/index.ts';
import { grantedStatus, requests, waysOf } from '../requests/index.ts';
import type { Caller } from '../world/caller.ts';
import { unknownId } from '../world/scopes.ts';
import type { Change } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { strangeChanges } from './foreign-changes.ts';
import { judgeLog } from './judge-log.ts';
import { leaksIn } from './leaks.ts';
import { expectedOutcome, type Outcome } from './outcome.ts';
import { send } from './send.ts';
import { togetherOf } from './together.ts';

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

/** Tables that a failure may write to: what was tried is logged and counted (P42, P13). */
const mayBeWritten = new Set(['operation_log', 'rate_limits', 'captchas', 'idempotency_keys']);

function attempt(world: World, id: OperationId, caller: Caller, way: Way = {}): Promise<Answered> {
  const operation: Operation = operations[id];
  const sending = clientCalls.has(id) ? asClient : {};
  if (!operation.planned) return send(world, id, caller, { sending, ...way });
  const args = Object.fromEntries(operation.pathParams.map((name) => [name, unknownId]));
  return caller.call(id, args, sending);
}

/** A client's call has no session: it is made once, for whom it lets in. */
function callersOf(world: World, id: OperationId): readonly Caller[] {
  return clientCalls.has(id) ? [world.caller(requests[id]?.for ?? 'anonymous')] : world.callers;
}

/** What a way of calling adds to the usual arguments. */
type Way = Pick<NonNullable<Parameters<typeof send>[3]>, 'form' | 'extra'>;

const reported = ({ status, code }: Answered): string => `${status}${code ? ` ${code}` : ''}`;

const changed = (changes: readonly Change[]): string => changes.map(({ table }) => table).join(', ');

/** Everybody who calls, with what the specification makes of it. */
function outcomesOf(world: World, id: OperationId, expectation: Expectation): { caller: Caller; outcome: Outcome }[] {
  return callersOf(world, id).map((caller) => ({
    caller,
    outcome: expectedOutcome(expectation, operations[id], caller),
  }));
}

/** P1: calls an operation as everybody whom the specification refuses: the right refusal, and nothing happens. */
export async function judgeDenials(world: World, id: OperationId, expectation: Expectation): Promise<string[]> {
  const failures: string[] = [];
  const ran = world.handled.times(id);
  const tryAs = async ({ caller, outcome }: { caller: Caller; outcome: Outcome }): Promise<void> => {
    if (outcome === 'granted') return;
    const say = (text: string): void => void failures.push(`${id} as ${caller.name}: ${text}`);
    const { status, code } = outcome.denial;
    const answer = await attempt(world, id, caller);
    if (answer.status !== status || answer.code !== code) {
      say(`${reported(answer)} instead of ${status} ${code} (${expectation.says})`);
    }
    for (const leak of leaksIn(answer, caller, { sent: [unknownId] })) say(`the refusal ${leak}`);
  };
  // Nothing happens in any of them, or it is a failure: they can be sent at once.
  await Promise.all(outcomesOf(world, id, expectation).map(tryAs));
  if (world.handled.times(id) > ran) failures.push(`${id}: it was carried out for somebody who may not call it`);
  const written = (await world.state.restore()).filter(({ table }) => !mayBeWritten.has(table));
  if (written.length > 0) failures.push(`${id}: a refused call changed ${changed(written)}`);
  return failures;
}

/** P1 P2 WB-09: calls it as everybody who may: the right answer, neither that nor a change is anybody else's, and a change is logged. */
export async function judgeGrants(world: World, id: OperationId, expectation: Expectation): Promise<string[]> {
  const failures: string[] = [];
  const { check, asks: asked, listsWorkspaces } = requests[id] ?? {};
  const tryAs = async (caller: Caller, way: Way): Promise<number> => {
    const say = (text: string): void => void failures.push(`${id} as ${caller.name}: ${text}`);
    const answer = await attempt(world, id, caller, way);
    const status = grantedStatus(id, caller, way.form);
    if (answer.status !== status) say(`${reported(answer)} instead of ${status} (${expectation.says})`);
    const wrong = check?.(answer, caller);
    if (wrong) say(wrong);
    for (const leak of leaksIn(answer, caller, { asked, listsWorkspaces })) say(`the answer ${leak}`);
    return answer.status;
  };
  const judgeChanges = async (callers: Caller[], statuses: readonly number[]): Promise<void> => {
    const changes = await world.state.restore();
    const strange = callers.flatMap((caller) => strangeChanges(world, id, caller, changes));
    const names = callers.map(({ name }) => name).join(', ');
    if (strange.length > 0) failures.push(`${id} as ${names}: it changed ${changed(strange)} of somebody else`);
    // A denial is an entry of its own (P42).
    if (statuses.some((status) => status >= 400)) return;
    for (const text of judgeLog(id, changes)) failures.push(`${id} as ${names}: ${text}`);
  };
  const granted = outcomesOf(world, id, expectation).flatMap(({ caller, outcome }) =>
    outcome === 'granted' ? [caller] : [],
  );
  for (const group of togetherOf(id, granted)) {
    for (const way of waysOf(id)) {
      const statuses = await Promise.all(group.map((caller) => tryAs(caller, way)));
      await judgeChanges(group, statuses);
    }
  }
  return failures;
}
