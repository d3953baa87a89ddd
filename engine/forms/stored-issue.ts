import { type Schema, Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '#schemas';
import { isEmpty } from '../runtime/state/is-empty.ts';
import { isGiven, valuesOf } from '#kinds';
import type { FieldPlan } from './form-plan.ts';
import type { RecordIssue } from './record-issue.ts';
import { fieldSchema } from './record-schema.ts';

const validators = new WeakMap<FieldPlan, Validator>();

/** What of a schema the column of a field asks for: the types of its values, and how dates and times are written. */
function typesIn(
  { type, enum: options, const: only, pattern, items, properties }: JsonSchema,
  plan: FieldPlan,
): object {
  const inner = properties && Object.entries(properties).map(([name, part]) => [name, typesIn(part, plan)] as const);
  return {
    ...(type !== undefined && { type }),
    ...(options && { type: 'string' }),
    ...(only !== undefined && { const: only }),
    ...(pattern !== undefined && valuesOf(plan.kind).hasNotation && { pattern }),
    ...(items && plan.kind.type !== 'subTable' && { items: typesIn(items, plan) }),
    ...(inner && { properties: Object.fromEntries(inner) }),
  };
}

function validatorOf(plan: FieldPlan): Validator {
  const known = validators.get(plan);
  if (known) return known;
  const made = new Validator(typesIn(fieldSchema(plan), plan) as Schema, '2020-12', true);
  validators.set(plan, made);
  return made;
}

/**
 * Why a value cannot be stored at all. Hidden fields are checked too: no user could meet their other rules, but what is sent for them
 * is stored.
 */
export function storedIssue(plan: FieldPlan, value: unknown, path: readonly string[]): RecordIssue | undefined {
  const { kind } = plan;
  if (isGiven(kind) || isEmpty(value)) return undefined;
  const { valid, errors } = validatorOf(plan).validate(value);
  if (!valid) return { path, code: errors.some(({ keyword }) => keyword === 'pattern') ? 'format' : 'type' };
  const issue = valuesOf(kind).issue?.(kind, value, beginning);
  return issue?.code === 'format' ? { path, code: 'format' } : undefined;
}

/** What is stored does not depend on the time. */
const beginning = { now: () => 0, today: () => 0 };
