import type { DocumentSource } from '#engine/document';
import { checkActions } from './check-actions.ts';
import { checkClosed } from './check-closed.ts';
import { checkParts } from './check-parts.ts';
import { checkSealed } from './check-sealed.ts';
import { createClosedScopes } from './closed-scopes.ts';
import { compare, type ShippedParts, shippedParts } from './comparison.ts';
import { type RightsIssue, RightsIssues } from './issue.ts';
import { createFragmentCalls, type RightsContext } from './sealed.ts';

/**
 * What a changed document does that only the product's own documents may do; without a shipped document, all of it is judged. It is
 * for documents in which `checkDocument` finds nothing.
 */
export type RightsCheck = (shipped: DocumentSource | undefined, changed: DocumentSource) => RightsIssue[];

/**
 * P43 P44 Makes the check; `context.documents` gives the documents as they are shipped, `shipped` all of them. Each is read once, and
 * none before the first check.
 */
export function createRightsCheck(context: RightsContext, shipped: () => Iterable<DocumentSource>): RightsCheck {
  const closed = createClosedScopes(context, shipped);
  const fragmentCalls = createFragmentCalls(context);
  const known = new WeakMap<DocumentSource, ShippedParts>();
  return (shipped, changed) => {
    const parts = (shipped && known.get(shipped)) ?? shippedParts(shipped, context, fragmentCalls);
    if (shipped) known.set(shipped, parts);
    const issues = new RightsIssues();
    const comparison = compare(shipped, parts, changed, { context, fragmentCalls, issues, closed });
    checkClosed(comparison);
    checkActions(comparison);
    checkParts(comparison);
    checkSealed(comparison);
    return issues.all;
  };
}
