import {
  createElement,
  Fragment,
  memo,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type CompiledNode, EngineError, type Diagnostic } from '#engine/document';
import type { Locals, PageScope } from '#engine/runtime';
import { NodesContext, useBoundEngine, useScope } from './contexts.ts';
import { eachItems } from './each-items.ts';
import { toEngineError } from './engine-error.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { NodeInstance } from './node-instance.ts';
import { deepest, nodeFact, type NodeOutcome, nodeOutcome } from './node-outcome.ts';
import { type AnyNodeProps, hasSameInputs, isPlain, keysOf, type NodeProps } from './node-inputs.ts';
import { isNode, rolesOf, unreadable } from './node-shape.ts';
import { Outlet, Region } from './Region.tsx';
import { Skeleton } from './Skeleton.tsx';
import { noNodes, type SlotNodes } from './slot-nodes.ts';
import { usePathSubscription } from './usePathSubscription.ts';
import type { WidgetProps } from './widget.ts';

/**
 * Renders nodes, each in its own box: a broken one never takes its neighbours along (P22). Most need no more than one
 * component, and with the names that were there before React itself sees that nothing has changed.
 */
function renderNodes(nodes: readonly unknown[], locals: Locals, areNewNames: boolean): ReactNode[] {
  const keys = keysOf(nodes);
  return nodes.map((node, index) => {
    const key = keys[index];
    return !areNewNames && isPlain(node) ? (
      <PlainNode key={key} node={node} locals={locals} />
    ) : (
      <NodeView key={key} node={node} locals={locals} />
    );
  });
}

/** One node of a document; a malformed one shows its error. */
export const NodeView = memo(function NodeView({ node, locals, empty }: AnyNodeProps): ReactNode {
  const scope = useScope();
  if (!isNode(node)) return <BrokenNode node={node} locals={locals} error={unreadable(node)} />;
  if (!scope.hasRole(rolesOf(node))) return empty;
  if (node.fault) return brokenBy(node.fault, { node, locals }, use(NodesContext), scope);
  const Shown = node.each ? EachNodes : PlainNode;
  return <Shown node={node} locals={locals} empty={empty} />;
}, hasSameInputs);

/** A node that is broken before it is rendered. */
function brokenBy(
  error: Diagnostic | EngineError,
  { node, locals }: NodeProps,
  around: readonly string[],
  scope: PageScope,
): ReactNode {
  return wrapped(node, around, scope, <BrokenNode node={node} locals={locals} error={error} />);
}

/** What the host makes of what a node shows. */
function wrapped(
  { id }: CompiledNode,
  around: readonly string[],
  { engine: { host } }: PageScope,
  shown: ReactNode,
): ReactNode {
  // Safe: a host that wraps is made for React; its type says `unknown` because the runtime does not know React.
  return host.wrap ? (host.wrap(id, around, shown) as ReactNode) : shown;
}

/** A node for each item of a list, identified by its key, so that a moved item keeps its node. */
function EachNodes({ node, locals, empty }: NodeProps): ReactNode {
  const scope = useScope();
  usePathSubscription(scope, useBoundEngine().planOf(node).eachReads);
  const items = eachItems(node, locals, scope);
  if (items instanceof EngineError) return brokenBy(items, { node, locals }, use(NodesContext), scope);
  if (items.length === 0) return empty;
  return items.map((item) => <ItemNode key={item.key} node={node} locals={item.locals} />);
}

/** A node that is rendered once. It renders again when a value that it reads changes, and not for anything else. */
function SingleNode({ node, locals, empty }: NodeProps): ReactNode {
  const scope = useScope();
  const engine = useBoundEngine();
  const around = use(NodesContext);
  const unique = useId();
  const make = (previous?: NodeInstance): NodeInstance =>
    new NodeInstance(`${node.id}${unique}`, node, engine.planOf(node), scope, around, previous);
  const [known, setKnown] = useState(make);
  // Another one for an edited node; its widget, and the nodes in it that were not edited, stay.
  const instance = known.node === node && known.around === around ? known : make(known);
  if (instance !== known) setKnown(instance);
  useSyncExternalStore(instance.subscribe, instance.snapshot, instance.snapshot);
  const outcome = nodeOutcome(instance, locals, scope);
  scope.engine.host.observe?.(nodeFact(instance, outcome, scope));
  if (outcome.kind === 'hidden') return empty;
  return wrapped(node, instance.around, scope, shownOf(instance, outcome, locals));
}

/** What is on the screen of a node that is not hidden. */
function shownOf(instance: NodeInstance, outcome: Exclude<NodeOutcome, { kind: 'hidden' }>, locals: Locals): ReactNode {
  if (outcome.kind === 'outlet') return <Outlet region={outcome.region} />;
  if (outcome.kind === 'waiting') return <Skeleton />;
  if (outcome.kind === 'region')
    return <Region name={outcome.name}>{renderSlot(slotOf(instance, locals, 'default'))}</Region>;
  if (outcome.kind === 'fault') return <BrokenNode node={instance.node} locals={locals} error={outcome.error} />;
  return (
    <NodeBoundary of={instance} report={reportFor} broken={brokenFor}>
      {createElement(outcome.Widget, { ...outcome.given, ...slotsOf(instance, locals) })}
    </NodeBoundary>
  );
}

const PlainNode = memo(SingleNode);
const ItemNode = memo(SingleNode, hasSameInputs);

// The same functions for all nodes: what each node keeps counts five hundred times.
const reportFor = (error: unknown, { scope }: NodeInstance): void => scope.engine.host.report?.(error);

function brokenFor(error: unknown, { node, locals }: NodeInstance): ReactNode {
  return <BrokenNode node={node} locals={locals} error={toEngineError(error, node.widget)} />;
}

const noSlots: Pick<WidgetProps<unknown>, 'slot' | 'parts'> = { slot: () => null, parts: () => noNodes };

/** How the widget shows its slots. */
function slotsOf(instance: NodeInstance, locals: Locals): typeof noSlots {
  if (instance.isLeaf) return noSlots;
  return {
    slot: (name, inner) => renderSlot(slotOf(instance, locals, name), inner),
    parts: (name) => slotOf(instance, locals, name),
  };
}

function slotOf({ plan, nodes: around }: NodeInstance, locals: Locals, name: string): SlotNodes {
  const nodes = Object.hasOwn(plan.slots, name) ? plan.slots[name] : undefined;
  return nodes ? { nodes, around, locals } : noNodes;
}

/** A slot's nodes, with the widget's names for them before those around the widget. */
export function renderSlot({ nodes, around, locals }: SlotNodes, inner?: Locals): ReactNode {
  if (nodes.length === 0) return null;
  const names = inner ? { ...locals, ...inner } : locals;
  return <NodesContext value={around}>{renderNodes(nodes, names, inner !== undefined)}</NodesContext>;
}

/** Replaces a broken node: its fallback, or its error and its free slots. */
export function BrokenNode({ node, locals, error }: AnyNodeProps & { error: Diagnostic | EngineError }): ReactElement {
  if (!isNode(node)) return <ErrorBox error={error} />;
  if (isNode(node.fallback)) return <NodeView node={node.fallback} locals={locals} />;
  return (
    <>
      <ErrorBox error={error} nodeId={node.id} />
      {node.freeSlots && <InnerNodesOfBroken node={node} locals={locals} />}
    </>
  );
}

/** The nodes inside a broken one that make sense without its widget. */
function InnerNodesOfBroken({ node, locals }: NodeProps): ReactNode {
  const scope = useScope();
  const { slots, reads } = useBoundEngine().planOf(node);
  const outer = use(NodesContext);
  const around = useMemo(() => [...outer, node.id], [outer, node.id]);
  usePathSubscription(scope, reads);
  if (outer.length >= deepest || isHidden(node, locals, scope)) return null;
  const names = Array.isArray(node.freeSlots) ? node.freeSlots : [];
  return Object.entries(slots)
    .filter(([name]) => names.includes(name))
    .map(([name, nodes]) => <Fragment key={name}>{renderSlot({ nodes, around, locals })}</Fragment>);
}

/** A condition that fails hides: its node was to be seen only while the condition is true. */
function isHidden({ when }: CompiledNode, locals: Locals, scope: PageScope): boolean {
  try {
    return when !== undefined && !scope.holds(when, locals);
  } catch (error) {
    scope.engine.host.report?.(error);
    return true;
  }
}
