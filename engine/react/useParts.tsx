import { type ReactElement, useMemo } from 'react';
import { type CompiledNode, EngineError } from '#engine/document';
import { type PageScope, type Path, readsOf } from '#engine/runtime';
import { type BoundEngine, useBoundEngine, useScope } from './contexts.ts';
import { eachItems } from './each-items.ts';
import { toEngineError } from './engine-error.ts';
import { isNode, rolesOf, unreadable } from './node-shape.ts';
import { BrokenNode } from './NodeView.tsx';
import type { NodePlan } from './node-plan.ts';
import { Part } from './part.ts';
import type { SlotNodes } from './slot-nodes.ts';
import { usePathSubscription } from './usePathSubscription.ts';

/** The nodes of a slot as a widget renders them by itself. */
export interface Parts<Made> {
  /** What `make` gave for each node that is shown, in order; the same list until something that it reads changes. */
  parts: readonly Made[];
  /** The error boxes of malformed nodes, to be rendered together. */
  broken: readonly ReactElement[];
}

/**
 * The nodes of a slot as parts that the widget renders by itself. Roles, `when` and `each` count as everywhere; a broken
 * node renders its error box, and the others keep working. `make` is called when something changes: pass a stable function.
 */
export function useParts<Props extends object, Made>(
  { nodes, around, locals }: SlotNodes,
  make: (part: Part<Props>) => Made,
): Parts<Made> {
  const scope = useScope();
  const engine = useBoundEngine();
  const reads = useMemo(() => readsOfNodes(nodes, engine), [engine, nodes]);
  const version = usePathSubscription(scope, reads);
  return useMemo(() => {
    // Read at this version: another one is another answer.
    void version;
    const parts: Made[] = [];
    const broken: ReactElement[] = [];
    for (const [index, node] of nodes.entries()) {
      try {
        for (const part of partsOf<Props>(node, { nodes, around, locals }, scope, engine)) parts.push(make(part));
      } catch (error) {
        const diagnostic = isNode(node) ? (node.fault ?? toEngineError(error, node.widget)) : unreadable(node);
        broken.push(<BrokenNode key={index} node={node} locals={locals} error={diagnostic} />);
      }
    }
    return { parts, broken };
  }, [nodes, around, locals, scope, engine, make, version]);
}

/** The parts that a node makes: none when it is hidden, several when it is repeated. Throws when it is broken. */
function partsOf<Props extends object>(
  node: unknown,
  { around, locals }: SlotNodes,
  scope: PageScope,
  engine: BoundEngine,
): Part<Props>[] {
  if (!isNode(node)) throw unreadable(node);
  if (!scope.hasRole(rolesOf(node))) return [];
  const plan = planOf(node, engine);
  const items = node.each ? eachItems(node, locals, scope) : [{ key: '', locals }];
  if (items instanceof EngineError) throw items;
  const shown = items.filter((item) => node.when === undefined || scope.holds(node.when, item.locals));
  return shown.map((item) => {
    const key = node.each ? `${node.id} ${item.key}` : node.id;
    return new Part<Props>({ key, node, plan, locals: item.locals, around, scope });
  });
}

function planOf(node: CompiledNode, engine: BoundEngine): NodePlan {
  const plan = engine.planOf(node);
  if (plan.error) throw plan.error;
  // A diagnostic of the document takes precedence over this error.
  if (!node.fault && engine.host.registry.hasWidget(node.widget)) return plan;
  throw new EngineError('ENGINE_WIDGET_UNKNOWN', { name: node.widget });
}

/** Everything that the nodes read of the scope; names such as `row` are none of its roots, and never change. */
function readsOfNodes(nodes: readonly unknown[], engine: BoundEngine): Path[] {
  return nodes.filter(isNode).flatMap((node) => {
    const plan = engine.planOf(node);
    return [...plan.reads, ...plan.eachReads, ...readsOf(node.when)];
  });
}
