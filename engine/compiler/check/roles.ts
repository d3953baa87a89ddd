import { nearest } from '#schemas';
import { narrow, reachOf } from './reach.ts';
import type { Scope, Walk } from './walk.ts';

/** The scope of what a node or an action shows or does to its `roles` alone. */
export function narrowed(walk: Walk, owner: { readonly roles?: unknown }, pointer: string, scope: Scope): Scope {
  if (typeof owner.roles !== 'string') return scope;
  const set = reachOf(owner.roles, walk.context.roleSets);
  if (set) return scope.reach ? { ...scope, reach: narrow(scope.reach, set) } : scope;
  addUnknownRoles(walk, owner.roles, `${pointer}/roles`);
  // It is unknown who reaches the node, so nothing more is reported about it.
  return { ...scope, reach: undefined };
}

/** Reports role sets that do not exist. */
export function addUnknownRoles(walk: Walk, name: string, pointer: string): void {
  const meant = nearest(name, ['public', ...Object.keys(walk.context.roleSets)]);
  walk.diagnostics.add('PAGE_ROLES_UNKNOWN', pointer, { name: name.slice(0, 60) }, meant && `Did you mean "${meant}"?`);
}
