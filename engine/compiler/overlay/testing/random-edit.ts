import fc from 'fast-check';
import { isObject } from '#schemas';
import type { DocumentSource, Json } from '#engine/document';
import { nodeIds } from '#engine/written';
import { childrenOf, findNode, idsOf, type Node } from '../tree.ts';
import { anyNode, anyValue } from './random-document.ts';

/** One thing that a person does in the designer, or a developer in an upgrade; numbers pick among what there is. */
export type Edit =
  | { kind: 'value'; node: number; name: number; value: Json | undefined }
  | { kind: 'item'; node: number; item: number; value: Json }
  | { kind: 'document'; value: Json | undefined }
  | { kind: 'add' | 'move'; node: number; parent: number; slot: string; index: number; value: Record<string, Json> }
  | { kind: 'remove' | 'rename' | 'dissolve'; node: number }
  | { kind: 'widget'; node: number; widget: string };

const pick = fc.integer({ min: 0, max: 999 });
const slot = fc.constantFrom('default', 'default', 'columns');
// Safe: nodes without ids.
const value = anyNode as unknown as fc.Arbitrary<Record<string, Json>>;
const position = { node: pick, parent: pick, slot, index: pick, value };

export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('value' as const),
      node: pick,
      name: pick,
      value: fc.option(anyValue, { nil: undefined }),
    }),
  },
  fc.record({ kind: fc.constant('item' as const), node: pick, item: pick, value: anyValue }),
  fc.record({ kind: fc.constant('document' as const), value: fc.option(anyValue, { nil: undefined }) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), ...position }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), ...position }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), node: pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('rename' as const, 'dissolve' as const), node: pick }) },
  fc.record({ kind: fc.constant('widget' as const), node: pick, widget: fc.constantFrom('Stack', 'Table', 'Text') }),
);

const names = ['label', 'gap', 'style', 'options'];

/**
 * The document after the edits; those that make no sense in it are left out. Nodes that are added or renamed are called
 * `<prefix><number>`.
 */
export function edited(source: DocumentSource, edits: readonly Edit[], prefix: string): DocumentSource {
  const document: Node = { ...structuredClone(source) };
  edits.forEach((edit, index) => {
    if (edit.kind === 'document') setOrDrop(document, 'layout', edit.value);
    else editNode(document, edit, `${prefix}${index}`);
  });
  // Safe: what the edits leave alone was a document.
  return document as unknown as DocumentSource;
}

function editNode(document: Node, edit: Exclude<Edit, { kind: 'document' }>, newId: string): void {
  const ids = idsOf(document);
  const found = findNode(document, ids[edit.node % ids.length] ?? '');
  if (!found) return;
  const { node, siblings } = found;
  if (edit.kind === 'widget') node.widget = edit.widget;
  if (edit.kind === 'value' || edit.kind === 'item') editProps(node, edit);
  if (edit.kind === 'remove' && siblings) siblings.splice(siblings.indexOf(node), 1);
  // An overlay says that a node is renamed by a new one: no operation moves a shipped fallback there.
  if (edit.kind === 'rename' && siblings && !(newId.startsWith('x.') && node.fallback)) node.id = newId;
  // Its children replace it.
  if (edit.kind === 'dissolve' && siblings)
    siblings.splice(siblings.indexOf(node), 1, ...Object.values(isObject(node.slots) ? node.slots : {}).flat());
  if (edit.kind !== 'add' && edit.kind !== 'move') return;
  const parent = findNode(document, ids[edit.parent % ids.length] ?? '')?.node;
  if (!parent || (edit.kind === 'move' && (!siblings || nodeIds(node).has(String(parent.id))))) return;
  if (edit.kind === 'move') siblings?.splice(siblings.indexOf(node), 1);
  const children = [...childrenOf(parent, edit.slot)];
  const child = edit.kind === 'move' ? node : { ...structuredClone(edit.value), id: newId };
  children.splice(edit.index % (children.length + 1), 0, child);
  parent.slots = { ...(isObject(parent.slots) ? parent.slots : {}), [edit.slot]: children };
}

function editProps(node: Node, edit: Extract<Edit, { kind: 'value' | 'item' }>): void {
  const props = isObject(node.props) ? node.props : {};
  node.props = props;
  if (edit.kind === 'value') {
    setOrDrop(props, names[edit.name % names.length] ?? 'label', edit.value);
    return;
  }
  const list = Array.isArray(props['options']) ? props['options'] : [];
  const item: unknown = list[edit.item % (list.length + 1)];
  if (isObject(item)) item['label'] = edit.value;
}

function setOrDrop(owner: Node, name: string, value: Json | undefined): void {
  if (value === undefined) delete owner[name];
  else owner[name] = structuredClone(value);
}
