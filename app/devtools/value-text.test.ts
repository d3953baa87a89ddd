import { describe, expect, test } from 'vitest';
import type { Expr } from '#engine/document';
import { expressionText } from './expression-text.ts';
import { valueText } from './value-text.ts';

const name: Expr = ['get', ['var', 'state'], 'name'];

describe('valueText', () => {
  test('shows expressions as their author writes them', () => {
    expect(valueText({ path: ['state', 'name'], value: { $: ['op', '+', name, ['lit', 'x']] } })).toContain(
      '"value": "= state.name + \\"x\\""',
    );
  });

  test('never shows what is secret, and ends where a value holds itself', () => {
    const circle: Record<string, unknown> = { password: 'hunter2', refresh_token: 'abc', list: [1], again: [1] };
    circle['self'] = circle;
    const text = valueText(circle);
    expect(text).not.toMatch(/hunter2|abc/);
    expect(JSON.parse(text)).toEqual({ password: '•••', refresh_token: '•••', list: [1], again: [1], self: '…' });
  });

  test('P44 shows nothing of what is typed as a code or told once, whatever it is called', () => {
    const value = { pin: '4711', note: 'is 4711', ticket: 't-1', other: 'x' };
    const shown = JSON.parse(valueText(value, { texts: ['4711'], fields: ['ticket'] }));
    expect(shown).toEqual({ pin: '•••', note: '•••', ticket: '•••', other: 'x' });
  });

  test('shows the same object twice, for it is no circle', () => {
    const shared = { a: 1 };
    expect(JSON.parse(valueText({ one: shared, two: shared }))).toEqual({ one: { a: 1 }, two: { a: 1 } });
  });

  test('cuts what is too long to read', () => {
    expect(valueText('x'.repeat(50_000)).length).toBeLessThan(20_010);
    expect(valueText(undefined)).toBe('null');
  });
});

test.each<[Expr, string]>([
  [['and', ['has', ['var', 'state'], 'a'], ['not', name]], 'has(state.a) && !state.name'],
  [['or', ['op', '==', name, ['lit', null]], ['at', ['var', 'list'], ['lit', 0]]], '(state.name == null) || list[0]'],
  [
    [
      'if',
      name,
      ['list', [['lit', 1]]],
      [
        'map',
        [
          [
            ['lit', 'k'],
            ['neg', ['var', 'x']],
          ],
        ],
      ],
    ],
    'state.name ? [1] : {"k": -x}',
  ],
  [['each', 'filter', ['var', 'rows'], 'r', ['call', 'size', [['var', 'r']]]], 'rows.filter(r, size(r))'],
])('expressionText writes %j', (expression, text) => {
  expect(expressionText(expression)).toBe(text);
});
