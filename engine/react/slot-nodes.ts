import type { Locals } from '#engine/runtime';

/** What is in a slot, and where: the nodes, the ids of those around them, and the names that they may use. */
export interface SlotNodes {
  nodes: readonly unknown[];
  around: readonly string[];
  locals: Locals;
}

/** What a slot holds that does not exist. */
export const noNodes: SlotNodes = { nodes: [], around: [], locals: {} };
