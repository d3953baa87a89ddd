import {
  type CompiledNode,
  type Field,
  isData,
  type Locals,
  type PageScope,
  type Path,
  plainText,
} from '#engine/runtime';
import { NodeActions } from './node-actions.ts';
import type { NodePlan } from './node-plan.ts';
import { PathSubscription } from './path-subscription.ts';
import { focusControl, isBefore } from './control-focus.ts';

const ignore = (): void => undefined;
const never = (): boolean => false;

/**
 * One node on the screen. It is an external store for React, whose version changes when something does that the node
 * shows, and the field that `validate` checks.
 */
export class NodeInstance implements Field {
  readonly id: string;
  /** The ids of the nodes around it. */
  readonly around: readonly string[];
  readonly node: CompiledNode;
  readonly plan: NodePlan;
  /** The names around the node, such as `row`; set at each rendering. */
  locals: Locals = {};
  isValidated = false;
  /** Why the server refused the value that was bound at that moment. */
  private serverIssue: { text: string; value: unknown } | undefined;
  /** Why the widget's code is not here. */
  loadError: unknown;
  readonly scope: PageScope;
  /** Absent for a node without events, as most fields are. */
  private readonly actions: NodeActions | undefined;
  readonly hasSlot: (name: string) => boolean;
  readonly set: (value: unknown) => void;
  /** What the node shows. */
  private readonly shown: PathSubscription;
  /** What its rules read besides; absent when that is nothing. */
  private readonly ruled: PathSubscription | undefined;
  private listener: (() => void) | undefined;
  private path: readonly string[] | undefined;
  private version = 0;

  constructor(id: string, node: CompiledNode, plan: NodePlan, scope: PageScope, around: readonly string[]) {
    this.id = id;
    this.node = node;
    this.plan = plan;
    this.scope = scope;
    this.around = around;
    this.shown = new PathSubscription(scope, plan.reads);
    this.ruled = plan.ruleReads.length > 0 ? new PathSubscription(scope, plan.ruleReads) : undefined;
    const { bind, events } = plan;
    // Most nodes have no events and no slots: they share the functions for that instead of keeping their own.
    if (Object.keys(events).length > 0)
      this.actions = new NodeActions({ events, scope, locals: () => this.locals, onBusyChange: () => this.change() });
    this.hasSlot = this.isLeaf
      ? never
      : (name) => Object.hasOwn(plan.slots, name) && (plan.slots[name]?.length ?? 0) > 0;
    this.set = bind ? (value) => scope.setState(bind, value) : ignore;
    if (bind && scope.wasChecked?.(bind)) this.isValidated = true;
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

  /** Runs the actions that the node has for an event. */
  get emit(): (event: string, detail: unknown) => void {
    return this.actions?.emit ?? ignore;
  }

  get listens(): (event: string) => boolean {
    return this.actions?.listens ?? never;
  }

  get isBusy(): boolean {
    return this.actions?.isBusy ?? false;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listener = listener;
    const stopShown = this.shown.subscribe(listener);
    const stopRuled = this.ruled?.subscribe(listener);
    const leave = this.plan.rules.length > 0 || this.bind ? this.scope.fields.add(this) : undefined;
    void this.load();
    this.reportShown(true);
    return () => {
      this.listener = undefined;
      stopShown();
      stopRuled?.();
      leave?.();
      this.reportShown(false);
    };
  };

  /** The version: the same number as long as the node shows the same. */
  readonly snapshot = (): number => {
    const isShownStale = this.shown.refresh();
    // Rules are shown once the field was validated.
    const isRuledStale = this.isValidated && (this.ruled?.refresh() ?? false);
    if (isShownStale || isRuledStale) this.version += 1;
    return this.version;
  };

  /** The values at `plan.reads` when React last asked. */
  get values(): readonly unknown[] {
    return this.shown.current;
  }

  get bind(): Path | undefined {
    return this.plan.bind;
  }

  /** The text at the field: why it is wrong, since it was validated, or why the server refused the value that it has. */
  error(): string | undefined {
    const issue = this.isValidated ? this.issue() : undefined;
    if (issue !== undefined || !this.serverIssue || !this.bind) return issue;
    return Object.is(this.scope.read(this.bind), this.serverIssue.value) ? this.serverIssue.text : undefined;
  }

  showIssue(text: string | null, inside: Path): boolean {
    if (!this.bind || inside.length > 0) return false;
    if (text === null && !this.serverIssue) return true;
    this.serverIssue = text === null ? undefined : { text, value: this.scope.read(this.bind) };
    this.change();
    return true;
  }

  /** The text of the first rule that does not hold, or the scope's own issue with the value; undefined when it is right. */
  private issue(): string | undefined {
    return this.brokenRule() ?? (this.bind && this.scope.issueAt?.(this.bind));
  }

  private brokenRule(): string | undefined {
    for (const rule of this.plan.rules) {
      if (!isData(rule) || this.scope.holds(Reflect.get(rule, 'test'), this.locals)) continue;
      return plainText(this.scope.value(Reflect.get(rule, 'text'), this.locals)) ?? '';
    }
    return undefined;
  }

  validate(): boolean {
    if (this.plan.rules.length === 0 && !(this.bind && this.scope.issueAt)) return true;
    if (!this.isValidated) {
      this.isValidated = true;
      this.change();
    }
    return this.isHidden() || this.issue() === undefined;
  }

  renew(): void {
    if (!this.isValidated && !this.serverIssue) return;
    this.isValidated = false;
    this.serverIssue = undefined;
    this.change();
  }

  isHidden(): boolean {
    return this.node.when !== undefined && !this.scope.holds(this.node.when, this.locals);
  }

  focus(): void {
    focusControl(this.id);
  }

  isBefore(other: Field): boolean {
    return isBefore(this.id, other.id);
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

  private change(): void {
    this.version += 1;
    this.listener?.();
  }
}
