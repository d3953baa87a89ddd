import {
  type CompiledNode,
  type Field,
  isData,
  type Locals,
  type PageScope,
  type Path,
  plainText,
} from '#engine/runtime';
import type { NodePlan } from './node-plan.ts';
import { focusControl, isBefore } from './place.ts';
import { PathSubscription } from './path-subscription.ts';

/** SHELL-37: a second press within this time, in milliseconds, is the same press. */
const pressInterval = 300;
const presses: readonly string[] = ['click', 'submit'];

const ignore = (): void => undefined;
const never = (): boolean => false;

/**
 * One node on the screen: an external store for React, which changes when something does that the node shows, and the
 * field that `validate` checks.
 */
export class NodeInstance implements Field {
  readonly id: string;
  /** The ids of the nodes around it. */
  readonly around: readonly string[];
  readonly node: CompiledNode;
  readonly plan: NodePlan;
  /** The names around the node, such as `row`; set at each rendering. */
  locals: Locals = {};
  isBusy = false;
  isValidated = false;
  /** What the server said of the value that was bound then. */
  private refusal: { text: string; value: unknown } | undefined;
  /** Why the widget's code is not here. */
  loadError: unknown;
  readonly scope: PageScope;
  /** Runs the actions that the node has for an event. */
  readonly emit: (event: string, detail: unknown) => void;
  readonly listens: (event: string) => boolean;
  readonly hasSlot: (name: string) => boolean;
  readonly set: (value: unknown) => void;
  private readonly shown: PathSubscription;
  /** Absent when the rules read nothing that the node does not show. */
  private readonly ruled: PathSubscription | undefined;
  private listener: (() => void) | undefined;
  private path: readonly string[] | undefined;
  private changes = 0;
  private running = 0;
  private lastPress = Number.NEGATIVE_INFINITY;

  constructor(id: string, node: CompiledNode, plan: NodePlan, scope: PageScope, around: readonly string[]) {
    this.id = id;
    this.node = node;
    this.plan = plan;
    this.scope = scope;
    this.around = around;
    this.shown = new PathSubscription(scope, plan.reads);
    this.ruled = plan.ruleReads.length > 0 ? new PathSubscription(scope, plan.ruleReads) : undefined;
    // A field that answers to nothing and holds no nodes, as most do, has no functions of its own for it.
    const { bind } = plan;
    const answers = Object.keys(plan.events).length > 0;
    this.emit = answers ? (event, detail) => this.start(event, detail) : ignore;
    this.listens = answers ? (event) => Object.hasOwn(plan.events, event) : never;
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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listener = listener;
    const stopShown = this.shown.subscribe(listener);
    const stopRuled = this.ruled?.subscribe(listener);
    const leave = this.plan.rules.length > 0 || this.bind ? this.scope.fields.add(this) : undefined;
    void this.load();
    this.tellShown(true);
    return () => {
      this.listener = undefined;
      stopShown();
      stopRuled?.();
      leave?.();
      this.tellShown(false);
    };
  };

  /** A number that grows with each change; rules count once the field was validated. */
  readonly snapshot = (): number =>
    this.shown.snapshot() + (this.isValidated ? (this.ruled?.snapshot() ?? 0) : 0) + this.changes;

  private start(event: string, detail: unknown): void {
    if (!this.listens(event)) return;
    const { clock } = this.scope.engine.host;
    if (presses.includes(event)) {
      if (this.running > 0 || clock.now() - this.lastPress < pressInterval) return;
      this.lastPress = clock.now();
    }
    this.running += 1;
    // A list that is done at once never looks busy: that would render the node twice for nothing.
    const stopWaiting = clock.after(0, () => this.setBusy(true));
    const done = this.scope.run(this.plan.events[event], { ...this.locals, event: detail ?? null });
    void done.finally(() => {
      stopWaiting();
      this.running -= 1;
      if (this.running === 0) this.setBusy(false);
    });
  }

  /** What stood at `plan.reads` when React asked last. */
  get values(): readonly unknown[] {
    return this.shown.current;
  }

  get bind(): Path | undefined {
    return this.plan.bind;
  }

  /** What stands at the field: why it is wrong since it was validated, or why the server refused the value that it has. */
  error(): string | undefined {
    const broken = this.isValidated ? this.mistake() : undefined;
    if (broken !== undefined || !this.refusal || !this.bind) return broken;
    return Object.is(this.scope.read(this.bind), this.refusal.value) ? this.refusal.text : undefined;
  }

  refuse(text: string | null, inside: Path): boolean {
    if (!this.bind || inside.length > 0) return false;
    if (text === null && !this.refusal) return true;
    this.refusal = text === null ? undefined : { text, value: this.scope.read(this.bind) };
    this.change();
    return true;
  }

  /** The text of the first rule that does not hold, or what the scope says of the value; undefined when all is right. */
  private mistake(): string | undefined {
    return this.brokenRule() ?? (this.bind && this.scope.mistakeAt?.(this.bind));
  }

  private brokenRule(): string | undefined {
    for (const rule of this.plan.rules) {
      if (!isData(rule) || this.scope.holds(Reflect.get(rule, 'test'), this.locals)) continue;
      return plainText(this.scope.value(Reflect.get(rule, 'text'), this.locals)) ?? '';
    }
    return undefined;
  }

  validate(): boolean {
    if (this.plan.rules.length === 0 && !(this.bind && this.scope.mistakeAt)) return true;
    if (!this.isValidated) {
      this.isValidated = true;
      this.change();
    }
    return this.isHidden() || this.mistake() === undefined;
  }

  renew(): void {
    if (!this.isValidated && !this.refusal) return;
    this.isValidated = false;
    this.refusal = undefined;
    // The snapshot no longer counts the rules, and has to grow all the same.
    this.changes += this.ruled?.snapshot() ?? 0;
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

  private tellShown(isShown: boolean): void {
    const { scope, id, node } = this;
    scope.engine.host.observe?.({ kind: 'nodeShown', scope, id, node, isShown });
  }

  private setBusy(isBusy: boolean): void {
    if (this.isBusy === isBusy) return;
    this.isBusy = isBusy;
    this.change();
  }

  private change(): void {
    this.changes += 1;
    this.listener?.();
  }
}
