import type { JsonSchema } from '#schemas';
import { isGiven, valuesOf } from '#kinds';
import type { FieldPlan } from './form-plan.ts';

/** What a filled-in field may hold. Patterns of administrators are not in it: a linear-time engine runs them. */
export function fieldSchema({ kind, columns }: FieldPlan): JsonSchema {
  const required = (): ReadonlySet<string> =>
    new Set(columns.flatMap(({ id, field }) => (field.is_required ? [id] : [])));
  return valuesOf(kind).schema(kind, { data: () => recordSchema(columns, required()) });
}

/** The JSON Schema of a whole record, for the fields that are required and sent now. */
export function recordSchema(plans: readonly FieldPlan[], required: ReadonlySet<string>): JsonSchema {
  const entered = plans.filter(({ kind }) => !isGiven(kind));
  return {
    type: 'object',
    required: entered.flatMap((plan) => (required.has(plan.id) ? [plan.id] : [])),
    properties: Object.fromEntries(
      entered.map((plan) => [plan.id, required.has(plan.id) ? fieldSchema(plan) : nullable(fieldSchema(plan))]),
    ),
  };
}

function nullable(schema: JsonSchema): JsonSchema {
  return { anyOf: [{ type: 'null' }, schema] };
}
