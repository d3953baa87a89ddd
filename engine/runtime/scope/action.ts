import type { CallArguments } from '../data/calls.ts';
import type { HostCallOptions } from '../host/client.ts';
import type { EngineHost } from '../host/host.ts';
import type { Locals, PageScope } from './page-scope.ts';

/** What an action returns to end the list it is in, and the lists around that one. */
export type Stop = 'stop';

/** What an action list may do; one runtime belongs to one list. */
export interface ActionRuntime {
  readonly host: EngineHost;
  readonly scope: PageScope;
  /** Aborted when the page is left. */
  readonly signal: AbortSignal;
  /** Calls an operation with the rights of this list; a success makes stale what its tags say. */
  call(id: string, args: CallArguments, options?: HostCallOptions): Promise<unknown>;
  /** Throws ENGINE_SECRET_REFUSED in a list of a changed document when a value that leaves the page holds a secret (P44). */
  refuseSecrets(action: string, value: unknown): void;
  /** Throws ENGINE_GESTURE_REQUIRED in a list of a changed document that no press began. */
  requireGesture(action: string): void;
  evaluate(expression: unknown): unknown;
  /** True when the expression is true; null and everything else is false. */
  holds(expression: unknown): boolean;
  /** Resolves literals, expressions and texts at any depth. */
  value(value: unknown): unknown;
  /** The same, as text; undefined when there is none. */
  text(value: unknown): string | undefined;
  /** The same, as an object of arguments; `{}` when there is none. */
  values(value: unknown): Record<string, unknown>;
  /** Runs another list with more names; resolves 'stop' when an action in it ended the lists. */
  run(actions: unknown, locals?: Readonly<Record<string, unknown>>): Promise<Stop | undefined>;
  /** The same for a list that something else than the person continues, such as a message of another window. */
  runWithoutGesture(actions: unknown, locals?: Readonly<Record<string, unknown>>): Promise<Stop | undefined>;
  /** Whether this list came with a change of the shipped document: it keeps the rights of one. */
  readonly isChanged: boolean;
  /** The names around this step, such as `row` and `event`. */
  names(): Locals;
  /** Gives the steps that follow in this list one more name. */
  bind(name: string, value: unknown): void;
  /** Work that action lists start without awaiting, such as a navigation: a list ends once it has ended. */
  waitFor(work: Promise<unknown>): void;
  /** Starts a list without waiting for it, such as `then` of a dialog; its failures are shown like any other. */
  start(actions: unknown, locals?: Readonly<Record<string, unknown>>): void;
}

/** The compiled arguments of an action, without trust: a document may be broken. */
export type ActionArguments = Readonly<Record<string, unknown>>;

/** The code of an action. It throws to fail, and returns 'stop' to end the list quietly. */
// biome-ignore lint/suspicious/noConfusingVoidType: most actions return nothing.
export type ActionRun = (args: ActionArguments, runtime: ActionRuntime) => Stop | void | Promise<Stop | void>;
