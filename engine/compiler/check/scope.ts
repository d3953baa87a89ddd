import type { DialogSource } from '#engine/document';
import type { ExprScope } from '../expression/check.ts';
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
