import type { CompiledNode } from '#engine/document';
import type { SlotNodes } from '#engine';

/** The nodes of the cells of one row: the same nodes, bound at the row's index instead of `*`. */
export function createRowNodes(nodes: SlotNodes['nodes']): (index: number) => readonly CompiledNode[] {
  const made = new Map<number, readonly CompiledNode[]>();
  return (index) => {
    // Safe: the compiler of record forms made them.
    const known = made.get(index) ?? (nodes as readonly CompiledNode[]).map((node) => placed(node, String(index)));
    made.set(index, known);
    return known;
  };
}

function placed(node: CompiledNode, index: string): CompiledNode {
  const { bind, slots } = node;
  return {
    ...node,
    ...(bind && { bind: bind.map((step) => (step === '*' ? index : step)) }),
    ...(slots && { slots: placedSlots(slots, index) }),
  };
}

function placedSlots(slots: NonNullable<CompiledNode['slots']>, index: string): NonNullable<CompiledNode['slots']> {
  const entries = Object.entries(slots).map(([name, nodes]) => [name, nodes.map((node) => placed(node, index))]);
  return Object.fromEntries(entries);
}
