import { own } from '#schemas';
import type { CheckContext } from '../check/context.ts';

/**
 * A document's roles spelled out. Undefined for `public`: nobody is excluded. Without a set every role may, but nobody
 * who is not signed in. An unknown set is nobody.
 */
export function documentRoles(set: unknown, { roleSets }: CheckContext): string[] | undefined {
  if (set === undefined) return [...new Set(Object.values(roleSets).flat())];
  return nodeRoles(set, roleSets);
}

/** A node's roles spelled out; undefined when it names no set: whoever sees the document sees it. */
export function nodeRoles(set: unknown, roleSets: CheckContext['roleSets']): string[] | undefined {
  if (set === undefined || set === 'public') return undefined;
  return typeof set === 'string' ? [...(own(roleSets, set) ?? [])] : [];
}
