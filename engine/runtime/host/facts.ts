import type { CompiledDocument, CompiledNode, CompiledScope } from '#engine/document';

/** What an observer may ask a page, dialog or drawer for; a `PageScope` is one. */
export interface ObservedScope {
  readonly document: CompiledDocument;
  /** The scope that opened this dialog or drawer. */
  readonly parent: ObservedScope | undefined;
  read(path: readonly string[]): unknown;
  /** What a person types as a password or code on the page, and what was shown once: tools show none of it. */
  readonly secrets: { texts(withParts: boolean): string[] };
  hasRole(roles: readonly string[] | undefined): boolean;
  subscribe(paths: readonly (readonly string[])[], listener: () => void): () => void;
}

/** A page, dialog or drawer was entered or left. */
export interface ScopeFact {
  kind: 'scope';
  scope: ObservedScope;
  /** The document itself, or the dialog or drawer inside it. */
  part: CompiledScope;
  isShown: boolean;
}

/** What one rendering of a node came to. */
export interface NodeFact {
  kind: 'node';
  scope: ObservedScope;
  /** DOM id: a node that is repeated has one for each item. */
  id: string;
  node: CompiledNode;
  /** The paths that it renders again for, and what stood there. */
  reads: readonly (readonly string[])[];
  values: readonly unknown[];
  /** The names around it, such as `row`. */
  locals: Readonly<Record<string, unknown>>;
  outcome: 'hidden' | 'outlet' | 'region' | 'waiting' | 'fault' | 'widget';
  /** Resolved, as the widget is given them. */
  props?: unknown;
  error?: string | undefined;
  isBusy?: boolean;
  /** The code, when the node is broken. */
  errorCode?: string;
}

/** A node came on the screen or went. */
export interface NodeShownFact {
  kind: 'nodeShown';
  scope: ObservedScope;
  id: string;
  node: CompiledNode;
  isShown: boolean;
}

/** A call left for the server. */
export interface CallFact {
  kind: 'call';
  name: string;
  args: Readonly<Record<string, unknown>>;
  /** Fields of the answer that are shown once. */
  secretFields?: readonly string[];
}

/** An answer that came with the page was used: nothing was asked. */
export interface PreloadFact {
  kind: 'preload';
  name: string;
  args: Readonly<Record<string, unknown>>;
  result: unknown;
}

/** An action of a list began. */
export interface ActionFact {
  kind: 'action';
  scope: ObservedScope;
  name: string;
  /** As the document says them, compiled. */
  args: Readonly<Record<string, unknown>>;
  /** Lists that it is inside of. */
  depth: number;
}

/** A call or an action came to its end. */
export type EndFact =
  | { kind: 'end'; of: CallFact | ActionFact; result: unknown }
  | { kind: 'end'; of: CallFact | ActionFact; failure: unknown };

/** What the engine reports to `EngineHost.observe`, in the order in which it happened. */
export type EngineFact = ScopeFact | NodeFact | NodeShownFact | CallFact | PreloadFact | ActionFact | EndFact;

/** Does work and reports its beginning and its end to the observer, if there is one; the work is the same either way. */
export function observed<Result>(
  observe: ((fact: EngineFact) => void) | undefined,
  fact: CallFact | ActionFact,
  work: () => Result,
): Result {
  if (!observe) return work();
  observe(fact);
  const fail = (failure: unknown): void => observe({ kind: 'end', of: fact, failure });
  const end = (result: unknown): void => observe({ kind: 'end', of: fact, result });
  try {
    const result = work();
    if (result instanceof Promise) result.then(end, fail);
    else end(result);
    return result;
  } catch (error) {
    fail(error);
    throw error;
  }
}
