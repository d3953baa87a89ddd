import { own } from '#schemas';
import type { CheckContext } from '../check/context.ts';

/** A document's roles spelled out: `['public']` for everybody; undefined: whoever signed in. An unknown set is nobody. */
export function documentRoles(set: unknown, { roleSets }: CheckContext): string[] | undefined {
  return set === 'public' ? ['public'] : nodeRoles(set, roleSets);
}

/** A node's roles spelled out; undefined when it names no set: whoever sees the document sees it. */
export function nodeRoles(set: unknown, roleSets: CheckContext['roleSets']): string[] | undefined {
  if (set === undefined || set === 'public') return undefined;
  return typeof set === 'string' ? [...(own(roleSets, set) ?? [])] : [];
}
