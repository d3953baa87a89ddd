import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentSource } from '#engine/document';
import { checkDocument } from './document.ts';
import { mayBeEndless } from './endless-pattern.ts';
import { createContext } from './testing/context.ts';
import { cpuTime } from '#tests/promises/cpu-time.ts';
import { processorTime } from '#tests/promises/within.ts';

test.each([
  '(a+)+$',
  '^(a|a)*b',
  '(a*)*',
  '((a+)b?)+',
  '(?:[ab]+c?){2,}',
  '(a)\\1',
  '(x+x+)+y',
  '^(\\d+|x)*$',
  '(?<n>a)\\k<n>',
])('P26 %s may be endless', (pattern) => expect(mayBeEndless(pattern)).toBe(true));

test.each([
  '^#[0-9a-f]{6}$',
  '^[^@]+@[^@]+\\.[^@]+$',
  '^(a|b)$',
  '^(\\(\\d{3}\\))?\\d+$',
  '[(a+)+]',
  '^\\S',
  '(abc)+',
  '',
])('P26 %s is taken', (pattern) => expect(mayBeEndless(pattern)).toBe(false));

function timeOf(work: () => unknown): number {
  const start = cpuTime();
  work();
  return cpuTime() - start;
}

test('P26 what is taken is judged within 50 ms, however it is put together', () => {
  const part = fc.constantFrom('a', 'b', '[ab]', '\\w', '(', '(?:', ')', '+', '*', '?', '{2,}', '{3}', '|', '^', '$');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const pattern = parts.join('');
      let compiled: RegExp;
      try {
        compiled = new RegExp(pattern, 'u');
      } catch {
        return;
      }
      // Three repeats side by side go through a text of this length a million times; nested ones would never end.
      if (mayBeEndless(pattern) || parts.filter((letter) => /[+*{]/.test(letter)).length > 3) return;
      // A collection of garbage may fall into one of them: one quick answer of three proves it.
      const quickest = Math.min(...[1, 2, 3].map(() => timeOf(() => compiled.test(`${'a'.repeat(60)}!`))));
      expect(quickest, pattern).toBeLessThan(processorTime(50));
    }),
    { numRuns: 3000 },
  );
});

test('P26 a form that an administrator changed has no pattern that may never end; one that is called so is a field', () => {
  const form = (properties: object): DocumentSource =>
    ({ kind: 'form', version: 1, id: 'a.form', schema: { type: 'object', properties } }) as DocumentSource;
  const changed = createContext({ shipped: false });
  const endless = form({ code: { type: 'string', pattern: '^(a+)+$' } });
  expect(checkDocument(endless, changed)).toMatchObject([
    { code: 'PAGE_VALUE', pointer: '/schema/properties/code/pattern' },
  ]);
  expect(checkDocument(form({ pattern: { type: 'string', pattern: '^[a-z]+$' } }), changed)).toEqual([]);
});

test('P26 the forms of the product have no such pattern, so that their texts can be changed', () => {
  const forms = import.meta.glob<object>('#pages/**/*.form.json', { eager: true });
  expect(Object.keys(forms).length).toBeGreaterThan(1);
  const patterns = [...JSON.stringify(forms).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text]) =>
    String(JSON.parse(text ?? '""')),
  );
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter(mayBeEndless)).toEqual([]);
});
