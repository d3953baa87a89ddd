import { isObject } from '#schemas';
import type { OverlayOperation } from '#engine/document';
import type { Node } from './tree.ts';

/** A copy of the base on its way to the target. */
export interface Rework {
  readonly target: Node;
  /** As far as the operations lead. */
  readonly working: Node;
  /** Ids of the base's nodes, and of the target's. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  make(operation: OverlayOperation): void;
}

/** The value where it is an object, else an empty one. */
export const objectOf = (value: unknown): Node => (isObject(value) ? value : {});

/** The names of both, each once. */
export const namesOf = (a: Node, b: Node): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];
