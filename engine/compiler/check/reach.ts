import { own } from '#schemas';

/** Who can reach a node of a document. */
export interface Reach {
  /** Also people who are not signed in. */
  isPublic: boolean;
  roles: readonly string[];
}

type RoleSets = Readonly<Record<string, readonly string[]>>;

/** Who reaches a document that names this set: everybody for `public`, all who signed in when it names none. */
export function reachOf(set: string | undefined, roleSets: RoleSets): Reach | undefined {
  const everyone = [...new Set(Object.values(roleSets).flat())];
  if (set === undefined) return { isPublic: false, roles: everyone };
  if (set === 'public') return { isPublic: true, roles: everyone };
  const roles = own(roleSets, set);
  return roles && { isPublic: false, roles };
}

/** Who of them is also in the set; the set can only narrow. */
export function narrow(reach: Reach, set: Reach): Reach {
  return { isPublic: reach.isPublic && set.isPublic, roles: reach.roles.filter((role) => set.roles.includes(role)) };
}

/** The people who reach a node, but may not make a call: role names, or `visitors who are not signed in`. */
export function withoutRight(reach: Reach, allowed: 'public' | readonly string[]): string[] {
  if (allowed === 'public') return [];
  const anonymous = reach.isPublic ? ['visitors who are not signed in'] : [];
  return [...anonymous, ...reach.roles.filter((role) => !allowed.includes(role))];
}
