import { expect, it } from 'vitest';
import { checkDocument } from './document.ts';
import { createContext } from './testing/context.ts';

const words = { t: 'a.name' };
const input = (more: object = {}): object => ({ name: words, ...more });

const inputs = {
  menu: input({ picker: 'menu' }),
  kind: input({ start: 'count', choices: [{ value: 'count', name: words }] }),
  field: input({ picker: 'field', of: 'menu', only: ['number'], where: { param: 'kind', is: ['sum'] } }),
  by: input({ where: { param: 'field', kinds: ['date'] }, choices: [{ value: 'day', name: words }], advanced: true }),
};

const found = (changes: object, params: object = {}): [string, string][] =>
  checkDocument(
    {
      kind: 'fragment',
      version: 1,
      id: 'a.figure',
      params: {
        menu: { type: 'string', default: '' },
        kind: { type: 'string', schema: { enum: ['count', 'sum'] } },
        field: { type: 'string', default: '' },
        by: { type: 'string', default: 'day' },
        only: { type: 'object', default: null },
        ...params,
      },
      palette: { name: words, icon: 'chart', category: 'records', params: { ...inputs, ...changes } },
      body: { id: 'body', widget: 'Stack' },
    },
    createContext(),
  ).map(({ code, pointer }) => [code, pointer]);

const at = (pointer: string): string => `/palette/params/${pointer}`;

it('finds nothing in a palette whose inputs fill in the parameters of its fragment', () => {
  expect(found({})).toEqual([]);
});

it.each([
  ['a parameter that the fragment does not have', { size: input() }, 'PAGE_PARAMETER_UNKNOWN', at('size')],
  [
    'a start that the parameter does not take',
    { kind: input({ start: 'all' }) },
    'PAGE_PARAMETER_TYPE',
    at('kind/start'),
  ],
  [
    'a start that is an expression',
    { kind: input({ start: { $: 'menu' } }) },
    'PAGE_EXPRESSION_NAME',
    at('kind/start/$'),
  ],
  [
    'a choice that the parameter does not take',
    { kind: input({ start: 'sum', choices: [{ value: 'all', name: words }] }) },
    'PAGE_PARAMETER_TYPE',
    at('kind/choices/0/value'),
  ],
  ['no start where the parameter has no default', { kind: input() }, 'PAGE_PARAMETER_MISSING', '/palette/params'],
  [
    'a name in one language',
    { menu: { name: { t: 'a.one' }, picker: 'menu' } },
    'PAGE_MESSAGE_UNTRANSLATED',
    at('menu/name/t'),
  ],
  [
    'a choice without a message',
    { kind: input({ start: 'sum', choices: [{ value: 'sum', name: { t: 'a.none' } }] }) },
    'PAGE_MESSAGE_MISSING',
    at('kind/choices/0/name/t'),
  ],
  ['an unknown picker', { by: input({ picker: 'person' }) }, 'PAGE_VALUE', at('by/picker')],
  ['an object that nobody can type', { only: input() }, 'PAGE_MISSING', at('only')],
  ['a field without a menu', { by: input({ picker: 'field' }) }, 'PAGE_MISSING', at('by')],
  ['a field of something else than a menu', { by: input({ picker: 'field', of: 'kind' }) }, 'PAGE_VALUE', at('by/of')],
  ['a menu of a menu', { menu: input({ picker: 'menu', of: 'menu' }) }, 'PAGE_VALUE', at('menu/of')],
  ['a kind of what is no field', { by: input({ only: ['date'] }) }, 'PAGE_VALUE', at('by/only')],
  [
    'choices of what is picked',
    { by: input({ picker: 'icon', choices: [{ value: 'box', name: words }] }) },
    'PAGE_VALUE',
    at('by/choices'),
  ],
  ['a condition on itself', { by: input({ where: { param: 'by', is: ['day'] } }) }, 'PAGE_VALUE', at('by/where/param')],
  ['a condition that asks nothing', { by: input({ where: { param: 'kind' } }) }, 'PAGE_VALUE', at('by/where')],
  [
    'the kind of a parameter that names no field',
    { by: input({ where: { param: 'kind', kinds: ['date'] } }) },
    'PAGE_VALUE',
    at('by/where/kinds'),
  ],
] as const)('says one thing of %s', (_what, changes, code, pointer) => {
  expect(found(changes)).toEqual([[code, pointer]]);
});
