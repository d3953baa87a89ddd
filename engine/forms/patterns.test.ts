import { expect, test } from 'vitest';
import { compileRecordForm } from './compile-form.ts';
import { createPatternEngine, patternLimits } from './patterns.ts';
import { processorTime } from '#tests/promises/within.ts';

const field = (id: string, expression: string, max_length?: number) => ({
  node: 'field' as const,
  id,
  label: id,
  kind: { type: 'text' as const, pattern: { expression }, ...(max_length && { max_length }) },
});
const diagnosticsOf = (...fields: ReturnType<typeof field>[]): string[] =>
  compileRecordForm(
    { formLabel: 'Form', fields },
    { locale: 'en-US', isReadOnly: false, patterns: createPatternEngine() },
  ).diagnostics.map(({ code, pointer, hint }) => `${code} ${pointer} ${hint === undefined ? '' : 'hinted'}`);
/** Of the processor, in milliseconds. */
function spent(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  ['(x?){1000}y?', 100_000],
  ['(x?){1000}y?', undefined],
  ['(?:(?:x?){30}){30}y?', 1000],
  ['(?:x|xx|xxx){300}y', 2000],
])('P26 P45 the pattern %s for %s characters is refused when it is designed', (expression, length) => {
  expect(diagnosticsOf(field('a', expression, length))).toEqual([
    'FORM_PATTERN_COSTLY /fields/0/kind/pattern/expression hinted',
  ]);
});

test.each([
  ['^1[3-9]\\d{9}$', 200],
  ['[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+', 1000],
  ['[\\x{4e00}-\\x{9fa5}·]{2,50}', 200],
  ['[A-Z]{2}\\d{2}[A-Z0-9]{1,30}', 100_000],
  ['(?:\\d{1,3}\\.){3}\\d{1,3}', 5000],
  ['(?s).*', 100_000],
])('TABLE-28 the pattern %s for %s characters is accepted', (expression, length) => {
  expect(diagnosticsOf(field('a', expression, length))).toEqual([]);
});

test('P45 the patterns of a form are bounded together, and those beyond that are not compiled', () => {
  const fields = Array.from({ length: 200 }, (_, at) => field(`f${at}`, `(?:x?){${480 + (at % 10)}}z${at}`, 10));
  let found: string[] = [];
  const together = spent(() => (found = diagnosticsOf(...fields)));
  expect(found.length).toBeGreaterThan(150);
  expect(new Set(found.map((one) => one.split(' ')[0]))).toEqual(new Set(['FORM_PATTERN_COSTLY']));
  // Each of them alone takes 3 ms or more; this test compiles the whole form.
  expect(together).toBeLessThan(processorTime(2_000));
});

test('P45 what a match takes is known before it, and no accepted one takes more', () => {
  const patterns = createPatternEngine();
  for (const [expression, unit] of [
    ['(?:x?){120}y?', 'x'],
    ['(?:x?\\B|xx){70}y?', 'x'],
    ['(?:[xy]{0,50}x){3}z', 'xy'],
    ['[xy]*x[xy]{300}', 'xxyxyy'],
  ] as const) {
    const text = unit.repeat(100_000).slice(0, 100_000);
    const longest = [200, 1000, 5000, 100_000].findLast((length) => !patterns.issueOf(expression, length)) ?? 0;
    expect(longest, expression).toBeGreaterThan(0);
    expect(patterns.stepsOf(expression, longest)).toBeLessThanOrEqual(patternLimits.steps);
    expect(
      spent(() => patterns.matches(expression, text.slice(0, longest))),
      expression,
    ).toBeLessThan(processorTime(50));
  }
});
