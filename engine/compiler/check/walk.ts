import type { CheckContext } from './context.ts';
import type { DiagnosticList } from './diagnostic-list.ts';
import type { CheckCache } from './check-cache.ts';
import type { NodeIds, Scope } from './scope.ts';

/** One walk over one document. Parts that contain each other reach each other through `checks`. */
export interface Walk {
  readonly context: CheckContext;
  readonly diagnostics: DiagnosticList;
  /** Ids of the fragments that are being walked, outermost first. */
  readonly fragments: readonly string[];
  readonly checks: Checks;
  /** What was found before, and in which scopes. */
  readonly cache: CheckCache;
  /** The ids of nodes that were looked up. */
  readonly read: Set<NodeIds>;
}

export interface Checks {
  actions(walk: Walk, list: unknown, pointer: string, scope: Scope): void;
  node(walk: Walk, node: unknown, pointer: string, scope: Scope): void;
}
