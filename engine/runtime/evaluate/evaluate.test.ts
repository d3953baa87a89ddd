import { describe, expect, test } from 'vitest';
import { EngineError, type Expr } from '#engine/document';
import { parseExpression } from '../../compiler/expression/parse.ts';
import { evaluate } from './evaluate.ts';

const roots: Record<string, unknown> = {
  state: {
    page: 2,
    name: 'Ada',
    on: true,
    tags: ['a', 'b'],
    nothing: null,
    rows: [
      { id: 1, n: 5 },
      { id: 2, n: 7 },
    ],
  },
  data: { list: null },
};

function run(text: string): unknown {
  const parsed = parseExpression(text);
  if (parsed.diagnostic) throw new Error(`${text}: ${JSON.stringify(parsed.diagnostic)}`);
  return evaluate(parsed.expr, {
    lookup: (name) => (Object.hasOwn(roots, name) ? roots[name] : null),
    formatDate: (time, style) => `${style} ${new Date(time).toISOString()}`,
  });
}

describe('evaluate', () => {
  test.each<[string, unknown]>([
    ['state.page + 1', 3],
    ['"Hello " + state.name', 'Hello Ada'],
    ['[1, 2] + [3]', [1, 2, 3]],
    ['7 % 4 - 2 * 3', -3],
    ['state.page > 1 && state.on', true],
    ['state.page == 2.0', true],
    ['state.on ? "yes" : "no"', 'yes'],
    ['!state.on', false],
    ['-state.page', -2],
    ['state.tags[1]', 'b'],
    ['state["name"]', 'Ada'],
    ['"a" in state.tags', true],
    ['"name" in state', true],
    ['{"a": state.page}', { a: 2 }],
    ['state.tags == ["a", "b"]', true],
    ['{"a": [1]} == {"a": [1]}', true],
    ['1 == "1"', false],
    ['state.rows.filter(r, r.n > 5).map(r, r.id)', [2]],
    ['state.rows.all(r, r.n > 4)', true],
    ['state.rows.exists(r, r.n > 6)', true],
    ['state.rows.exists_one(r, r.n > 4)', false],
    [
      'state.rows.map(r, state.tags.map(r, r + "!"))',
      [
        ['a!', 'b!'],
        ['a!', 'b!'],
      ],
    ],
    ['{"x": 1, "y": 2}.map(k, k)', ['x', 'y']],
    ['has(state.name)', true],
    ['has(state.nobody)', false],
  ])('gives what CEL gives for %s', (text, value) => {
    expect(run(text)).toEqual(value);
  });

  test.each<[string, unknown]>([
    ['state.nobody.at.home', null],
    ['state.tags[9]', null],
    ['data.list[0].name', null],
    ['state.nothing + 1', null],
    ['state.nothing > 1', null],
    ['state.nothing == null', true],
    ['state.nothing != 1', true],
    ['!state.nothing', null],
    ['state.nothing && false', false],
    ['state.nothing || true', true],
    ['state.nothing && true', null],
    ['state.nothing ? 1 : 2', 2],
    ['data.list.map(x, x.a)', null],
    ['1 in state.nothing', null],
    ['size(state.nothing)', null],
    ['coalesce(state.nothing, data.list, "x")', 'x'],
    ['1 / 0', null],
    ['0 % 0', null],
    ['state.name.length', null],
    ['state.tags.length', null],
  ])('null goes through %s', (text, value) => {
    expect(run(text)).toBe(value);
  });

  test.each([
    '"a" + 1',
    'state.name && true',
    '!state.name',
    '-state.name',
    'state.name < 1',
    'size(1)',
    'state.name.all(x, true)',
    '{"a": 1} < {"b": 1}',
  ])('refuses values that do not fit in %s', (text) => {
    expect(() => run(text)).toThrow(expect.objectContaining({ code: 'ENGINE_EXPRESSION_BROKEN' }));
  });

  test.each<[string, unknown]>([
    ['no tuple', 'state.page'],
    ['an unknown kind', ['eval', 'alert(1)']],
    ['a missing part', ['op', '+', ['lit', 1]]],
    ['a literal that is an object', ['lit', { constructor: 1 }]],
    ['a name that is no text', ['get', ['var', 'state'], ['lit', 'page']]],
    ['an operator of JavaScript', ['op', 'instanceof', ['lit', 1], ['lit', 1]]],
    ['arguments that are no list', ['call', 'size', 'x']],
    ['a macro that does not exist', ['each', 'reduce', ['list', []], 'x', ['lit', 1]]],
  ])('says that a tree with %s is broken', (_, tree) => {
    expect(() => evaluate(tree, { lookup: () => null, formatDate: String })).toThrow(EngineError);
  });
});

describe('P23 the budget of one evaluation', () => {
  const names = { lookup: () => Array.from({ length: 2000 }, (_, i) => i), formatDate: String };
  const list: Expr = ['var', 'rows'];

  test('P23 ends lists of lists after its steps', () => {
    const body: Expr = ['each', 'map', list, 'b', ['op', '+', ['var', 'a'], ['var', 'b']]];
    expect(() => evaluate(['each', 'map', list, 'a', body], names)).toThrow(
      expect.objectContaining({ code: 'ENGINE_EXPRESSION_BUDGET' }),
    );
  });

  test('P23 ends texts that double', () => {
    let text: Expr = ['lit', 'xxxxxxxxxxxxxxxx'];
    for (let i = 0; i < 60; i += 1)
      text = [
        'call',
        'join',
        [
          ['list', [text, text]],
          ['lit', ''],
        ],
      ];
    expect(() => evaluate(text, names)).toThrow(expect.objectContaining({ code: 'ENGINE_EXPRESSION_BUDGET' }));
  });

  test('P23 ends trees of ten thousand levels', () => {
    let tree: Expr = ['lit', 1];
    for (let i = 0; i < 10_000; i += 1) tree = ['neg', tree];
    expect(() => evaluate(tree, names)).toThrow(expect.objectContaining({ code: 'ENGINE_EXPRESSION_BUDGET' }));
  });
});
