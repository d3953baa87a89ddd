import { describe, expect, test } from 'vitest';
import { parseExpression } from '../../compiler/expression/parse.ts';
import { readsOf } from './reads.ts';
import { valueReads } from './value.ts';

function reads(text: string): string[] {
  const parsed = parseExpression(text);
  if (parsed.diagnostic) throw new Error(JSON.stringify(parsed.diagnostic));
  return readsOf(parsed.expr).map((path) => path.join('.'));
}

describe('readsOf', () => {
  test.each<[string, string[]]>([
    ['state.a.b + 1', ['state.a.b']],
    ['state["a"].b', ['state.a.b']],
    ['state.rows[0].name', ['state.rows.0.name']],
    ['state.rows[state.at].name', ['state.rows', 'state.at']],
    ['has(data.user.name) && !state.off', ['data.user.name', 'state.off']],
    ['state.rows.filter(r, r.on && r.id == state.id)', ['state.rows', 'state.id']],
    ['rows.map(r, rows.map(s, r.a + s.b))', ['rows', 'rows']],
    ['state.a.map(state, state.b)', ['state.a']],
    ['coalesce(state.a, [state.b, {"k": state.c}])', ['state.a', 'state.b', 'state.c']],
    ['state.on ? state.yes : state.no', ['state.on', 'state.yes', 'state.no']],
    ['size(trim(state.name)) > 0', ['state.name']],
    ['"state.a"', []],
    ['row.id', ['row.id']],
  ])('finds what %s reads', (text, paths) => {
    expect(reads(text)).toEqual(paths);
  });

  test('finds nothing in what is no tree', () => {
    for (const broken of [undefined, null, 1, 'state', {}, [], ['get'], ['call', 'size'], [[[]]]])
      expect(readsOf(broken)).toEqual([]);
  });

  test('valueReads looks into objects, lists and the values of texts', () => {
    const value = {
      a: [{ $: ['get', ['var', 'state'], 'x'] }],
      b: { t: 'key', values: { n: { $: ['var', 'row'] } } },
      c: 1,
    };
    expect(valueReads(value)).toEqual([['state', 'x'], ['row']]);
  });
});
