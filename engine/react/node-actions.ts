import { gestureEvents } from '#engine/document';
import type { Locals, PageScope } from '#engine/runtime';

/** SHELL-37: a second press within this time, in milliseconds, is the same press, unless the host has another time. */
const usualInterval = 300;
const presses: readonly string[] = ['click', 'submit'];

interface NodeActionsInput {
  /** The action lists of the node, by event. */
  events: Readonly<Record<string, unknown>>;
  scope: PageScope;
  /** The names around the node at this moment. */
  locals(): Locals;
  /** The node has become busy, or is no longer. */
  onBusyChange(): void;
}

/** Runs the action lists that a node has for its events, and knows whether one of them is running. */
export class NodeActions {
  isBusy = false;
  private running = 0;
  private lastPress = Number.NEGATIVE_INFINITY;
  private readonly input: NodeActionsInput;

  constructor(input: NodeActionsInput) {
    this.input = input;
  }

  readonly listens = (event: string): boolean => Object.hasOwn(this.input.events, event);

  readonly emit = (event: string, detail: unknown): void => {
    if (!this.listens(event)) return;
    const { events, scope, locals } = this.input;
    const { clock, pressInterval = usualInterval } = scope.engine.host;
    if (presses.includes(event)) {
      if (this.running > 0 || clock.now() - this.lastPress < pressInterval) return;
      this.lastPress = clock.now();
    }
    this.running += 1;
    // A list that ends at once never makes the node busy: that would render it twice for nothing.
    const stopWaiting = clock.after(0, () => this.setBusy(true));
    const hasGesture = gestureEvents.has(event) && (scope.engine.host.isGesture?.() ?? false);
    void scope.run(events[event], { ...locals(), event: detail ?? null }, { hasGesture }).finally(() => {
      stopWaiting();
      this.running -= 1;
      if (this.running === 0) this.setBusy(false);
    });
  };

  private setBusy(isBusy: boolean): void {
    if (this.isBusy === isBusy) return;
    this.isBusy = isBusy;
    this.input.onBusyChange();
  }
}
