import type { DocumentSource } from '#engine/document';
import { type ChangedParts, changedParts, isHandlerChanged } from '../rights/index.ts';
import type { CheckContext } from '../check/context.ts';

/** What of the document being compiled the product did not ship; undefined: the product ships it, or the caller does not need to know. */
export type Changes = ChangedParts | undefined;

/** The changes of a page or fragment against the document of that id that the product ships. */
export function changesOf({ base }: CheckContext, id: unknown, source: DocumentSource): Changes {
  return base && changedParts(typeof id === 'string' ? base(id) : undefined, source);
}

/** Whether the actions that a node has for an event have the rights of a changed part. */
export const isChangedHandler = (changes: Changes, node: unknown, event: string): boolean =>
  changes !== undefined && (typeof node !== 'string' || isHandlerChanged(changes, node, event));

/** Whether a fragment is placed, or what it is given was said, by a change: everything inside has its rights then. */
export function isChangedFragment(changes: Changes, id: unknown): boolean {
  const changed = typeof id === 'string' ? changes?.nodes.get(id) : undefined;
  if (!changed) return false;
  const placing = ['fragment', 'widget', 'each', 'position'];
  return changed.isAdded || [...changed.keys].some((key) => placing.includes(key) || key.startsWith('params/'));
}

/** The names of a node's props that a change has set; `all` for an added node. */
export function changedProps(changes: Changes, id: unknown): 'all' | ReadonlySet<string> {
  const changed = typeof id === 'string' ? changes?.nodes.get(id) : undefined;
  if (!changed) return new Set();
  if (changed.isAdded || changed.keys.has('widget') || changed.keys.has('each')) return 'all';
  return new Set([...changed.keys].flatMap((key) => (key.startsWith('props/') ? [key.slice('props/'.length)] : [])));
}

/** Whether a change has added a node, or set one of its props. */
export function isChangedNode(changes: Changes, id: unknown): boolean {
  const changed = changedProps(changes, id);
  return changed === 'all' || changed.size > 0;
}

/** Whether a page, dialog or drawer, by its pointer, has an entry of `actions` or `data` that is not as shipped. */
export function isChangedEntry(changes: Changes, pointer: string, list: 'actions' | 'data', name: string): boolean {
  const scope = changes?.scopes.get(pointer);
  return scope !== undefined && (scope.isAdded || scope[list].has(name));
}

/** The same for what runs when it is shown. */
export function isChangedLoad(changes: Changes, pointer: string): boolean {
  const scope = changes?.scopes.get(pointer);
  return scope !== undefined && (scope.isAdded || scope.keys.has('load'));
}
