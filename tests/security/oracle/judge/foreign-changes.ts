import type { Caller } from '../world/caller.ts';
import { foreign, own } from '../world/places.ts';
import type { Change } from '../world/state.ts';

/** Changes of rows that belong to a workspace which is not the caller's. System roles administer all workspaces. */
export function foreignChanges(changes: readonly Change[], { at }: Pick<Caller, 'at'>): Change[] {
  if (at === 'platform' || at === 'nowhere') return [];
  const home = at === 'foreign' ? foreign.wsId : own.wsId;
  return changes.filter(({ wsId }) => wsId !== '' && wsId !== home);
}
