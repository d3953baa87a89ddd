import type { ComponentType } from 'react';
import { EngineError } from '#engine/document';
import { type Locals, type NodeFact, type PageScope, plainText } from '#engine/runtime';
import { toEngineError } from './engine-error.ts';
import type { NodeInstance } from './node-instance.ts';
import type { NodePlan } from './node-plan.ts';
import type { WidgetProps } from './widget.ts';

type AnyWidget = ComponentType<WidgetProps<unknown, Record<string, unknown>>>;
type Given = Omit<WidgetProps<unknown, Record<string, unknown>>, 'slot' | 'parts'>;

/** How deeply nodes may be nested: more levels than a page has, and fewer than React can walk. */
export const deepest = 150;

/** What a node is to show now. */
export type NodeOutcome =
  | { kind: 'hidden' }
  | { kind: 'outlet'; region: string | undefined }
  | { kind: 'region'; name: string }
  | { kind: 'waiting' }
  | { kind: 'fault'; error: EngineError }
  | { kind: 'widget'; Widget: AnyWidget; given: Given };

/** Evaluates everything that a node shows. Never throws: an expression that fails is an error of this node. */
export function nodeOutcome(instance: NodeInstance, locals: Locals, scope: PageScope): NodeOutcome {
  const { node, plan } = instance;
  instance.locals = locals;
  try {
    if (plan.error) return { kind: 'fault', error: plan.error };
    if (instance.around.length >= deepest) throw new Error(`Nodes are nested in more than ${deepest} levels.`);
    if (instance.isHidden()) return { kind: 'hidden' };
    if (node.widget === 'Outlet') return { kind: 'outlet', region: plainText(node.props?.region) };
    if (node.widget === 'Region') return { kind: 'region', name: plainText(node.props?.name) ?? '' };
    const Widget = widgetOf(instance, scope);
    return Widget ? { kind: 'widget', Widget, given: givenTo(instance, scope) } : { kind: 'waiting' };
  } catch (error) {
    return { kind: 'fault', error: toEngineError(error, node.widget) };
  }
}

/** The outcome of a rendering as it is passed to the host's observer. */
export function nodeFact(instance: NodeInstance, outcome: NodeOutcome, scope: PageScope): NodeFact {
  const { id, node, plan, values, locals } = instance;
  const fact = { kind: 'node', scope, id, node, reads: plan.reads, values, locals, outcome: outcome.kind } as const;
  if (outcome.kind === 'fault') return { ...fact, errorCode: outcome.error.code };
  if (outcome.kind !== 'widget') return fact;
  const { props, error, busy } = outcome.given;
  return { ...fact, props, error, isBusy: busy };
}

/** The component, or undefined while its code is on its way. Throws ENGINE_WIDGET_UNKNOWN and ENGINE_WIDGET_UNLOADED. */
function widgetOf({ node, loadError }: NodeInstance, scope: PageScope): AnyWidget | undefined {
  const { registry } = scope.engine.host;
  if (!registry.hasWidget(node.widget)) throw new EngineError('ENGINE_WIDGET_UNKNOWN', { name: node.widget });
  if (loadError) throw new EngineError('ENGINE_WIDGET_UNLOADED', { name: node.widget }, { cause: loadError });
  // Safe: the registry holds React components, and each takes the props that its schema, the compiler's rule, describes.
  return registry.widget(node.widget) as AnyWidget | undefined;
}

const noBounds: Given['bounds'] = {};

function boundsOf({ binds }: NodePlan, scope: PageScope): Given['bounds'] {
  return Object.fromEntries(
    binds.map(([name, path]) => [
      name,
      { value: scope.read(path), set: (value: unknown) => scope.setState(path, value) },
    ]),
  );
}

function propsOf({ plan, locals }: NodeInstance, scope: PageScope): Readonly<Record<string, unknown>> {
  if (plan.dynamicProps.length === 0) return plan.props;
  const props: Record<string, unknown> = { ...plan.props };
  // Null is what a missing value gives: to a widget it is an absent prop.
  for (const name of plan.dynamicProps) props[name] = scope.value(plan.props[name], locals) ?? undefined;
  return props;
}

function givenTo(instance: NodeInstance, scope: PageScope): Given {
  const { node, plan, bind } = instance;
  return {
    id: instance.id,
    nodeId: node.id,
    props: propsOf(instance, scope),
    bound: bind && { value: scope.read(bind), set: instance.set, path: bind },
    bounds: plan.binds.length ? boundsOf(plan, scope) : noBounds,
    error: instance.error(),
    busy: instance.isBusy,
    emit: instance.emit,
    listens: instance.listens,
    hasSlot: instance.hasSlot,
    read: instance.read,
  };
}
