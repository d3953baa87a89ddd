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
  private readonly running = new Set<Promise<void>>();
  /** Presses whose actions run, or wait for those of other events. */
  private readonly pressed = new Set<string>();
  private lastPress = Number.NEGATIVE_INFINITY;
  private readonly input: NodeActionsInput;

  constructor(input: NodeActionsInput) {
    this.input = input;
  }

  readonly listens = (event: string): boolean => Object.hasOwn(this.input.events, event);

  /** A press while its own actions run is the same press; one while others of the node run waits until they are done (SHELL-37). */
  readonly emit = (event: string, detail: unknown): void => {
    if (!this.listens(event)) return;
    const { scope, locals } = this.input;
    const { clock, pressInterval = usualInterval } = scope.engine.host;
    const isPress = presses.includes(event);
    if (isPress) {
      if (this.pressed.has(event) || clock.now() - this.lastPress < pressInterval) return;
      this.lastPress = clock.now();
      this.pressed.add(event);
    }
    const hasGesture = gestureEvents.has(event) && (scope.engine.host.isGesture?.() ?? false);
    const { signal } = scope;
    const start = async () => {
      // A user who left the page meanwhile wants nothing of it any more.
      if (!signal.aborted)
        await scope.run(this.input.events[event], { ...locals(), event: detail ?? null }, { hasGesture });
    };
    // A list that ends at once never makes the node busy: that would render it twice for nothing.
    const stopWaiting = clock.after(0, () => this.setBusy(true));
    const list = (isPress && this.running.size > 0 ? this.others().then(start) : start()).finally(() => {
      stopWaiting();
      this.running.delete(list);
      if (isPress) this.pressed.delete(event);
      if (this.running.size === 0) this.setBusy(false);
    });
    this.running.add(list);
  };

  /** Until the lists that run now have ended, whether or not they failed. */
  private others(): Promise<unknown> {
    return Promise.allSettled(this.running);
  }

  private setBusy(isBusy: boolean): void {
    if (this.isBusy === isBusy) return;
    this.isBusy = isBusy;
    this.input.onBusyChange();
  }
}
