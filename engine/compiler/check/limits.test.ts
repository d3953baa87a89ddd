import { describe, expect, it } from 'vitest';
import { compileDocument } from '../compile/document.ts';
import { checkDocument } from './document.ts';
import { checkOverlay } from '../overlay/check.ts';
import { documentLimits } from './limits.ts';
import { createContext } from './testing/context.ts';

const ofAdministrator = createContext({ shipped: false });
const head = {
  kind: 'page',
  version: 1,
  id: 'x.mine',
  title: { t: { 'en-US': 'Mine', 'zh-CN': '我的' } },
  route: '/mine',
};
const body = { id: 'x.root', widget: 'Stack' };
const check = (page: unknown) => checkDocument(page, ofAdministrator).map(({ code, pointer }) => ({ code, pointer }));

function named(count: number, value: (index: number) => unknown): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, value(index)]));
}

const { names, steps, entries, preloads } = documentLimits;
const action = { do: 'run', actions: 'n0' };
const values: Record<keyof typeof names, (index: number) => unknown> = {
  actions: (index) => [{ do: 'run', actions: `n${index + 1}` }],
  state: () => ({ type: 'string' }),
  params: () => ({ type: 'string' }),
  data: () => ({ call: 'listCustomers' }),
  dialogs: (index) => ({ title: head.title, body: { id: `x.d${index}`, widget: 'Stack' } }),
  drawers: (index) => ({ title: head.title, body: { id: `x.d${index}`, widget: 'Stack' } }),
};

describe('limits before work', () => {
  it.each((Object.keys(names) as (keyof typeof names)[]).map((kind) => [kind, names[kind]] as const))(
    'P45 a page has so many names in %s: %i',
    (kind, limit) => {
      const within = check({ ...head, [kind]: named(limit, values[kind]), body });
      expect(within.filter(({ code }) => code === 'PAGE_LIMIT')).toEqual([]);
      const over = { ...head, [kind]: named(limit + 1, values[kind]), body };
      expect(check(over)).toEqual([{ code: 'PAGE_LIMIT', pointer: `/${kind}` }]);
      expect(compileDocument(over, ofAdministrator).document.body.fault?.code).toBe('PAGE_LIMIT');
    },
  );

  it('P45 so do the dialogs inside it', () => {
    const dialogs = { one: { title: head.title, state: named(names.state + 1, values.state), body } };
    expect(check({ ...head, dialogs, body: { ...body, id: 'x.page' } })).toEqual([
      { code: 'PAGE_LIMIT', pointer: '/dialogs/one/state' },
    ]);
  });

  it('P45 a list of actions is short, wherever it is', () => {
    const load = Array.from({ length: steps + 1 }, () => action);
    expect(check({ ...head, load, body })).toEqual([{ code: 'PAGE_LIMIT', pointer: '/load' }]);
    const button = { id: 'x.root', widget: 'Button', on: { click: load } };
    expect(check({ ...head, body: button })).toEqual([{ code: 'PAGE_LIMIT', pointer: '/body/on/click' }]);
  });

  it('P45 no list and no object has too many entries', () => {
    const texts = Array.from({ length: entries + 1 }, (_, index) => `v${index}`);
    const state = { one: { type: 'string', schema: { enum: texts } } };
    expect(check({ ...head, state, body })).toEqual([{ code: 'PAGE_LIMIT', pointer: '/state/one/schema/enum' }]);
  });

  it('P45 an overlay has 400 KB of text, because it is sent with all that it changes', () => {
    const text = { t: { 'en-US': 'x'.repeat(4_000), 'zh-CN': '' } };
    const insert = (index: number) => ({
      op: 'insert',
      parent: 'card',
      slot: 'default',
      value: { id: `x.n${index}`, widget: 'Text', props: { text } },
    });
    const codes = (count: number) =>
      checkOverlay({ operations: Array.from({ length: count }, (_, index) => insert(index)) }).map(({ code }) => code);
    expect(codes(95)).not.toContain('PAGE_LIMIT');
    expect(codes(105)).toEqual(['PAGE_LIMIT']);
  });

  it('P45 so many answers come with a page, and no more', () => {
    const source = () => ({ call: 'listCustomers', preload: true });
    const codes = (count: number) =>
      check({ ...head, roles: 'admins', data: named(count, source), body }).filter(
        ({ code }) => code === 'PAGE_PRELOADS',
      );
    expect(codes(preloads)).toEqual([]);
    expect(codes(preloads + 1)).toEqual([{ code: 'PAGE_PRELOADS', pointer: `/data/n${preloads}/preload` }]);
  });
});

describe('named actions', () => {
  const circles = (lists: Record<string, string[]>) =>
    check({
      ...head,
      actions: Object.fromEntries(
        Object.entries(lists).map(([name, runs]) => [name, runs.map((other) => ({ do: 'run', actions: other }))]),
      ),
      body,
    }).filter(({ code }) => code === 'PAGE_ACTIONS_CYCLE');

  it('the first of each circle is reported', () => {
    expect(circles({ a: ['b'], b: ['c'], c: ['b'], d: ['d'], e: ['a'] })).toEqual([
      { code: 'PAGE_ACTIONS_CYCLE', pointer: '/actions/b' },
      { code: 'PAGE_ACTIONS_CYCLE', pointer: '/actions/d' },
    ]);
    expect(circles({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
    expect(circles({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['c'] })).toHaveLength(1);
  });
});
