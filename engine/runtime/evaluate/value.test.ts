import { describe, expect, test } from 'vitest';
import { isDynamic, resolveFields, resolveValue, type ValueContext, valueReads } from './value.ts';

const context: ValueContext = {
  lookup: (name) => (name === 'state' ? { n: 3 } : null),
  formatDate: String,
  text: (key, values) => `${key}${JSON.stringify(values)}`,
};
const n = { $: ['get', ['var', 'state'], 'n'] };

describe('resolveValue', () => {
  test('evaluates expressions and writes texts at any depth', () => {
    const value = { a: [n, { b: n }], t1: { t: 'hello', values: { n } }, plain: 'x' };
    expect(resolveValue(value, context)).toEqual({ a: [3, { b: 3 }], t1: 'hello{"n":3}', plain: 'x' });
  });

  test('CFG-13 shows what is written instead of a message, and the message where nothing is', () => {
    const text = (own: string | null) => resolveValue({ t: 'hello', instead: { $: ['lit', own] } }, context);
    expect(['Welcome', '', null].map(text)).toEqual(['Welcome', 'hello{}', 'hello{}']);
    expect(valueReads({ t: 'hello', instead: n })).toEqual([['state', 'n']]);
  });

  test('hands on what needs no work as the same object', () => {
    const value = { a: [1, { b: null }] };
    expect(resolveValue(value, context)).toBe(value);
    expect(isDynamic(value)).toBe(false);
  });

  test('never takes a text of the data for an expression', () => {
    expect(resolveValue('{"$": ["var", "state"]}', context)).toBe('{"$": ["var", "state"]}');
  });

  test('P21 a field called __proto__ reaches no prototype', () => {
    const fields = JSON.parse('{"__proto__": {"polluted": {"$": ["lit", 1]}}, "a": {"$": ["lit", 2]}}');
    const resolved = resolveFields(fields, context);
    expect(resolved).toEqual({ a: 2 });
    expect(Object.getPrototypeOf(resolved)).toBe(Object.prototype);
    expect('polluted' in resolved).toBe(false);
  });
});
