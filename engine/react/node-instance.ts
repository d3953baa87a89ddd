import type { CompiledNode } from '#engine/document';
import { changedDocument, type Locals, type PageScope, type Path } from '#engine/runtime';
import type { WidgetProps } from './widget.ts';
import { NodeActions } from './node-actions.ts';
import { canBeWrong, type FieldOwner, NodeField } from './node-field.ts';
import type { NodePlan } from './node-plan.ts';
import { PathSubscription } from './path-subscription.ts';

const ignore = (): void => undefined;
const never = (): boolean => false;

type Reader = NonNullable<WidgetProps<unknown>['read']>;

/** One node on the screen: an external store for React, whose version changes when something does that the node shows. */
export class NodeInstance implements FieldOwner {
  readonly id: string;
  /** The ids of the nodes around it. */
  readonly around: readonly string[];
  readonly node: CompiledNode;
  readonly plan: NodePlan;
  /** The names around the node, such as `row`; set at each rendering. */
  locals: Locals = {};
  /** Why the widget's code is not loaded. */
  loadError: unknown;
  readonly scope: PageScope;
  /** Absent for a node without events, as most fields are. */
  private readonly actions: NodeActions | undefined;
  /** Absent for a node whose value cannot be wrong. */
  private readonly field: NodeField | undefined;
  readonly hasSlot: (name: string) => boolean;
  readonly set: (value: unknown) => void;
  private reader: Reader | undefined;
  /** What the node shows. */
  private readonly shown: PathSubscription;
  private listener: (() => void) | undefined;
  private path: readonly string[] | undefined;
  private version = 0;

  /** `previous` is the node before it was edited: the nodes inside see the same list of those around them. */
  constructor(
    id: string,
    node: CompiledNode,
    plan: NodePlan,
    scope: PageScope,
    around: readonly string[],
    previous?: NodeInstance,
  ) {
    this.id = id;
    this.node = node;
    this.plan = plan;
    this.scope = scope;
    this.around = around;
    if (previous?.around === around && previous.node.id === node.id) this.path = previous.nodes;
    this.shown = new PathSubscription(scope, plan.reads);
    const { bind, events } = plan;
    // Most nodes have no events and no slots: they share the functions for that instead of keeping their own.
    if (Object.keys(events).length > 0)
      this.actions = new NodeActions({ events, scope, locals: () => this.locals, onBusyChange: () => this.change() });
    if (canBeWrong(plan)) this.field = new NodeField(this);
    this.hasSlot = this.isLeaf
      ? never
      : (name) => Object.hasOwn(plan.slots, name) && (plan.slots[name]?.length ?? 0) > 0;
    this.set = bind ? (value) => scope.setState(bind, value) : ignore;
  }

  /** True when there is nothing in its slots. */
  get isLeaf(): boolean {
    return Object.keys(this.plan.slots).length === 0;
  }

  /** The node's id, after those of the nodes around it; the same list each time. */
  get nodes(): readonly string[] {
    this.path ??= [...this.around, this.node.id];
    return this.path;
  }

  get bind(): Path | undefined {
    return this.plan.bind;
  }

  /** Runs the actions that the node has for an event. */
  get emit(): (event: string, detail: unknown) => void {
    return this.actions?.emit ?? ignore;
  }

  get listens(): (event: string) => boolean {
    return this.actions?.listens ?? never;
  }

  /** Reads by a call, with the rights of the node; the same function each time. */
  get read(): Reader {
    const { scope, node } = this;
    this.reader ??= (call, args, signal) => {
      const by = node.changed && { document: changedDocument(scope.document), hasGesture: false };
      return scope.engine.calls.read(call, args, signal, by);
    };
    return this.reader;
  }

  get isBusy(): boolean {
    return this.actions?.isBusy ?? false;
  }

  /** The text at the field when its value is wrong. */
  error(): string | undefined {
    return this.field?.error();
  }

  isHidden(): boolean {
    return this.node.when !== undefined && !this.scope.holds(this.node.when, this.locals);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listener = listener;
    const stopShown = this.shown.subscribe(listener);
    const stopField = this.field?.subscribe(listener);
    void this.load();
    this.reportShown(true);
    return () => {
      this.listener = undefined;
      stopShown();
      stopField?.();
      this.reportShown(false);
    };
  };

  /** The version: the same number as long as the node shows the same. */
  readonly snapshot = (): number => {
    const isShownStale = this.shown.refresh();
    const isIssueStale = this.field?.refresh() ?? false;
    if (isShownStale || isIssueStale) this.version += 1;
    return this.version;
  };

  /** The values at `plan.reads` when React last asked. */
  get values(): readonly unknown[] {
    return this.shown.current;
  }

  change(): void {
    this.version += 1;
    this.listener?.();
  }

  /** Fetches the widget's code when the document did not name it among its widgets. */
  private async load(): Promise<void> {
    const { registry } = this.scope.engine.host;
    const { widget } = this.node;
    if (!registry.hasWidget(widget) || registry.widget(widget) !== undefined) return;
    try {
      await registry.loadWidgets([widget]);
    } catch (error) {
      this.loadError = error;
      this.scope.engine.host.report?.(error);
    }
    this.change();
  }

  private reportShown(isShown: boolean): void {
    const { scope, id, node } = this;
    scope.engine.host.observe?.({ kind: 'nodeShown', scope, id, node, isShown });
  }
}
