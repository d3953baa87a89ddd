import { readsOf } from '../runtime/evaluate/reads.ts';
import type { RecordForm, Step } from './form-plan.ts';

/** A stored value that follows from others. */
export interface ComputedRead {
  /** `total`, or `lines.amount` in the rows of a sub-table. */
  path: string;
  /** Fields of the record, or of the same row, by id. */
  reads: readonly string[];
}

function readOf(step: Step): ComputedRead {
  if (step.kind === 'rollup') return { path: step.id, reads: [step.table] };
  const reads = [...new Set(readsOf(step.expr).map(([root = '']) => root))];
  return { path: step.kind === 'column' ? `${step.table}.${step.id}` : step.id, reads };
}

/** What a form computes and what each of it reads, each after what it reads. */
export const computedReads = ({ steps }: RecordForm): ComputedRead[] => steps.map(readOf);
