import { describe, expect, test } from 'vitest';
import type { CompiledNode, Json } from '#engine/document';
import { createTestScope } from '../runtime/testing/createTestScope.ts';
import { failedCheck, readChecks } from './field-checks.ts';

/** The key of the text that a value fails with, and its limit. */
function failed(checks: unknown, value: Json): string | undefined {
  const { scope } = createTestScope({ state: { value: { type: 'object', default: value } } });
  // Safe: a document from elsewhere may hold anything.
  const read = readChecks({ id: 'a', widget: 'Field', bind: ['state', 'value'], checks } as CompiledNode);
  return read && failedCheck(read, { ...scope, text: (key, values) => `${key} ${values?.limit}`.trim() }, {});
}

describe('failedCheck', () => {
  test('tells the first thing to mend', () => {
    expect(failed({ maxItems: 1, required: true }, [])).toBe('engine.check.required');
    expect(failed({ min: 3, max: 5, format: 'email' }, 'ann')).toBe('engine.check.email email');
  });

  test.each([
    ['name@example.com', true],
    [' name@example.com ', true],
    ['a+b@localhost', true],
    ['name@-example.com', false],
    ['name', false],
    ['@example.com', false],
    ['na me@example.com', false],
  ])('format email: %s', (value, isRight) => {
    expect(failed({ format: 'email' }, value) === undefined).toBe(isRight);
  });

  test('compares moments whatever their zones, and days as they are written', () => {
    expect(failed({ min: '2026-11-21T09:00:00+08:00' }, '2026-11-21T01:00:00Z')).toBeUndefined();
    expect(failed({ max: '1970-01-01T00:00:00Z' }, '1970-01-01T08:00:00+08:00')).toBeUndefined();
    expect(failed({ min: '2026-11-21T09:00:00Z' }, '2026-11-21T08:59:59Z')).toBe(
      'engine.check.earliest Nov 21, 2026, 9:00 AM',
    );
    expect(failed({ max: '2026-11-21' }, '2026-11-22')).toBe('engine.check.latest Nov 21, 2026');
  });

  test('says nothing of what cannot be compared', () => {
    for (const [limit, value] of [
      ['3', 2],
      [3, '2'],
      [3, null],
      [{}, 2],
      ['', '2026-11-22'],
    ] as [Json, Json][])
      expect(failed({ min: limit, max: limit }, value)).toBeUndefined();
  });

  test('P22 reads nothing from checks that are none', () => {
    for (const checks of [null, 'required', [], {}, { other: true }, { required: 'yes' }, { unless: true }])
      expect(failed(checks, '')).toBeUndefined();
    // Safe: the same.
    expect(
      readChecks({ id: 'a', widget: 'Field', checks: { required: true, of: ['x', []] } } as never),
    ).toBeUndefined();
  });
});
