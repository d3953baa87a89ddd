import type { DocumentSource } from '#engine/document';
import { analyse } from './analysis.ts';
import { checkActions } from './check-actions.ts';
import { checkClosed } from './check-closed.ts';
import { checkParts } from './check-parts.ts';
import { checkSealed } from './check-sealed.ts';
import { createClosedScopes } from './closed-scopes.ts';
import { compare, type ShippedParts, shippedParts } from './comparison.ts';
import { type RightsIssue, RightsIssues } from './issue.ts';
import { type Restrictions, restrictionsOf } from './restrictions.ts';
import { createFragmentCalls, type RightsContext } from './sealed.ts';

/**
 * What a changed document does that only the product's own documents may do; without a shipped document, all of it is judged. It is
 * for documents in which `checkDocument` finds nothing.
 */
export type RightsCheck = (shipped: DocumentSource | undefined, changed: DocumentSource) => RightsIssue[];

/** What a change of the product's documents may do. */
export interface ChangeRights {
  check: RightsCheck;
  /** What of a document is not free to change; `base` is the shipped document, or what a lower overlay made of it. */
  restrictions(shipped: DocumentSource, base: DocumentSource): Restrictions;
}

/**
 * P43 P44 `context.documents` gives the documents as they are shipped, `shipped` all of them. Each is read once, and none before it
 * is needed.
 */
export function createChangeRights(context: RightsContext, shipped: () => Iterable<DocumentSource>): ChangeRights {
  const closed = createClosedScopes(context, shipped);
  const fragmentCalls = createFragmentCalls(context);
  const known = new WeakMap<DocumentSource, ShippedParts>();
  const partsOf = (document: DocumentSource | undefined): ShippedParts => {
    const parts = (document && known.get(document)) ?? shippedParts(document, context, fragmentCalls);
    if (document) known.set(document, parts);
    return parts;
  };
  return {
    check(shipped, changed) {
      const issues = new RightsIssues();
      const comparison = compare(shipped, partsOf(shipped), changed, { context, fragmentCalls, issues, closed });
      checkClosed(comparison);
      checkActions(comparison);
      checkParts(comparison);
      checkSealed(comparison);
      return issues.all;
    },
    restrictions(shipped, base) {
      const parts = partsOf(shipped);
      return restrictionsOf(analyse(base, context.catalogue), parts.sealed, closed.of(parts.analysis));
    },
  };
}
