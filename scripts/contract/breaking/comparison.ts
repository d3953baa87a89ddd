import { isNode, type Node } from '../source.ts';
import type { Location } from './location.ts';
import type { BreakingRule } from './rules.ts';

/** Callers send it, so it may only get wider; or they get it, so it may only get narrower. */
export type Side = 'sent' | 'got';

/** One walk over two versions of what a call sends or gets. */
export interface Comparison {
  side: Side;
  /** Both descriptions, for `$ref`. */
  before: Node;
  after: Node;
  /** Pairs of shared schemas that were met, so that recursion ends. */
  seen: Set<string>;
  report(rule: BreakingRule, location: Location, message: string): void;
}

/** Begins the comparison of what one call sends or gets. */
export type Begin = (side: Side) => Comparison;

/** Reports a break of one call. */
export type Say = (rule: BreakingRule, location: string, message: string) => void;

/** Compares two schemas at a place; handed to the parts of the comparison, which it is made of. */
export type CompareSchema = (before: unknown, after: unknown, location: Location, comparison: Comparison) => void;

/** A part of a schema: `true` and a missing one mean anything. */
export function schemaOf(value: unknown): Node {
  if (value === false) return { not: {} };
  return isNode(value) ? value : {};
}

/** For messages: short JSON. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** True when both are the same JSON, whatever the order of names. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, ordered(member)]),
  );
}
