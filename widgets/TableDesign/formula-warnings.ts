import { compileRecordForm, type FormConfig } from '#engine/forms';
import { readsOf } from '#engine/runtime';

/**
 * TABLE-23: the names of fields whose formula can be computed and may still surprise: it uses no field, so that every record has
 * the same value, or it divides by what may be empty or zero, and then it has none.
 */
export function formulaWarnings(design: FormConfig, locale: string): string[] {
  const { steps, fields } = compileRecordForm(design, { locale, isReadOnly: false });
  return steps.flatMap((step) => {
    if (step.kind === 'rollup') return [];
    const isSurprising = readsOf(step.expr).length === 0 || divides(step.expr);
    const around = step.kind === 'column' ? fields.get(step.table) : undefined;
    const field = around ? around.columns.find(({ id }) => id === step.id) : fields.get(step.id);
    return isSurprising && field ? [field.label] : [];
  });
}

/** Whether an expression divides by something that is no number of its own. */
function divides(expression: unknown): boolean {
  if (!Array.isArray(expression)) return false;
  const [operator, sign, , divisor] = expression;
  const isFixed = Array.isArray(divisor) && divisor[0] === 'lit';
  if (operator === 'op' && (sign === '/' || sign === '%') && !isFixed) return true;
  return operator !== 'lit' && expression.some(divides);
}
