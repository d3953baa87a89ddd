import { type ComponentType, memo, type ReactElement, type ReactNode, use, useId, useState, useSyncExternalStore } from 'react';
import { type CompiledNode, EngineError, isData, type Locals, type PageScope, plainText, readsOf } from '#engine/core';
import { NodesContext, OutletContext, useBoundEngine, useScope } from './contexts.ts';
import { toEngineError } from './engine-error.ts';
import { FaultBox } from './FaultBox.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { NodeInstance } from './node-instance.ts';
import { isPath } from './node-plan.ts';
import { Reading } from './reading.ts';
import { Skeleton } from './Skeleton.tsx';
import type { WidgetProps } from './widget.ts';

const noLocals: Locals = {};

interface NodeProps {
  node: CompiledNode;
  locals: Locals;
  /** Shown instead of nothing when the node is hidden. */
  empty?: ReactNode;
}

/** Renders nodes, each in its own box: a broken one never takes its neighbours along (P22). */
export function renderNodes(nodes: readonly unknown[], locals: Locals = noLocals): ReactNode[] {
  return nodes.map((node, place) => <NodeView key={keyOf(node, place)} node={node} locals={locals} />);
}

/** One node of a document, whatever it is: an unreadable one shows its fault. */
export const NodeView = memo(function NodeView({ node, locals, empty }: Omit<NodeProps, 'node'> & { node: unknown }): ReactNode {
  const scope = useScope();
  if (!isNode(node)) return <FaultBox fault={new EngineError('ENGINE_WIDGET_UNKNOWN', { name: nameOf(node) })} />;
  if (!scope.hasRole(rolesOf(node))) return empty;
  if (node.fault) return <Broken node={node} locals={locals} fault={node.fault} />;
  if (node.each) return <EachNodes node={node} locals={locals} empty={empty} />;
  return <SingleNode node={node} locals={locals} empty={empty} />;
}, hasSameInputs);

/** A node for each item of a list; the items are told apart by their keys, so moving one keeps its node. */
function EachNodes({ node, locals, empty }: NodeProps): ReactNode {
  const scope = useScope();
  const [reading] = useState(() => new Reading(scope, readsOf(node.each?.in)));
  useSyncExternalStore(reading.subscribe, reading.snapshot);
  try {
    const items = itemsOf(node, locals, scope);
    return items.length
      ? items.map(({ key, locals: inner }) => <SingleNode key={key} node={node} locals={inner} />)
      : empty;
  } catch (error) {
    return <Broken node={node} locals={locals} fault={toEngineError(error, node.widget)} />;
  }
}

/** A node that is rendered once. It renders again when a value that it reads changes, and not for anything else. */
const SingleNode = memo(function SingleNode({ node, locals, empty }: NodeProps): ReactNode {
  const scope = useScope();
  const engine = useBoundEngine();
  const around = use(NodesContext);
  const unique = useId();
  const [instance] = useState(() => new NodeInstance(`${node.id}${unique}`, node, engine.planOf(node), scope, around));
  instance.locals = locals;
  useSyncExternalStore(instance.subscribe, instance.snapshot);
  try {
    if (instance.isHidden()) return empty;
    if (node.widget === 'Outlet') return <Outlet />;
    const Widget = widgetOf(instance, scope);
    if (!Widget) return <Skeleton />;
    const given = widgetProps(instance, scope);
    return (
      <NodeBoundary
        version={given}
        report={(error) => engine.host.report?.(error)}
        broken={(error) => <Broken node={node} locals={locals} fault={toEngineError(error, node.widget)} />}
      >
        <Widget {...given} />
      </NodeBoundary>
    );
  } catch (error) {
    return <Broken node={node} locals={locals} fault={toEngineError(error, node.widget)} />;
  }
}, hasSameInputs);

/** Where a layout shows its page. */
function Outlet(): ReactNode {
  return use(OutletContext);
}

/** What stands in the place of a broken node: its fallback, or its fault. */
function Broken({ node, locals, fault }: NodeProps & { fault: Parameters<typeof FaultBox>[0]['fault'] }): ReactElement {
  if (isNode(node.fallback)) return <NodeView node={node.fallback} locals={locals} />;
  return <FaultBox fault={fault} nodeId={node.id} />;
}

type AnyWidget = ComponentType<WidgetProps<unknown, Record<string, unknown>>>;

/** The component, or undefined while its code is on its way. Throws ENGINE_WIDGET_UNKNOWN and ENGINE_WIDGET_UNLOADED. */
function widgetOf({ node, loadError }: NodeInstance, scope: PageScope): AnyWidget | undefined {
  const { registry } = scope.engine.host;
  if (!registry.hasWidget(node.widget)) throw new EngineError('ENGINE_WIDGET_UNKNOWN', { name: node.widget });
  const component = registry.widget(node.widget);
  if (loadError) throw new EngineError('ENGINE_WIDGET_UNLOADED', { name: node.widget }, { cause: loadError });
  // Safe: the registry holds React components, and each takes the props that its schema, the compiler's rule, describes.
  return component as AnyWidget | undefined;
}

function widgetProps(instance: NodeInstance, scope: PageScope): WidgetProps<unknown, Record<string, unknown>> {
  const { node, plan, locals } = instance;
  const props: Record<string, unknown> = { ...plan.fixed };
  // Null is what a missing value gives: to a widget it is an absent prop.
  for (const [name, value] of plan.moving) props[name] = scope.value(value, locals) ?? undefined;
  return {
    id: instance.id,
    nodeId: node.id,
    props,
    bound: isPath(node.bind) ? { value: scope.read(node.bind), set: instance.set } : undefined,
    error: instance.isValidated ? instance.error() : undefined,
    busy: instance.isBusy,
    emit: instance.emit,
    listens: instance.listens,
    hasSlot: instance.hasSlot,
    slot(name, inner) {
      if (!instance.hasSlot(name)) return null;
      const nodes = renderNodes(plan.slots[name] ?? [], inner ? { ...locals, ...inner } : locals);
      return <NodesContext value={instance.nodes}>{nodes}</NodesContext>;
    },
  };
}

function itemsOf(node: CompiledNode, locals: Locals, scope: PageScope): { key: string; locals: Locals }[] {
  const { in: source, as, key } = node.each ?? {};
  const items = scope.evaluate(source, locals);
  const used = new Map<string, number>();
  return (Array.isArray(items) ? items : []).map((item: unknown) => {
    const inner = { ...locals, [plainText(as) ?? '']: item };
    const wanted = plainText(scope.evaluate(key, inner)) ?? '';
    const repeats = used.get(wanted) ?? 0;
    used.set(wanted, repeats + 1);
    // Two items with one key are a fault of the data; both are shown.
    return { key: repeats ? `${wanted} ${repeats}` : wanted, locals: inner };
  });
}

/** Locals are made anew at each rendering of the widget around: the same names with the same values are the same. */
function hasSameInputs(before: Omit<NodeProps, 'node'> & { node: unknown }, now: typeof before): boolean {
  if (before.node !== now.node || before.empty !== now.empty) return false;
  if (before.locals === now.locals) return true;
  const names = Object.keys(now.locals);
  return (
    names.length === Object.keys(before.locals).length &&
    names.every((name) => Object.hasOwn(before.locals, name) && Object.is(before.locals[name], now.locals[name]))
  );
}

function isNode(node: unknown): node is CompiledNode {
  return isData(node) && !Array.isArray(node) && typeof node.widget === 'string' && typeof node.id === 'string';
}

/** A broken list of roles keeps everybody out. */
function rolesOf({ roles }: CompiledNode): readonly string[] | undefined {
  return roles === undefined || Array.isArray(roles) ? roles : [];
}

function keyOf(node: unknown, place: number): string {
  return isNode(node) ? node.id : `?${place}`;
}

function nameOf(node: unknown): string {
  return isData(node) && !Array.isArray(node) ? (plainText(node.widget) ?? '') : JSON.stringify(node ?? null).slice(0, 40);
}
