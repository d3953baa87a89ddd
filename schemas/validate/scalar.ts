import type { JsonSchema } from './json-schema.ts';
import type { LocalizedText } from './localized-text.ts';
import { type Issue, issue } from './issue.ts';
import { hintTexts, issueTexts } from './issue-texts.ts';

/** The issue of a text or number whose type is right: at most one. */
export function reportScalar(value: unknown, schema: JsonSchema, pointer: string, patterns: boolean): Issue[] {
  const message =
    typeof value === 'string'
      ? textIssue(value, schema)
      : typeof value === 'number'
        ? numberIssue(value, schema)
        : undefined;
  if (message !== undefined) return [issue({ kind: 'range', pointer }, message)];
  if (
    patterns &&
    typeof value === 'string' &&
    schema.pattern !== undefined &&
    !new RegExp(schema.pattern, 'u').test(value)
  ) {
    const hint = hintTexts.pattern(schema.pattern, schema.description);
    return [issue({ kind: 'pattern', pointer }, issueTexts.pattern(value), hint)];
  }
  return [];
}

function textIssue(value: string, { minLength, maxLength }: JsonSchema): LocalizedText | undefined {
  if (minLength !== undefined && value.length < minLength) {
    return minLength === 1 ? issueTexts.empty : issueTexts.tooShort(value.length, minLength);
  }
  if (maxLength !== undefined && value.length > maxLength) {
    return issueTexts.tooLong(value.length, maxLength);
  }
  return undefined;
}

function numberIssue(value: number, schema: JsonSchema): LocalizedText | undefined {
  if (!Number.isFinite(value)) return issueTexts.notFinite;
  if (schema.minimum !== undefined && value < schema.minimum) return issueTexts.less(value, schema.minimum);
  if (schema.maximum !== undefined && value > schema.maximum) return issueTexts.more(value, schema.maximum);
  if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum) {
    return issueTexts.notMore(value, schema.exclusiveMinimum);
  }
  if (schema.exclusiveMaximum !== undefined && value >= schema.exclusiveMaximum) {
    return issueTexts.notLess(value, schema.exclusiveMaximum);
  }
  return undefined;
}
