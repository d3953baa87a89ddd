import type { CompiledNode } from '#engine/document';
import { isData } from '#engine/runtime';
import type { NodeRecord, ScopeRecord } from './recorder.ts';

/**
 * `shown`; `when`: its condition is not true; `roles`: it is for others; `empty`: its list has no items; `fault`: it is
 * broken; `inside`: its container does not show it.
 */
export type NodeStatus = 'shown' | 'when' | 'roles' | 'empty' | 'fault' | 'inside';

/** A node of a document that is shown, and what became of it. */
export interface TreeEntry {
  /** Unique among everything shown. */
  id: string;
  scope: ScopeRecord;
  node: CompiledNode;
  /** JSON pointer into the compiled document. */
  pointer: string;
  status: NodeStatus;
  /** One for each time that it is on the screen. */
  records: readonly NodeRecord[];
  children: TreeEntry[];
}

/** The nodes of a page, dialog or drawer as its document has them, also those that are not shown. */
export function nodeTree(record: ScopeRecord): TreeEntry | undefined {
  const byNode = new Map<string, NodeRecord[]>();
  for (const node of record.nodes.values()) {
    byNode.set(node.fact.node.id, [...(byNode.get(node.fact.node.id) ?? []), node]);
  }
  return entryOf(record.part.body, `${partPointer(record)}/body`);

  function entryOf(node: unknown, pointer: string): TreeEntry | undefined {
    if (!isNode(node)) return undefined;
    const records = byNode.get(node.id) ?? [];
    const children = Object.entries(node.slots ?? {}).flatMap(([name, nodes]) =>
      Array.isArray(nodes) ? nodes.map((child, at) => entryOf(child, `${pointer}/slots/${escaped(name)}/${at}`)) : [],
    );
    const all = [...children, entryOf(node.fallback, `${pointer}/fallback`)].filter((entry) => entry !== undefined);
    const id = `${record.key} ${pointer}`;
    return { id, scope: record, node, pointer, status: statusOf(record, node, records), records, children: all };
  }
}

function isNode(node: unknown): node is CompiledNode {
  return isData(node) && !Array.isArray(node) && typeof node['id'] === 'string' && typeof node['widget'] === 'string';
}

function statusOf({ scope }: ScopeRecord, node: CompiledNode, records: readonly NodeRecord[]): NodeStatus {
  if (node.fault || records.some(({ fact }) => fact.outcome === 'fault')) return 'fault';
  if (records.some(({ fact }) => fact.outcome !== 'hidden')) return 'shown';
  if (records.length > 0) return 'when';
  if (!scope.hasRole(node.roles)) return 'roles';
  return node.each ? 'empty' : 'inside';
}

/** Where the scope's part is in its document: nothing for the document itself. */
export function partPointer({ scope, part }: ScopeRecord): string {
  for (const kind of ['dialogs', 'drawers'] as const) {
    for (const [name, overlay] of Object.entries(scope.document[kind] ?? {})) {
      if (overlay === part) return `/${kind}/${escaped(name)}`;
    }
  }
  return '';
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
