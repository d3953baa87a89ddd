import type { DocumentSource } from '#engine/document';
import { own } from '#schemas';
import type { Contract } from '../check/contract.ts';
import { analyse, type Analysis } from './analysis.ts';
import type { RightsContext } from './sealed.ts';
import { secretPaths } from './secrets.ts';

/** Where people type passwords and codes: a change there is one of a closed list. */
export interface ClosedScopes {
  /** The pointers of a shipped document's closed page, dialogs and drawers. */
  of(shipped: Analysis): ReadonlySet<string>;
}

/**
 * P43 Finds the closed scopes of the documents that the product ships. A page around a closed fragment is closed, because people see
 * one page; and so is a fragment that a closed page shows: what is added there is shown among the fields.
 */
export function createClosedScopes(context: RightsContext, shipped: () => Iterable<DocumentSource>): ClosedScopes {
  let known: Map<string, ReadonlySet<string>> | undefined;
  const read = () => {
    const analyses = [...shipped()].map((document) => analyse(document, context.catalogue));
    return closedOfAll(analyses, context.operations);
  };
  return {
    of(analysis) {
      known ??= read();
      // A document that the product does not ship is no fragment of a shipped page.
      return known.get(analysis.document.id) ?? ownClosed(analysis, context.operations);
    },
  };
}

function closedOfAll(analyses: readonly Analysis[], contract: Contract): Map<string, ReadonlySet<string>> {
  const found = new Map(analyses.map((analysis) => [analysis.document.id, ownClosed(analysis, contract)]));
  const close = (analysis: Analysis, scope: string): boolean => {
    const scopes = found.get(analysis.document.id) ?? new Set();
    const added = (scope === '' ? [...analysis.scopes.keys()] : [scope]).filter((each) => !scopes.has(each));
    for (const each of added) scopes.add(each);
    return added.length > 0;
  };
  const byId = new Map(analyses.map((analysis) => [analysis.document.id, analysis]));
  /** Looks at every node that shows a fragment, until nothing more is closed. */
  const spread = (look: (around: Analysis, scope: string, fragment: Analysis) => boolean): void => {
    for (let isMore = true; isMore; ) {
      isMore = false;
      for (const analysis of analyses) {
        for (const { node, scope } of analysis.nodes) {
          const fragment = typeof node.fragment === 'string' ? byId.get(node.fragment) : undefined;
          if (fragment && look(analysis, scope, fragment)) isMore = true;
        }
      }
    }
  };
  const isClosed = ({ document }: Analysis, scope: string): boolean => found.get(document.id)?.has(scope) === true;
  spread((around, scope, fragment) => isClosed(fragment, '') && close(around, scope));
  spread((around, scope, fragment) => isClosed(around, scope) && close(fragment, ''));
  return found;
}

/** The pages, dialogs and drawers with a field for a secret. Around a closed page, its dialogs are closed too: they read its state. */
function ownClosed(shipped: Analysis, contract: Contract): Set<string> {
  const { operations } = contract;
  const secrets = secretPaths(shipped, shipped, contract);
  const found = new Set<string>();
  for (const { widget, scope } of shipped.nodes) if (widget?.secret === true) found.add(scope);
  for (const scope of shipped.scopes.keys())
    if (scope !== '' && (secrets.overlaps([scope, 'params']) || secrets.overlaps([scope, 'state']))) found.add(scope);
  // A page may sign in with what its address holds, and asks for nothing.
  for (const { scope, steps } of shipped.handlers)
    if (steps.some(({ call }) => call !== undefined && own(operations, call)?.opensSession)) found.add(scope);
  if (found.has('')) for (const scope of shipped.scopes.keys()) found.add(scope);
  return found;
}
