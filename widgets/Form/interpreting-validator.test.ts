import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { createInterpretingValidator } from './interpreting-validator.ts';

const schema: RJSFSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2 },
    colour: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
    lines: { type: 'array', minItems: 1, items: { $ref: '#/$defs/line' } },
  },
  $defs: { line: { type: 'object', required: ['content'], properties: { content: { type: 'string', maxLength: 3 } } } },
};

function issues(data: unknown): string[] {
  return createInterpretingValidator()
    .validateFormData(data, schema)
    .errors.map(({ name, property }) => `${property} ${name}`);
}

describe('interpreting validator', () => {
  test('right data has no errors', () => {
    expect(issues({ name: 'ab', colour: '#aabbcc', lines: [{ content: 'abc' }] })).toEqual([]);
  });

  test('each mistake is one error at its own place', () => {
    expect(issues({})).toEqual(['.name required']);
    expect(issues({ name: 'a' })).toEqual(['.name minLength']);
    expect(issues({ name: '' })).toEqual(['.name required']);
    expect(issues({ name: 'ab', colour: 'red' })).toEqual(['.colour pattern']);
    expect(issues({ name: 'ab', lines: [] })).toEqual(['.lines minItems']);
    expect(issues({ name: 'ab', lines: [{ content: 'abc' }, { content: 'abcd' }] })).toEqual([
      '.lines.1.content maxLength',
    ]);
    expect(issues({ name: 'ab', lines: [{}] })).toEqual(['.lines.0.content required']);
  });

  test('a part of a schema finds the definitions of its root', () => {
    const validator = createInterpretingValidator();
    const line: RJSFSchema = { $ref: '#/$defs/line' };
    expect(validator.isValid(line, { content: 'abc' }, schema)).toBe(true);
    expect(validator.isValid(line, { content: 'abcd' }, schema)).toBe(false);
  });

  test('P19 validating makes no code', () => {
    const original = globalThis.Function;
    const refuse = (): never => {
      throw new EvalError('code from data');
    };
    globalThis.Function = new Proxy(original, { construct: refuse, apply: refuse });
    try {
      expect(issues({ name: 'a' })).toEqual(['.name minLength']);
    } finally {
      globalThis.Function = original;
    }
  });
});
