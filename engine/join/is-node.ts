import type { Node } from '../document/generated/documents.ts';

/** Whether an entry of a block is written as a node. */
export function isNode(entry: object): entry is Node {
  return 'widget' in entry || 'fragment' in entry || 'part' in entry;
}
