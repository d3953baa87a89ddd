import { isObject, pointerTo } from '#schemas';
import type { DocumentSource } from '#engine/document';
import { scopesOf } from './scopes.ts';

/** A node with where it is. */
export interface LocatedNode {
  id: string;
  node: Readonly<Record<string, unknown>>;
  pointer: string;
  /** The pointer of the page, dialog or drawer that it is in. */
  scope: string;
  /** The node around it; undefined for the root of a body. */
  parent: LocatedNode | undefined;
  /** The slot that it is in; undefined for the root of a body and for a fallback. */
  slot: string | undefined;
  /** The scope, the node and the slot that it is in. */
  around: string;
}

/** Every node of a document, dialogs, drawers and fallbacks included, a node before those inside it. */
export function locatedNodes(document: DocumentSource): LocatedNode[] {
  const found: LocatedNode[] = [];
  const visit = (value: unknown, at: Omit<LocatedNode, 'id' | 'node'>): void => {
    if (!isObject(value)) return;
    const located: LocatedNode = { ...at, id: String(value.id), node: value };
    found.push(located);
    const inside = (child: unknown, slot: string | undefined, pointer: string): void =>
      visit(child, { pointer, scope: at.scope, parent: located, slot, around: `${at.scope} ${located.id} ${slot}` });
    for (const [slot, children] of Object.entries(isObject(value.slots) ? value.slots : {})) {
      if (!Array.isArray(children)) continue;
      const list = pointerTo(`${at.pointer}/slots`, slot);
      for (const [index, child] of children.entries()) inside(child, slot, `${list}/${index}`);
    }
    inside(value.fallback, undefined, `${at.pointer}/fallback`);
  };
  for (const { pointer, scope } of scopesOf(document)) {
    visit(scope.body, {
      pointer: `${pointer}/body`,
      scope: pointer,
      parent: undefined,
      slot: undefined,
      around: `${pointer} body`,
    });
  }
  return found;
}
