import type { Expr } from '#engine/document';
import { evaluate } from '../runtime/evaluate/evaluate.ts';
import { anyRow } from './control-states.ts';
import type { RulesOn } from './row-rules.ts';

/** What the rules say of a control now; of a column, with what they say in its row. */
export function isTrue(expr: Expr, on: Readonly<Record<string, unknown>>): boolean {
  if (expr[0] === 'lit') return expr[1] === true;
  return evaluate(expr, { lookup: (name) => (name === 'state' ? { on } : null), formatDate: () => '' }) === true;
}

/** Which rules hold for the columns of one row. */
export function onRow(on: RulesOn, index: number): Readonly<Record<string, unknown>> {
  const held = Object.entries(on).map(([id, holds]) => {
    return [id, typeof holds === 'boolean' ? holds : { [anyRow]: holds[index] === true }] as const;
  });
  return Object.fromEntries(held);
}

/** The same, made once for each row and only where it is asked for. */
export function rowStates(on: RulesOn): (index: number) => Readonly<Record<string, unknown>> {
  const known = new Map<number, Readonly<Record<string, unknown>>>();
  return (index) => {
    const one = known.get(index) ?? onRow(on, index);
    known.set(index, one);
    return one;
  };
}
