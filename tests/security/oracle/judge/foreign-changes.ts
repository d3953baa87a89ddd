import type { OperationId } from '#openapi';
import { requests } from '../requests/index.ts';
import type { Caller } from '../world/caller.ts';
import { foreign, own } from '../world/scopes.ts';
import type { Change } from '../world/state.ts';
import { ownTarget } from '../world/targets.ts';
import type { World } from '../world/world.ts';

/** Cleared of what is ten minutes old, for everybody, by whoever listens next; a signal comes from a row that counts here. */
const cleared: ReadonlySet<string> = new Set(['notification_signals']);

/** Changes of rows that belong to a workspace which is not the caller's. System roles administer all workspaces. */
export function foreignChanges(changes: readonly Change[], { at }: Pick<Caller, 'at'>): Change[] {
  if (at === 'platform' || at === 'nowhere') return [];
  const home = at === 'foreign' ? foreign.wsId : own.wsId;
  return changes.filter(({ table, wsId }) => wsId !== '' && wsId !== home && !cleared.has(table));
}

/** Workspaces that came with the changes. */
function madeWorkspaces(changes: readonly Change[]): string[] {
  const before = [own.wsId, foreign.wsId];
  return changes.flatMap(({ table, wsId }) => (table === 'workspaces' && !before.includes(wsId) ? [wsId] : []));
}

/** Changes of someone else's rows that this operation is not there to make. */
export function strangeChanges(world: World, id: OperationId, caller: Caller, changes: readonly Change[]): Change[] {
  const { changes: kind, makesWorkspace } = requests[id] ?? {};
  const expectedAt = kind && ownTarget(world, kind, caller).value;
  const made = makesWorkspace ? madeWorkspaces(changes) : [];
  return foreignChanges(changes, caller).filter(({ wsId }) => wsId !== expectedAt && !made.includes(wsId));
}
