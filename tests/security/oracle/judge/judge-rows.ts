import { type Operation, type OperationId, operations } from '#openapi';
import type { Answered } from '#tests/api/visitor.ts';
import type { Expectation } from '../expected/index.ts';
import { type Form, formsOf, namesOf, requests } from '../requests/index.ts';
import { type RowKind, type RowKindName, rowKinds } from '../rows/index.ts';
import type { Caller } from '../world/caller.ts';
import type { Scope } from '../world/scopes.ts';
import { homeOf, type Target, unknownTarget } from '../world/targets.ts';
import type { World } from '../world/world.ts';
import { foreignChanges } from './foreign-changes.ts';
import { leaksIn, readable } from './leaks.ts';
import { expectedOutcome } from './outcome.ts';
import { send } from './send.ts';
import { byHome } from './together.ts';

/** Roles that hold in one application only (ROLE-05); all others administer or see every one of their workspace. */
const isOfOneApplication = ({ roles, elsewhere }: Caller): boolean =>
  elsewhere === undefined && roles.every((role) => role.startsWith('APP_'));

/** Rows that are nothing to the caller: another workspace's, the platform's to a workspace, another application's. */
function strangersTo(world: World, id: OperationId, kind: RowKindName, caller: Caller): Target[] {
  if (caller.at === 'platform' && requests[id]?.isForAll) return [];
  const rowKind: RowKind = rowKinds[kind];
  const home = caller.at === 'platform' && requests[id]?.isInside ? 'own' : homeOf(caller);
  const workspaceOf = (name: Scope['name']): string => (name === 'otherApplication' ? 'own' : name);
  const names: Scope['name'][] = ['own', 'otherApplication', 'foreign'];
  if (!rowKind.isShared) names.push('platform');
  return names.flatMap((name) => {
    const value = world.row(kind, name);
    if (value === undefined || name === home) return [];
    const isOwnWorkspace = workspaceOf(name) === workspaceOf(home);
    if (isOwnWorkspace && !(rowKind.isOfApplication && isOfOneApplication(caller))) return [];
    return [{ label: isOwnWorkspace ? "another application's" : `somebody else's (${name})`, value }];
  });
}

/** A row of the caller's workspace that only others may name. */
function notOwn(world: World, id: OperationId, path: string, { name }: Caller): Target[] {
  const { kind, callers } = requests[id]?.notOwn?.[path] ?? {};
  const value = kind && callers?.includes(name) ? world.row(kind, 'own') : undefined;
  return value === undefined ? [] : [{ label: "a colleague's", value }];
}

/** Ids and times that the server made: a new row has others each time. The world's own ids begin as no time does. */
const madeNow = /\b01(?!A{8}|B{8}|P{8}|Z{8}|ACC|WS)[0-9A-Z]{24}\b|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

function withoutName(answer: Answered, value: string): string {
  return `${answer.status} ${readable(answer).replaceAll(value, '').replaceAll(madeNow, '')}`;
}

/** Every argument that names a row, in each form of the call. */
const named = (id: OperationId, caller: Caller) =>
  formsOf(id).flatMap((form) => namesOf(form, caller).map(([path, kind]) => ({ form, path, kind })));

/** What came of calls with rows that are nothing to the caller. */
interface Tried {
  failures: string[];
  /** The state decided, and not the row: calls of before were counted. */
  isLimited: boolean;
}

/** Calls as one caller, with an unknown row and each row of others; `after` is called after each. */
async function tryAs(
  world: World,
  id: OperationId,
  caller: Caller,
  after: (what: string) => Promise<void>,
): Promise<Tried> {
  const tried: Tried = { failures: [], isLimited: false };
  const call = async (form: Form, path: string, value: string): Promise<Answered> => {
    const answer = await send(world, id, caller, { form, targets: { [path]: value } });
    tried.isLimited ||= answer.status === 429;
    return answer;
  };
  for (const { form, path, kind } of named(id, caller)) {
    const unknown = unknownTarget(world, kind);
    const baseline = await call(form, path, unknown.value);
    await after(`an unknown ${path}`);
    for (const { label, value } of [...strangersTo(world, id, kind, caller), ...notOwn(world, id, path, caller)]) {
      const answer = await call(form, path, value);
      const say = (text: string): void => void tried.failures.push(`${id} as ${caller.name}: ${label} ${path} ${text}`);
      if (withoutName(answer, value) !== withoutName(baseline, unknown.value)) {
        say(
          `answers ${answer.status} ${answer.code ?? ''} unlike an unknown one, ${baseline.status} ${baseline.code ?? ''}`,
        );
      }
      for (const leak of leaksIn(answer, caller, { sent: [value] })) say(leak);
      await after(`${label} ${path}`);
    }
  }
  return tried;
}

const nothing = async (): Promise<void> => undefined;

/**
 * Whether all that these callers of one home try is refused alike and leaves nothing but entries of the log, so that no call can have
 * met what another one did. Then they are judged; otherwise each call has to be judged from the same state.
 */
async function leavesNothing(world: World, id: OperationId, callers: readonly Caller[]): Promise<boolean> {
  const [first] = callers;
  if (!first) return true;
  const tried: Tried[] = [];
  for (const caller of callers) tried.push(await tryAs(world, id, caller, nothing));
  const changes = await world.state.restore();
  return (
    tried.every(({ failures, isLimited }) => failures.length === 0 && !isLimited) &&
    changes.every(({ table }) => table === 'operation_log') &&
    foreignChanges(changes, first).length === 0
  );
}

/** P2: for each row that an operation names, someone else's answers exactly like one that does not exist. */
export async function judgeRows(world: World, id: OperationId, expectation: Expectation): Promise<string[]> {
  const { safe }: Operation = operations[id];
  const failures: string[] = [];
  const judgeChanges = async (what: string, callers: readonly Caller[]): Promise<void> => {
    const changes = await world.state.restore();
    for (const caller of callers) {
      const tables = foreignChanges(changes, caller).map(({ table }) => table);
      if (tables.length > 0) failures.push(`${id} as ${caller.name}: ${what} changed ${tables.join(', ')}`);
    }
  };
  const judgeOneByOne = async (callers: readonly Caller[]): Promise<void> => {
    for (const caller of callers) {
      const tried = await tryAs(world, id, caller, (what) => judgeChanges(what, [caller]));
      failures.push(...tried.failures);
    }
  };
  const granted = world.callers.filter(
    (caller) => caller.name !== 'anonymous' && expectedOutcome(expectation, operations[id], caller) === 'granted',
  );
  for (const callers of byHome(granted)) {
    if (safe) {
      const tried = await Promise.all(callers.map((caller) => tryAs(world, id, caller, nothing)));
      failures.push(...tried.flatMap((one) => one.failures));
      await judgeChanges("a row that is somebody else's", callers);
      continue;
    }
    // Putting the state back takes longer than most calls. The first caller shows whether the others can do without.
    const [first, others] = [callers.slice(0, 1), callers.slice(1)];
    const isCalm = await leavesNothing(world, id, first);
    if (!isCalm) await judgeOneByOne(first);
    if (!isCalm || !(await leavesNothing(world, id, others))) await judgeOneByOne(others);
  }
  return failures;
}
