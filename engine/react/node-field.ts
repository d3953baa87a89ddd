import { type Field, isData, type Locals, type PageScope, type Path, plainText } from '#engine/runtime';
import { failedCheck } from './field-checks.ts';
import type { NodePlan } from './node-plan.ts';
import { PathSubscription } from './path-subscription.ts';
import { focusControl, isBefore } from './control-focus.ts';

/** The node on the screen that a field belongs to. */
export interface FieldOwner {
  readonly id: string;
  readonly nodes: readonly string[];
  readonly plan: NodePlan;
  readonly scope: PageScope;
  readonly locals: Locals;
  isHidden(): boolean;
  /** The field shows something else now. */
  change(): void;
}

/** True for a node whose value can be wrong. */
export function canBeWrong({ rules, checks, bind }: NodePlan): boolean {
  return rules.length > 0 || bind !== undefined || checks !== undefined;
}

/**
 * A node as the field that `validate` checks: its rules, what its props ask of its value, what its scope says of it, and why
 * the server refused it.
 */
export class NodeField implements Field {
  private readonly owner: FieldOwner;
  /** What rules and checks read beside what the node shows; absent when that is nothing. */
  private readonly ruled: PathSubscription | undefined;
  private isValidated: boolean;
  /** Why the server refused the value that was bound at that moment. */
  private serverIssue: { text: string; value: unknown } | undefined;

  constructor(owner: FieldOwner) {
    const { plan, scope } = owner;
    this.owner = owner;
    this.ruled = plan.ruleReads.length > 0 ? new PathSubscription(scope, plan.ruleReads) : undefined;
    this.isValidated = plan.bind !== undefined && (scope.wasChecked?.(plan.bind) ?? false);
  }

  get id(): string {
    return this.owner.id;
  }

  get nodes(): readonly string[] {
    return this.owner.nodes;
  }

  get bind(): Path | undefined {
    return this.owner.plan.bind;
  }

  /** Lets `validate` find the field until the returned function is called. */
  subscribe(listener: () => void): () => void {
    const stop = this.ruled?.subscribe(listener);
    const leave = this.owner.scope.fields.add(this);
    return () => {
      stop?.();
      leave();
    };
  }

  /** True when what its issue depends on has changed. Issues are shown once the field was validated. */
  refresh(): boolean {
    return this.isValidated && (this.ruled?.refresh() ?? false);
  }

  /**
   * The text at the field: why it is wrong, since it was validated, or why the server refused the value that it has; else what is to be
   * known of its value from the beginning.
   */
  error(): string | undefined {
    const issue = this.isValidated ? this.issue() : undefined;
    const { bind } = this;
    if (issue !== undefined || !bind) return issue;
    const { scope } = this.owner;
    const isRefused = this.serverIssue && Object.is(scope.read(bind), this.serverIssue.value);
    return isRefused ? this.serverIssue?.text : scope.markAt?.(bind);
  }

  showIssue(text: string | null, inside: Path): boolean {
    if (!this.bind || inside.length > 0) return false;
    if (text === null && !this.serverIssue) return true;
    this.serverIssue = text === null ? undefined : { text, value: this.owner.scope.read(this.bind) };
    this.owner.change();
    return true;
  }

  validate(): boolean {
    const { plan, scope } = this.owner;
    if (plan.rules.length === 0 && !plan.checks && !(this.bind && scope.issueAt)) return true;
    if (!this.isValidated) {
      this.isValidated = true;
      this.owner.change();
    }
    return this.owner.isHidden() || this.issue() === undefined;
  }

  renew(): void {
    if (!this.isValidated && !this.serverIssue) return;
    this.isValidated = false;
    this.serverIssue = undefined;
    this.owner.change();
  }

  focus(): void {
    focusControl(this.id);
  }

  isBefore(other: Field): boolean {
    return isBefore(this.id, other.id);
  }

  /** The document's own rules come first: their words fit the page best. */
  private issue(): string | undefined {
    const { plan, scope, locals } = this.owner;
    return (
      this.brokenRule() ??
      (plan.checks && failedCheck(plan.checks, scope, locals)) ??
      (this.bind && scope.issueAt?.(this.bind))
    );
  }

  private brokenRule(): string | undefined {
    const { plan, scope, locals } = this.owner;
    for (const rule of plan.rules) {
      if (!isData(rule) || scope.holds(Reflect.get(rule, 'test'), locals)) continue;
      return plainText(scope.value(Reflect.get(rule, 'text'), locals)) ?? '';
    }
    return undefined;
  }
}
