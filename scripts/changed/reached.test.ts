import { describe, expect, test } from 'vitest';
import { addReach, reachedSpecs } from './reached-specs.ts';
import { reachedTests } from './reached-tests.ts';

const graph = new Map<string, string[]>([
  ['server/kernel/lists/sort.ts', []],
  ['server/domains/data/operations/listRecords.ts', ['server/kernel/lists/sort.ts']],
  ['server/domains/files/operations/getFile.ts', []],
  ['server/kernel/lists/sort.test.ts', ['server/kernel/lists/sort.ts']],
  ['tests/api/records.test.ts', ['server/domains/data/operations/listRecords.ts']],
  ['tests/api/files.test.ts', ['server/domains/files/operations/getFile.ts']],
  ['tests/conventions/files.test.ts', []],
  ['server/kernel/documents/shipped.ts', []],
  ['tests/api/documents.test.ts', ['server/kernel/documents/shipped.ts']],
  ['tests/e2e/records.spec.ts', ['tests/e2e/controls.ts']],
  ['tests/e2e/files.spec.ts', []],
  ['tests/e2e/new.spec.ts', []],
  ['tests/e2e/controls.ts', []],
]);
const reach = {
  'tests/e2e/records.spec.ts': { operations: ['listRecords'], documents: ['records.ofMenu'] },
  'tests/e2e/files.spec.ts': { operations: ['getFile'], documents: ['workspace.baseInfo'] },
};

describe('what a change can reach', () => {
  test('is the tests that import it, directly or through others, and those that look at the whole tree', () => {
    expect(reachedTests(graph, ['server/kernel/lists/sort.ts'])).toEqual([
      'server/kernel/lists/sort.test.ts',
      'tests/api/records.test.ts',
      'tests/conventions/files.test.ts',
    ]);
  });

  test('is the tests of what reads a file without importing it', () => {
    expect(reachedTests(graph, ['pages/records/ofMenu.page.json'])).toContain('tests/api/documents.test.ts');
  });

  test('is everything for settings that all tests depend on', () => {
    expect(reachedTests(graph, ['package.json'])).toHaveLength(5);
    expect(reachedSpecs(graph, ['package.json'], reach)).toHaveLength(3);
  });

  test('is the specs that asked for a call or a document that it reaches, those that changed, and those never recorded', () => {
    const never = 'tests/e2e/new.spec.ts';
    expect(reachedSpecs(graph, ['server/kernel/lists/sort.ts'], reach)).toEqual(['tests/e2e/records.spec.ts', never]);
    expect(reachedSpecs(graph, ['pages/records/ofMenu.page.json'], reach)).toEqual([
      'tests/e2e/records.spec.ts',
      never,
    ]);
    expect(reachedSpecs(graph, ['pages/workspace/messages.en-US.json'], reach)).toEqual([
      'tests/e2e/files.spec.ts',
      never,
    ]);
    expect(reachedSpecs(graph, ['tests/e2e/controls.ts'], reach)).toEqual(['tests/e2e/records.spec.ts', never]);
    expect(reachedSpecs(graph, ['app/main.tsx'], reach)).toHaveLength(3);
  });

  test('what the tests of a spec asked for comes together', () => {
    const spec = 'tests/e2e/files.spec.ts';
    const more = { operations: ['deleteFile', 'getFile'], documents: ['files.list'] };
    expect(addReach(reach, spec, more)).toEqual({
      ...reach,
      [spec]: { operations: ['deleteFile', 'getFile'], documents: ['files.list', 'workspace.baseInfo'] },
    });
    expect(addReach({}, spec, more)).toEqual({ [spec]: more });
  });
});
