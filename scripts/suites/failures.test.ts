import { describe, expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, missingFiles } from './failures.mjs';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe('the end of a test run', () => {
  test('names each failed test with its file and what it said, without colours', () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
    const failed = { fullName: 'divides', status: 'failed', failureMessages: [red('expected 1 to be 2')] };
    const testResults = [{ name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] }];
    expect(failuresOfVitest({ testResults })).toEqual([
      { location: 'sum.test.ts', title: 'divides', message: 'expected 1 to be 2' },
    ]);
  });

  test('names a file that could not be run', () => {
    const testResults = [{ name: 'sum.test.ts', status: 'failed', message: 'no module', assertionResults: [] }];
    expect(failuresOfVitest({ testResults })).toEqual([
      { location: 'sum.test.ts', title: 'the file did not run', message: 'no module' },
    ]);
  });

  test('names each file that did not run to its end, also one of two runs of it, where the report calls that a success', () => {
    const ran = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] };
    const testResults = [
      { name: 'sum.test.tsx', ...ran },
      { name: 'empty.test.tsx', status: 'passed', assertionResults: [] },
      { name: 'cut.test.tsx', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending' }] },
      { name: 'broken.test.tsx', status: 'failed', assertionResults: [] },
      { name: 'once.test.tsx', ...ran },
      { name: 'twice.test.tsx', ...ran },
      { name: 'twice.test.tsx', ...ran },
    ];
    const planned = ['sum', 'empty', 'cut', 'broken', 'lost', 'once', 'once', 'twice', 'twice'];
    const missing = missingFiles(
      { testResults },
      planned.map((name) => `${name}.test.tsx`),
    );
    expect(missing.map(({ location }) => location)).toEqual([
      'empty.test.tsx',
      'cut.test.tsx',
      'lost.test.tsx',
      'once.test.tsx',
    ]);
  });

  test('names each failed step in the browser, however deep, with what its last try said', () => {
    const tries = [{ errors: [{ message: 'first' }] }, { errors: [{ message: red('last') }] }];
    const spec = { title: 'signs in', file: 'sign-in.spec.ts', line: 7, ok: false, tests: [{ results: tries }] };
    const good = { title: 'opens', file: 'sign-in.spec.ts', line: 3, ok: true, tests: [{ results: [] }] };
    expect(failuresOfPlaywright({ suites: [{ specs: [good], suites: [{ specs: [spec] }] }] })).toEqual([
      { location: 'sign-in.spec.ts:7', title: 'signs in', message: 'last' },
    ]);
  });

  test('tells what went wrong outside a test', () => {
    expect(failuresOfPlaywright({ suites: [], errors: [{ message: 'no server' }] })).toEqual([
      { location: 'playwright', title: 'outside a test', message: 'no server' },
    ]);
  });
});
