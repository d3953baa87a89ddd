import { describe, expect, test } from 'vitest';
import { EngineError, type Expr } from '#engine/document';
import { planNode } from './node-plan.ts';
import { read } from './testing/nodes.ts';

const size = (path: Expr): Expr => ['call', 'size', [path]];

describe('planNode', () => {
  test('subscribes once to a value that the field shows and its rules read', () => {
    const name = read('state', 'form', 'name');
    const plan = planNode({
      id: 'name',
      widget: 'TextField',
      bind: ['state', 'form', 'name'],
      props: { label: 'Name', disabled: { $: read('state', 'form', 'name', 'isFixed') } },
      rules: [
        { test: ['op', '>', size(name), ['lit', 0]], text: 'short' },
        { test: ['op', '<', size(name), read('state', 'limit')], text: 'long' },
      ],
    });
    expect(plan.reads).toEqual([['state', 'form', 'name']]);
    expect(plan.ruleReads).toEqual([['state', 'limit']]);
  });

  test('keeps no lists of its own for what nodes do not have', () => {
    const [one, other] = ['a', 'b'].map((id) => planNode({ id, widget: 'Text' }));
    for (const part of [
      'props',
      'dynamicProps',
      'reads',
      'eachReads',
      'ruleReads',
      'rules',
      'binds',
      'slots',
      'events',
    ] as const)
      expect(one?.[part]).toBe(other?.[part]);
  });

  test('P22 turns a node that is nested too deep into its error', () => {
    const deep = { $: Array.from({ length: 20_000 }).reduce<unknown>((inner) => ['not', inner], ['lit', true]) };
    // Safe: a document from elsewhere may hold anything.
    const plan = planNode({ id: 'deep', widget: 'Text', props: { text: deep as never } });
    expect(plan.error).toBeInstanceOf(EngineError);
  });
});
