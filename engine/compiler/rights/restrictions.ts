import type { Analysis } from './analysis.ts';
import type { SealedParts } from './sealed.ts';

/** A node that a change may not make say or do whatever its author likes, by the code with which a check would refuse it. */
export interface RestrictedNode {
  node: string;
  code: 'CHANGE_SEALED' | 'CHANGE_FEEDS' | 'CHANGE_CLOSED';
}

/** What an author learns before a change instead of from its refusal. */
export interface Restrictions {
  /** The body is where people type passwords and codes: all that is not on a short list is refused there. */
  isClosed: boolean;
  /** In the order of the document. */
  nodes: readonly RestrictedNode[];
}

/** The restricted nodes of a document; what is sealed and where it is closed follows from the shipped one. */
export function restrictionsOf(base: Analysis, sealed: SealedParts, closed: ReadonlySet<string>): Restrictions {
  const nodes = base.nodes.flatMap(({ id, scope }): RestrictedNode[] => {
    if (closed.has(scope)) return [{ node: id, code: 'CHANGE_CLOSED' }];
    if (sealed.nodes.has(id)) return [{ node: id, code: 'CHANGE_SEALED' }];
    return sealed.feeders.has(id) ? [{ node: id, code: 'CHANGE_FEEDS' }] : [];
  });
  return { isClosed: closed.has(''), nodes };
}
