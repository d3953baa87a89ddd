import type { DialogSource } from '#engine/document';
import type { ExprScope } from '../expression/check.ts';
import type { CheckContext } from './context.ts';
import type { DiagnosticList } from './diagnostic-list.ts';
import type { CheckCache } from './check-cache.ts';
import type { Reach } from './reach.ts';

/** What can be named and reached at one position of a document. */
export interface Scope {
  /** Roots and locals of expressions, with their types. */
  roots: ExprScope;
  /** Below an unknown widget or slot, which may have locals: other names may exist, and nothing is said of them. */
  hasMoreNames?: boolean;
  /** Undefined in fragments and forms: the document that uses them decides. */
  reach: Reach | undefined;
  dialogs: Readonly<Record<string, Pick<DialogSource, 'params'>>>;
  drawers: Readonly<Record<string, Pick<DialogSource, 'params'>>>;
  /** Names under `data`. */
  data: readonly string[];
  /** Names under `actions`. */
  actions: readonly string[];
  /** Of this page, dialog or drawer. */
  nodes: NodeIds;
}

/** Ids of the nodes of a body. Few parts name a node: only those are checked again when there are other ids. */
export interface NodeIds {
  readonly ids: ReadonlySet<string>;
}

export const noNodes: NodeIds = { ids: new Set() };

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
