import { describe, expect, test } from 'vitest';
import type { Expr } from '#engine/document';
import { createTestScope } from '../testing/createTestScope.ts';

const operations = {
  save: { reads: [], writes: ['thing'], safe: false },
  listThings: { reads: ['thing'], writes: [], safe: true },
};
const say = (text: unknown) => ({ do: 'toast', text });
const read = (...path: string[]): Expr =>
  path.slice(1).reduce<Expr>((target, key) => ['get', target, key], ['var', path[0] ?? '']);

function setUp(
  call: (id: string, args: unknown) => Promise<unknown>,
  options: Parameters<typeof createTestScope>[1] = {},
) {
  const page = createTestScope(
    { state: { n: { type: 'integer', default: 0 } } },
    { operations, client: { call }, ...options },
  );
  return { ...page, said: () => page.host.toasts.map(({ text }) => text) };
}

describe('createActionRunner', () => {
  test('runs the steps in order, each after the one before has ended', async () => {
    const { scope, said } = setUp(async () => ({ id: 7 }));
    await scope.run([
      say('first'),
      { do: 'call', call: 'save', as: 'saved', then: [say({ $: ['call', 'string', [read('result', 'id')]] })] },
      say({ $: ['op', '+', ['lit', 'saved '], ['call', 'string', [read('saved', 'id')]]] }),
    ]);
    expect(said()).toEqual(['first', '7', 'saved 7']);
  });

  test('an action whose code comes later runs in its turn; ERR-12 when it cannot be fetched, that is reported', async () => {
    const { scope, host, said } = setUp(async () => null);
    const { registry } = host;
    const tries: string[] = [];
    const lazy = {
      ...registry,
      action: (name: string) => (name === 'toast' && tries.length < 2 ? undefined : registry.action(name)),
      async loadAction(name: string) {
        tries.push(name);
        if (tries.length === 1) throw new Error('Failed to fetch dynamically imported module');
        return registry.action(name);
      },
    };
    Object.assign(host, { registry: lazy });
    await scope.run([say('first')]);
    expect(said()).toEqual(['A part of the program could not be fetched. Check the connection, and try again.']);
    await scope.run([say('second'), say('third')]);
    expect(said().slice(1)).toEqual(['second', 'third']);
    expect(tries).toEqual(['toast', 'toast']);
  });

  test('ERR-12 a failure ends the list and is shown for 2 seconds; without a message it is "Error"', async () => {
    const failures = [Object.assign(new Error('Taken.'), { code: 'conflict' }), {}];
    const { scope, host } = setUp(async () => {
      throw failures.shift();
    });
    await scope.run([{ do: 'call', call: 'save' }, say('never')]);
    await scope.run([{ do: 'call', call: 'save' }]);
    expect(host.toasts).toEqual([
      { kind: 'error', text: 'Taken.', duration: 2000 },
      { kind: 'error', text: 'Error', duration: 2000 },
    ]);
  });

  test('a failure that `catch` handled is not reported again, and the list continues', async () => {
    const { scope, said } = setUp(async () => {
      throw Object.assign(new Error('Taken.'), { code: 'conflict', status: 409 });
    });
    await scope.run([
      { do: 'call', call: 'save', then: [say('saved')], catch: [say({ $: read('error', 'code') })] },
      say('on'),
    ]);
    expect(said()).toEqual(['conflict', 'on']);
  });

  test('a failure inside `then` is no failure of the call', async () => {
    const { scope, said } = setUp(async () => 1);
    await scope.run([
      { do: 'call', call: 'save', then: [{ do: 'navigate', to: '//evil.test' }], catch: [say('caught')] },
    ]);
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain('navigate');
  });

  test('a stop ends the lists around it as well', async () => {
    const { scope, said } = setUp(async () => 1, { confirm: () => false });
    await scope.run([
      { do: 'branch', if: ['lit', true], then: [{ do: 'confirm', text: 'Sure?' }, say('inner')] },
      say('outer'),
    ]);
    expect(said()).toEqual([]);
  });

  test('nothing runs after the page was left, and the write that was under way still makes its tags stale', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { scope, said, stop } = setUp(() => new Promise((resolve) => (answer = resolve)));
    const stale: (readonly string[])[] = [];
    scope.engine.calls.onStale((tags) => stale.push(tags));
    const run = scope.run([{ do: 'call', call: 'save', then: [say('then')] }, say('after')]);
    await Promise.resolve();
    stop();
    answer(1);
    await run;
    expect(said()).toEqual([]);
    expect(stale).toEqual([['thing']]);
  });

  test('a failure after the page was left is not reported', async () => {
    let fail: (error: unknown) => void = () => undefined;
    const { scope, host, stop } = setUp(() => new Promise((_, reject) => (fail = reject)));
    const run = scope.run([{ do: 'call', call: 'save' }]);
    await Promise.resolve();
    stop();
    fail(new Error('late'));
    await run;
    expect(host.toasts).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['an unknown action', [{ do: 'explode' }], 'ENGINE_ACTION_UNKNOWN'],
    ['an inherited name', [{ do: 'constructor' }], 'ENGINE_ACTION_UNKNOWN'],
    ['no action at all', [null], 'ENGINE_ACTION_UNKNOWN'],
    ['a text for a list', 'toast', 'ENGINE_ACTION_UNKNOWN'],
    ['an unknown operation', [{ do: 'call', call: 'noSuchCall' }], 'ENGINE_CALL_UNKNOWN'],
    ['an argument that is no name', [{ do: 'call', call: { $: ['lit', 'save'] } }], 'ENGINE_ACTION_ARGUMENT'],
    ['a broken expression', [{ do: 'toast', text: { $: ['eval'] } }], 'ENGINE_EXPRESSION_BROKEN'],
    ['an undeclared state', [{ do: 'setState', path: ['state', 'other'], value: 1 }], 'ENGINE_STATE_UNDECLARED'],
    ['a path that is none', [{ do: 'setState', path: 'state.n', value: 1 }], 'ENGINE_ACTION_ARGUMENT'],
  ])('%s fails with its code, and the page goes on', async (_, actions, code) => {
    const { scope, host } = setUp(async () => 1);
    await scope.run(actions);
    expect(host.errors).toEqual([expect.objectContaining({ code })]);
    expect(host.toasts).toHaveLength(1);
  });

  test('a list that nests without end is cut off', async () => {
    const { scope, host } = setUp(async () => 1);
    const loop: Record<string, unknown> = { do: 'branch', if: ['lit', true] };
    loop['then'] = [loop];
    await scope.run([loop]);
    expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_ACTION_DEPTH' })]);
  });
});
