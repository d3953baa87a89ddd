import { readsOf } from '../runtime/evaluate/reads.ts';
import { never } from './control-states.ts';
import type { FieldPlan, RecordForm } from './form-plan.ts';

/** What rules of a form may drop, and by what. */
export interface DroppableValues {
  /** `seats`, or `lines.amount` in the rows of a sub-table. */
  paths: readonly string[];
  /** The fields, and columns as themselves, that the rules read. */
  reads: readonly string[];
  /** The same text while the same values are dropped by the same conditions. */
  conditions: string;
}

/** Finds what rules may drop of the records of a form. */
export function droppableValues({ fields, rules }: RecordForm): DroppableValues {
  const all = [...fields.values()].flatMap((plan): [path: string, FieldPlan][] => [
    [plan.id, plan],
    ...plan.columns.map((column): [string, FieldPlan] => [`${plan.id}.${column.id}`, column]),
  ]);
  const own = all.filter(([, { dropped }]) => dropped !== never);
  const asked = new Set(
    own.flatMap(([, { hidden, dropped }]) =>
      [...readsOf(hidden), ...readsOf(dropped)].flatMap(([, , rule]) => rule ?? []),
    ),
  );
  const judged = rules.filter(({ id }) => asked.has(id));
  return {
    paths: own.map(([path]) => path),
    reads: judged.flatMap(({ rows, when }) =>
      readsOf(when).flatMap(([root = '']) => (rows === undefined ? [root] : [root, `${rows}.${root}`])),
    ),
    conditions: JSON.stringify([
      own.map(([path, { hidden, dropped }]) => [path, hidden, dropped]),
      judged.map(({ id, rows, when }) => [id, rows, when]),
    ]),
  };
}
