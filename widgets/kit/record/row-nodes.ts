import type { CompiledNode, Expr } from '#engine/document';
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
  const { bind, slots, when, props } = node;
  return {
    ...node,
    ...(bind && { bind: bind.map((step) => (step === '*' ? index : step)) }),
    // Safe: an expression stays one.
    ...(when && { when: placedExpr(when, index) as Expr }),
    ...(props && { props: placedProps(props, index) }),
    ...(slots && { slots: placedSlots(slots, index) }),
  };
}

/** What an expression reads of the row's own rules, at the row's index; the same expression where it reads none. */
function placedExpr(part: unknown, index: string): unknown {
  if (!Array.isArray(part) || part[0] === 'lit') return part;
  if (part[0] === 'get' && part[2] === '*') return ['get', placedExpr(part[1], index), index];
  const next = part.map((one) => placedExpr(one, index));
  return next.every((one, at) => one === part[at]) ? part : next;
}

function placedProps(props: NonNullable<CompiledNode['props']>, index: string): NonNullable<CompiledNode['props']> {
  const entries = Object.entries(props).map(([name, value]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !isExpression(value))
      return [name, value] as const;
    const expr = placedExpr(value.$, index);
    // Safe: an expression stays one.
    return [name, expr === value.$ ? value : { $: expr as Expr }] as const;
  });
  return entries.every(([name, value]) => value === props[name]) ? props : Object.fromEntries(entries);
}

const isExpression = (value: object): value is { $: Expr } => '$' in value;

function placedSlots(slots: NonNullable<CompiledNode['slots']>, index: string): NonNullable<CompiledNode['slots']> {
  const entries = Object.entries(slots).map(([name, nodes]) => [name, nodes.map((node) => placed(node, index))]);
  return Object.fromEntries(entries);
}
