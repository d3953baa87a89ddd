import { didYouMean } from '../nearest.ts';
import { isSame } from './comparison.ts';
import type { Node } from '../source.ts';

/** `, was it renamed to "real_name"?` when one of the new members looks like the one that is gone; else nothing. */
export function renamedTo(name: string, gone: unknown, added: Node): string {
  const near = didYouMean(name, Object.keys(added));
  if (near) return near.replace('did you mean', 'was it renamed to');
  const [only, ...others] = Object.entries(added).filter(([, member]) => isSame(member, gone));
  return only && others.length === 0 ? `, was it renamed to "${only[0]}"?` : '';
}

/** Members of the second that the first does not have. */
export const addedMembers = (before: Node, after: Node): Node =>
  Object.fromEntries(Object.entries(after).filter(([name]) => !Object.hasOwn(before, name)));
