import type { JsonSchema } from './json-schema.ts';
import type { Words } from '../words.ts';
import { type Mistake, mistake } from './mistake.ts';
import { adviceWords, mistakeWords } from './mistake-words.ts';

/** Mistakes of a text or number whose type is right: at most one. */
export function reportScalar(value: unknown, schema: JsonSchema, pointer: string, patterns: boolean): Mistake[] {
  const message =
    typeof value === 'string'
      ? textMistake(value, schema)
      : typeof value === 'number'
        ? numberMistake(value, schema)
        : undefined;
  if (message !== undefined) return [mistake({ kind: 'range', pointer }, message)];
  if (
    patterns &&
    typeof value === 'string' &&
    schema.pattern !== undefined &&
    !new RegExp(schema.pattern, 'u').test(value)
  ) {
    const hint = adviceWords.pattern(schema.pattern, schema.description);
    return [mistake({ kind: 'pattern', pointer }, mistakeWords.pattern(value), hint)];
  }
  return [];
}

function textMistake(value: string, { minLength, maxLength }: JsonSchema): Words | undefined {
  if (minLength !== undefined && value.length < minLength) {
    return minLength === 1 ? mistakeWords.empty : mistakeWords.tooShort(value.length, minLength);
  }
  if (maxLength !== undefined && value.length > maxLength) {
    return mistakeWords.tooLong(value.length, maxLength);
  }
  return undefined;
}

function numberMistake(value: number, schema: JsonSchema): Words | undefined {
  if (!Number.isFinite(value)) return mistakeWords.notFinite;
  if (schema.minimum !== undefined && value < schema.minimum) return mistakeWords.less(value, schema.minimum);
  if (schema.maximum !== undefined && value > schema.maximum) return mistakeWords.more(value, schema.maximum);
  if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum) {
    return mistakeWords.notMore(value, schema.exclusiveMinimum);
  }
  if (schema.exclusiveMaximum !== undefined && value >= schema.exclusiveMaximum) {
    return mistakeWords.notLess(value, schema.exclusiveMaximum);
  }
  return undefined;
}
