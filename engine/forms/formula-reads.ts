import { readsOf } from '../runtime/evaluate/reads.ts';
import type { RecordForm } from './form-plan.ts';

/** The fields that the formulas of a form read, by the formula's field. */
export function formulaReads({ steps }: RecordForm): Map<string, readonly string[]> {
  return new Map(
    steps.flatMap((step) =>
      step.kind === 'field' ? [[step.id, [...new Set(readsOf(step.expr).map(([root = '']) => root))]] as const] : [],
    ),
  );
}
