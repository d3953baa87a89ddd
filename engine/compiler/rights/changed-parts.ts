import { isObject, own, sameJson } from '#schemas';
import type { DocumentSource } from '#engine/document';
import { scopesOf } from './scopes.ts';
import { type LocatedNode, locatedNodes } from './located-nodes.ts';

/** A node that is not as the product ships it. */
export interface ChangedNode {
  /** The product ships no node of this id. */
  isAdded: boolean;
  /**
   * What differs: `widget`, `when`, `each`, `roles`, `bind`, `rules`, `fragment`; one of a group as `props/label`, `on/click`,
   * `binds/page`, `params/id`; `position` when another slot or node holds it. Its order among its siblings does not count.
   */
  keys: ReadonlySet<string>;
}

/** What is not as shipped of a page, or of one of its dialogs and drawers. Names that were taken away are listed too. */
export interface ChangedScope {
  /** The product ships no such dialog or drawer. */
  isAdded: boolean;
  actions: ReadonlySet<string>;
  data: ReadonlySet<string>;
  state: ReadonlySet<string>;
  params: ReadonlySet<string>;
  /** Other keys, such as `title`, `load`, `unsaved`, `roles` and `route`. */
  keys: ReadonlySet<string>;
}

/** What of a document the product did not ship. */
export interface ChangedParts {
  /** By id. Nodes that were taken away are in `removed`. */
  nodes: ReadonlyMap<string, ChangedNode>;
  removed: ReadonlySet<string>;
  /** By pointer: an empty one for the document itself, `/dialogs/NAME` and `/drawers/NAME`. */
  scopes: ReadonlyMap<string, ChangedScope>;
}

const groups = ['props', 'on', 'binds', 'params'] as const;
/** Parts that are nodes of their own. */
const inner = new Set(['id', 'slots', 'fallback']);

const lists = ['actions', 'data', 'state', 'params'] as const;
/** Parts of a document that are compared elsewhere, or say nothing of what it does. */
const elsewhere = new Set<string>([...lists, '$schema', 'version', 'body', 'dialogs', 'drawers']);

/**
 * How a document differs from the one that the product ships; without a shipped one, all of it is added. The time it takes grows
 * with the length of both.
 */
export function changedParts(shipped: DocumentSource | undefined, changed: DocumentSource): ChangedParts {
  const before = new Map((shipped ? locatedNodes(shipped) : []).map((located) => [located.id, located]));
  const nodes = new Map<string, ChangedNode>();
  const seen = new Set<string>();
  for (const located of locatedNodes(changed)) {
    const was = before.get(located.id);
    // A second node of the same id is none that the product ships.
    const isAdded = was === undefined || seen.has(located.id);
    seen.add(located.id);
    const keys = changedKeys(isAdded ? undefined : was, located);
    if (isAdded || keys.size > 0) nodes.set(located.id, { isAdded, keys });
  }
  return {
    nodes,
    removed: new Set([...before.keys()].filter((id) => !seen.has(id))),
    scopes: changedScopes(shipped, changed),
  };
}

/** Whether what the node does at an event is the changed document's: its actions, or what decides about their names. */
export function isHandlerChanged(parts: ChangedParts, node: string, event: string): boolean {
  const changed = parts.nodes.get(node);
  if (!changed) return false;
  return changed.isAdded || [`on/${event}`, 'widget', 'each', 'position'].some((key) => changed.keys.has(key));
}

function changedKeys(was: LocatedNode | undefined, now: LocatedNode): Set<string> {
  const keys = new Set<string>();
  for (const key of new Set([...Object.keys(was?.node ?? {}), ...Object.keys(now.node)])) {
    if (inner.has(key)) continue;
    const [before, after] = [own(was?.node, key), own(now.node, key)];
    const group = groups.find((name) => name === key);
    if (!group) {
      if (!sameJson(before, after)) keys.add(key);
    } else {
      for (const name of changedNames(before, after)) keys.add(`${group}/${name}`);
    }
  }
  if (was && was.around !== now.around) keys.add('position');
  return keys;
}

function changedScopes(shipped: DocumentSource | undefined, changed: DocumentSource): Map<string, ChangedScope> {
  const before = new Map((shipped ? scopesOf(shipped) : []).map(({ pointer, scope }) => [pointer, scope]));
  const found = new Map<string, ChangedScope>();
  for (const { pointer, scope } of scopesOf(changed)) {
    const was = before.get(pointer);
    const namesOf = (list: (typeof lists)[number]) => changedNames(own(was, list), own(scope, list));
    const changes = {
      actions: namesOf('actions'),
      data: namesOf('data'),
      state: namesOf('state'),
      params: namesOf('params'),
      keys: changedNames(was, scope, elsewhere),
    };
    const isAdded = was === undefined;
    if (isAdded || Object.values(changes).some(({ size }) => size > 0)) found.set(pointer, { isAdded, ...changes });
  }
  return found;
}

function changedNames(before: unknown, after: unknown, except?: ReadonlySet<string>): Set<string> {
  const [was, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const names = new Set([...Object.keys(was), ...Object.keys(now)]);
  return new Set([...names].filter((name) => !except?.has(name) && !sameJson(own(was, name), own(now, name))));
}
