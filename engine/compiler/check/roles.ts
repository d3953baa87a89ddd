import { nearest } from '#schemas';
import { narrow, reachOf } from './reach.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** The scope of what a node or an action shows or does to its `roles` alone. */
export function narrowed(walk: Walk, owner: { readonly roles?: unknown }, pointer: string, scope: Scope): Scope {
  if (typeof owner.roles !== 'string') return scope;
  const set = reachOf(owner.roles, walk.context.roleSets);
  const { reach } = scope;
  if (set && !reach) return scope;
  const inside = set && reach && narrow(reach, set);
  const narrower = walk.cache.scopes.of([scope, 'roles', owner.roles], () => ({ ...scope, reach: inside }));
  if (set) return narrower;
  addUnknownRoles(walk, owner.roles, `${pointer}/roles`);
  // It is unknown who reaches the node, so nothing more is reported about it.
  return narrower;
}

/** Reports role sets that do not exist. */
export function addUnknownRoles(walk: Walk, name: string, pointer: string): void {
  const meant = nearest(name, ['public', ...Object.keys(walk.context.roleSets)]);
  walk.diagnostics.add('PAGE_ROLES_UNKNOWN', pointer, { name: name.slice(0, 60) }, meant && `Did you mean "${meant}"?`);
}
