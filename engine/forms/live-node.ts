/** What a part of a live formula is in SQL; `texts` is a list of them, `null` fits everywhere. */
export type LiveType = 'text' | 'number' | 'boolean' | 'texts' | 'null';

/**
 * A part of a formula that is computed when records are read, checked so that the database gives what the evaluator gives. Days,
 * months and moments are texts as the wire has them.
 */
export interface LiveNode {
  /** `end`: the field is a range, and its end is meant. */
  op: 'literal' | 'today' | 'now' | 'me' | 'field' | 'end' | 'if' | 'and' | 'or' | 'not' | 'in' | 'call' | 'operator';
  /** Of a field its id; of a call the function; of an operator its sign. */
  name: string;
  type: LiveType;
  parts: readonly LiveNode[];
  /** Of a literal. */
  value: string | number | boolean | null;
  /** A text that is a day, a month, a year, a moment or a time of day, as the wire has it. */
  isDate: boolean;
  /** Characters that it has at most, halves of them counted. */
  length: number;
  /** How many parts it has with all inside, and characters that are made on the way to it. */
  cost: { parts: number; made: number };
}

/** What a formula that is computed when records are read may come to, live formulas that it reads included. */
export const liveLimits = { parts: 400, made: 200_000 } as const;

const noCost = { parts: 1, made: 0 };

/** A node of a type without anything inside. */
export const leaf = (op: LiveNode['op'], type: LiveType, more: Partial<LiveNode> = {}): LiveNode => ({
  op,
  name: '',
  type,
  parts: [],
  value: null,
  isDate: false,
  length: 0,
  cost: noCost,
  ...more,
});

/** The fields that a live formula reads, by id, each once. */
export function liveReads(node: LiveNode): string[] {
  const own = node.op === 'field' || node.op === 'end' ? [node.name] : [];
  return [...new Set([...own, ...node.parts.flatMap(liveReads)])];
}
