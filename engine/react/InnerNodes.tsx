import { type ReactElement, useEffect, useState } from 'react';
import type { CompiledNode, CompiledScope } from '#engine/document';
import { createScope, type EngineHost, type Locals, type PageScope, type Registry } from '#engine/runtime';
import { NodesContext, ScopeContext, useBoundEngine, useScope } from './contexts.ts';
import { NodeView } from './NodeView.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useWidgets } from './useWidgets.ts';

interface InnerScopeOptions {
  state: CompiledScope['state'];
  /** React components that the inner nodes may name as widgets beside the registry's; keep it the same object. */
  widgets: Readonly<Record<string, unknown>>;
  /** The issue of a value of the inner state. */
  issueAt?: PageScope['issueAt'];
  /** What is to be known of a value of the inner state that nothing keeps from being saved. */
  markAt?: PageScope['markAt'];
  /** True for values that were checked before their fields are shown. */
  wasChecked?: PageScope['wasChecked'];
}

const none: Locals = {};
const noNodes: readonly string[] = [];
const noBody: CompiledNode = { id: '', widget: '' };

/**
 * A scope for nodes that a widget makes by itself, such as those of a record form: with a state of its own, from which the
 * page around cannot be read. Made once; give the component another key for another one.
 */
export function useInnerScope(options: InnerScopeOptions): PageScope {
  const engine = useBoundEngine();
  const { document } = useScope();
  const [scope] = useState(() => {
    const host = withWidgets(engine.host, options.widgets);
    const part = { state: options.state, body: noBody };
    return createScope({
      engine: { ...engine, host },
      document,
      part,
      params: none,
      issueAt: options.issueAt,
      markAt: options.markAt,
      wasChecked: options.wasChecked,
    });
  });
  useEffect(() => scope.start(), [scope]);
  return scope;
}

interface InnerNodesProps {
  scope: PageScope;
  body: CompiledNode;
  /** The catalogue's widgets that the body names: it shows when their code is loaded. */
  widgets: readonly string[];
  /** Names that the nodes may read beside their scope; keep it the same object while the values are the same. */
  locals?: Locals;
}

/** Shows nodes in a scope of their own. Each renders again for what it reads, and not with the widget around (P22). */
export function InnerNodes({ scope, body, widgets, locals = none }: InnerNodesProps): ReactElement {
  const isReady = useWidgets(scope.engine.host.registry, widgets);
  return (
    <ScopeContext value={scope}>
      <NodesContext value={noNodes}>{isReady ? <NodeView node={body} locals={locals} /> : <Skeleton />}</NodesContext>
    </ScopeContext>
  );
}

/** The same host with more widgets. Nodes that a widget makes are none of the document, so it does not wrap them. Its own properties may be getters, so it is not copied. */
function withWidgets(host: EngineHost, widgets: InnerScopeOptions['widgets']): EngineHost {
  const { registry } = host;
  const more: Registry = {
    hasWidget: (name) => Object.hasOwn(widgets, name) || registry.hasWidget(name),
    widgetNames: () => [...Object.keys(widgets), ...registry.widgetNames()],
    widget: (name) => (Object.hasOwn(widgets, name) ? widgets[name] : registry.widget(name)),
    loadWidgets: (names) => registry.loadWidgets(names),
    action: (name) => registry.action(name),
    loadAction: async (name) => registry.action(name) ?? registry.loadAction?.(name),
    actionNames: () => registry.actionNames(),
  };
  return Object.create(host, { registry: { value: more, enumerable: true }, wrap: { value: undefined } });
}
