import { type Operation, type OperationId, operations } from '#openapi';
import type { Answered } from '#tests/api/visitor.ts';
import type { Expectation } from '../expected/index.ts';
import { formsOf, namesOf, requests } from '../requests/index.ts';
import { type RowKind, type RowKindName, rowKinds } from '../rows/index.ts';
import type { Caller } from '../world/caller.ts';
import type { Scope } from '../world/scopes.ts';
import { homeOf, type Target, unknownTarget } from '../world/targets.ts';
import type { World } from '../world/world.ts';
import { foreignChanges } from './foreign-changes.ts';
import { leaksIn, readable } from './leaks.ts';
import { expectedOutcome } from './outcome.ts';
import { send } from './send.ts';
import { togetherOf } from './together.ts';

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
  const judgeAs = async (caller: Caller): Promise<void> => {
    for (const { form, path, kind } of named(id, caller)) {
      const unknown = unknownTarget(world, kind);
      const baseline = await send(world, id, caller, { form, targets: { [path]: unknown.value } });
      if (!safe) await judgeChanges(`an unknown ${path}`, [caller]);
      for (const { label, value } of [...strangersTo(world, id, kind, caller), ...notOwn(world, id, path, caller)]) {
        const answer = await send(world, id, caller, { form, targets: { [path]: value } });
        const say = (text: string): void => void failures.push(`${id} as ${caller.name}: ${label} ${path} ${text}`);
        if (withoutName(answer, value) !== withoutName(baseline, unknown.value)) {
          say(
            `answers ${answer.status} ${answer.code ?? ''} unlike an unknown one, ${baseline.status} ${baseline.code ?? ''}`,
          );
        }
        for (const leak of leaksIn(answer, caller, { sent: [value] })) say(leak);
        if (!safe) await judgeChanges(`${label} ${path}`, [caller]);
      }
    }
  };
  const callers = world.callers.filter(
    (caller) => caller.name !== 'anonymous' && expectedOutcome(expectation, operations[id], caller) === 'granted',
  );
  for (const together of togetherOf(id, callers)) {
    await Promise.all(together.map(judgeAs));
    if (safe) await judgeChanges("a row that is somebody else's", together);
  }
  return failures;
}
