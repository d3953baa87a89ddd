import { hasType, isObject, type JsonSchema, type LocalizedText } from '#schemas';
import type { RequestIssue } from '../../errors/index.ts';

const plainNumber = /^-?\d{1,15}(\.\d{1,15})?$/;

/**
 * Finds text that a coercing validator would take for a number although no person means one: `Infinity`, blanks,
 * `0x10`, `1e400`. Looks at the members of an object, which is the form of every query and form.
 */
export function createTextNumbers(
  schema: JsonSchema,
  resolve: (ref: string) => JsonSchema | undefined,
): (value: unknown) => RequestIssue[] {
  const whole = target(schema, resolve);
  const names = Object.entries(whole?.properties ?? {})
    .filter(([, part]) => isNumeric(target(part, resolve)))
    .map(([name]) => name);
  return (value) => {
    if (!isObject(value)) return [];
    return names.flatMap((name) => {
      const text = value[name];
      if (typeof text !== 'string' || text === '' || plainNumber.test(text)) return [];
      return [{ pointer: `/${name}`, message: notANumber(text.slice(0, 40)) }];
    });
  };
}

function target(schema: JsonSchema, resolve: (ref: string) => JsonSchema | undefined): JsonSchema | undefined {
  return schema.$ref === undefined ? schema : resolve(schema.$ref);
}

function isNumeric(schema: JsonSchema | undefined): boolean {
  if (schema?.type === undefined) return false;
  return hasType(1, schema) && !hasType('text', schema);
}

const notANumber = (text: string): LocalizedText => ({
  'en-US': `"${text}" is no number.`,
  'zh-CN': `“${text}”不是数字。`,
});
