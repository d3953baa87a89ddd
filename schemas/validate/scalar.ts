import type { JsonSchema } from './json-schema.ts';
import type { Mistake } from './mistake.ts';

/** Mistakes of a text or number whose type is right: at most one. */
export function reportScalar(value: unknown, schema: JsonSchema, pointer: string, patterns: boolean): Mistake[] {
  const message =
    typeof value === 'string'
      ? textMistake(value, schema)
      : typeof value === 'number'
        ? numberMistake(value, schema)
        : undefined;
  if (message !== undefined) return [{ kind: 'range', pointer, message }];
  if (
    patterns &&
    typeof value === 'string' &&
    schema.pattern !== undefined &&
    !new RegExp(schema.pattern, 'u').test(value)
  ) {
    const hint = schema.description ?? `It has to match ${schema.pattern}.`;
    return [{ kind: 'pattern', pointer, message: `"${value.slice(0, 40)}" is not written as it should be.`, hint }];
  }
  return [];
}

function textMistake(value: string, { minLength, maxLength }: JsonSchema): string | undefined {
  if (minLength !== undefined && value.length < minLength) {
    return minLength === 1
      ? 'The text is empty.'
      : `The text has ${value.length} characters, and needs at least ${minLength}.`;
  }
  if (maxLength !== undefined && value.length > maxLength) {
    return `The text has ${value.length} characters, and at most ${maxLength} are allowed.`;
  }
  return undefined;
}

function numberMistake(value: number, schema: JsonSchema): string | undefined {
  if (!Number.isFinite(value)) return 'The number is not finite.';
  if (schema.minimum !== undefined && value < schema.minimum) return `${value} is less than ${schema.minimum}.`;
  if (schema.maximum !== undefined && value > schema.maximum) return `${value} is more than ${schema.maximum}.`;
  if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum) {
    return `${value} is not more than ${schema.exclusiveMinimum}.`;
  }
  if (schema.exclusiveMaximum !== undefined && value >= schema.exclusiveMaximum) {
    return `${value} is not less than ${schema.exclusiveMaximum}.`;
  }
  return undefined;
}
