import { pointerKeys } from '#schemas';
import type { DocumentSource } from '#engine/document';
import { addressPaths } from './addresses.ts';
import { analyse, type Analysis, type AnalysedNode, type Handler } from './analysis.ts';
import { changedParts, type ChangedParts, isHandlerChanged } from './changed-parts.ts';
import type { ClosedScopes } from './closed-scopes.ts';
import type { PathSet } from './data-paths.ts';
import type { RightsIssues } from './issue.ts';
import { type RightsContext, type SealedParts, sealedParts } from './sealed.ts';
import { secretPaths } from './secrets.ts';

/** A shipped document and its changed form, with all that the rules look at. */
export interface Comparison {
  context: RightsContext;
  shipped: Analysis;
  changed: Analysis;
  parts: ChangedParts;
  sealed: SealedParts;
  secrets: PathSet;
  /** The state that is shown as addresses: no value flows into one of another origin. */
  addresses: PathSet;
  /** The pages, dialogs and drawers where people type passwords and codes: a change there is one of a closed list. */
  closed: ReadonlySet<string>;
  issues: RightsIssues;
  /** What a fragment reaches that no changed page may name. */
  fragmentCalls: (fragment: unknown) => ReadonlySet<string>;
}

/** What is known of a shipped document before anybody changes it. */
export interface ShippedParts {
  analysis: Analysis;
  sealed: SealedParts;
}

const nothing: DocumentSource = { kind: 'page', version: 1, id: 'nothing' };

/** Reads a shipped document for comparisons; without one, there is nothing to compare with. */
export function shippedParts(
  shipped: DocumentSource | undefined,
  context: RightsContext,
  fragmentCalls: Comparison['fragmentCalls'],
): ShippedParts {
  const analysis = analyse(shipped ?? nothing, context.catalogue);
  return { analysis, sealed: sealedParts(analysis, context, fragmentCalls) };
}

/** Compares a changed document with the shipped one; without a shipped one, everything in it is added. */
export function compare(
  shipped: DocumentSource | undefined,
  { analysis, sealed }: ShippedParts,
  document: DocumentSource,
  { closed, ...known }: Pick<Comparison, 'context' | 'fragmentCalls' | 'issues'> & { closed: ClosedScopes },
): Comparison {
  const changed = analyse(document, known.context.catalogue);
  const secrets = secretPaths(analysis, changed, known.context.operations);
  return {
    ...known,
    shipped: analysis,
    changed,
    parts: changedParts(shipped, document),
    sealed,
    secrets,
    addresses: addressPaths(changed.nodes),
    closed: closed.of(analysis),
  };
}

/** Whether the changed document brought a list of actions, or decides when and with what it runs. */
export function isChangedHandler({ parts }: Comparison, { kind, name, node, scope }: Handler): boolean {
  if (kind === 'event') return node !== undefined && isHandlerChanged(parts, node, name);
  const changes = parts.scopes.get(scope);
  if (!changes) return false;
  if (kind === 'load') return changes.isAdded || changes.keys.has('load');
  return changes.isAdded || changes[kind === 'data' ? 'data' : 'actions'].has(name);
}

/** Whether all that a node reads and shows is the changed document's, and not only the keys that differ. */
export function isWhollyChanged({ parts }: Comparison, { id }: AnalysedNode): boolean {
  const changed = parts.nodes.get(id);
  if (!changed) return false;
  return changed.isAdded || ['widget', 'fragment', 'each', 'position'].some((key) => changed.keys.has(key));
}

/** Whether the changed document brought what is written at a pointer inside a node. */
export function isChangedInNode(comparison: Comparison, node: AnalysedNode, pointer: string): boolean {
  if (isWhollyChanged(comparison, node)) return true;
  const keys = comparison.parts.nodes.get(node.id)?.keys ?? new Set();
  const [first = '', second = ''] = pointerKeys(pointer.slice(node.pointer.length));
  return keys.has(first) || keys.has(`${first}/${second}`);
}
