import { describe, expect, test } from 'vitest';
import { mismatches } from './handlers.ts';

const handler = { name: 'readThing', path: '../domains/things/operations/readThing.ts' };
const guard = { name: 'self', path: '../domains/things/guards/self.ts' };

describe('the table of handlers', () => {
  test('P3 every served operation has exactly one handler', () => {
    const operations = { readThing: { planned: false } };
    expect(mismatches(operations, [handler], [])).toEqual([]);
    expect(mismatches(operations, [], [])[0]).toContain(
      'readThing has no handler: write server/domains/<domain>/operations/readThing.ts',
    );
    expect(
      mismatches(operations, [handler, { ...handler, path: '../domains/others/operations/readThing.ts' }], [])[0],
    ).toContain('2 handlers');
  });

  test('a file among the operations is named after one', () => {
    expect(mismatches({}, [handler], [])[0]).toContain(
      '../domains/things/operations/readThing.ts is named after no operation',
    );
  });

  test('P3 a planned operation has none', () => {
    const operations = { readThing: { planned: true } };
    expect(mismatches(operations, [], [])).toEqual([]);
    expect(mismatches(operations, [handler], [])[0]).toContain('remove the mark');
  });

  test('P3 a guard that is named exists', () => {
    const operations = { readThing: { planned: false, guard: 'self' } };
    expect(mismatches(operations, [handler], [guard])).toEqual([]);
    expect(mismatches(operations, [handler], [])[0]).toContain('write server/domains/<domain>/guards/self.ts');
  });
});
