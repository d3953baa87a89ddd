import { ComputedValues } from './computed-values.ts';
import type { RecordValues } from './form-config.ts';
import type { RecordForm } from './form-plan.ts';
import { type RecordContext, RecordEvaluator } from './record-evaluator.ts';

/** A stored record with its computed values; no rule puts anything in. */
export const computedRecord = (form: RecordForm, context: RecordContext, record: RecordValues): RecordValues =>
  new ComputedValues(form.steps, new RecordEvaluator(form, context)).compute(record);
