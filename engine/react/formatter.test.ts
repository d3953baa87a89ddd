import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test, vi } from 'vitest';
import type { Json } from '#engine/runtime';
import { joinedText, needFormatter } from './formatter.ts';

const compiled = (text: string): Json => JSON.parse(JSON.stringify(parse(text)));

test.each([
  ['Hello {name}!', { name: 'Ada' }, 'Hello Ada!'],
  ['{n} of {all}', { n: 1, all: 20 }, '1 of 20'],
  ['by {tag, select, wx {WeChat} other {{tag}}}', { tag: 'wx' }, 'by WeChat'],
  ['by {tag, select, wx {WeChat} other {{tag}}}', { tag: 'ld' }, 'by ld'],
  ['by {tag, select, wx {WeChat} other {others}}', { tag: 'toString' }, 'by others'],
  ['{on, select, true {on} other {off}}', { on: true }, 'on'],
  ['{on}/{off}', { on: true, off: false }, 'true/'],
])('%s with %j needs no formatter: %s', (text, values, said) => {
  expect(needFormatter({ text: compiled(text) })).toBe(false);
  expect(joinedText(compiled(text), values)).toBe(said);
});

test.each([
  '{n, plural, one {# row} other {# rows}}',
  '{sum, number}',
  '{at, date, medium}',
  '{tag, select, wx {{n, plural, one {#} other {#}}} other {}}',
])('%s needs one', (text) => {
  expect(needFormatter({ plain: 'Hello', text: compiled(text) })).toBe(true);
  expect(joinedText(compiled(text), { n: 1, sum: 1, at: 1, tag: 'wx' })).toBeUndefined();
});

test.each([
  ['Hello {name}', {}],
  ['{tag, select, wx {WeChat} other {others}}', {}],
  ['{tag, select, wx {{name}} other {others}}', { tag: 'wx' }],
])('%s with %j lacks a value, and is nobody’s text', (text, values) => {
  expect(joinedText(compiled(text), values)).toBeUndefined();
});

test('P22 a message that needs the formatter before it is here is written as its key, and reported', async () => {
  vi.resetModules();
  const { createLanguage } = await import('./language.ts');
  const report = vi.fn();
  const { write } = createLanguage({ locale: 'en-US', report, messages: [{ paid: compiled('Paid: {sum, number}') }] });
  expect(write('paid', { sum: 1 })).toBe('paid');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENGINE_CODE_UNLOADED' }));
  const { write: lacking } = createLanguage({
    locale: 'en-US',
    report,
    messages: [{ hello: compiled('Hello {name}') }],
  });
  expect(lacking('hello')).toBe('hello');
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'A message lacks one of its values.' }));
});

test.each([[null], [{ no: 'tree' }], [[null]], [['text']], [[{ type: 5, value: 'tag', options: { wx: null } }]]])(
  'P22 %j is no tree: nothing is joined of it, and asking about it throws nothing',
  (tree) => {
    expect(joinedText(tree, { tag: 'wx' })).toBeUndefined();
    expect(() => needFormatter({ tree: tree as Json })).not.toThrow();
  },
);
