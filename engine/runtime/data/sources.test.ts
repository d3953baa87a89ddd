import { describe, expect, test, vi } from 'vitest';
import type { CompiledData, CompiledDocument, Expr } from '#engine/document';
import { createTestScope } from '../testing/createTestScope.ts';

const operations = {
  listThings: { reads: ['thing'], writes: [], safe: true },
  getThing: { reads: ['thing'], writes: [], safe: true },
  listOthers: { reads: ['other'], writes: [], safe: true },
};
const state = (name: string): Expr => ['get', ['var', 'state'], name];

interface Made {
  id: string;
  args: unknown;
  signal: AbortSignal | undefined;
  answer(data: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Lets everything run that waits for nothing but its turn. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function setUp(
  data: Record<string, CompiledData>,
  parts: Partial<CompiledDocument> = {},
  options: Parameters<typeof createTestScope>[1] = {},
) {
  const made: Made[] = [];
  const call = (id: string, args: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const then = (end: () => void): Promise<void> => {
        end();
        return settle();
      };
      made.push({
        id,
        args,
        signal,
        answer: (value) => then(() => resolve(value)),
        fail: (error) => then(() => reject(error)),
      });
    });
  const page = createTestScope({ data, ...parts }, { operations, client: { call }, ...options });
  const status = (name: string) => ['data', 'loading', 'failed'].map((root) => page.scope.read([root, name]));
  return {
    ...page,
    made,
    status,
    at: (index: number): Made => made[index] ?? expect.fail(`There was no call ${index}.`),
  };
}

describe('createSources', () => {
  test('loads when the page is shown, and tells that it does', async () => {
    const { at, status } = setUp({ things: { call: 'listThings', with: { size: 20 } } });
    expect(status('things')).toEqual([null, true, null]);
    expect(at(0).args).toEqual({ size: 20 });
    await at(0).answer({ items: [1] });
    expect(status('things')).toEqual([{ items: [1] }, false, null]);
  });

  test('loads again when an argument changes, aborts the older call, and keeps the older answer meanwhile', async () => {
    const { at, made, scope, status } = setUp(
      { things: { call: 'listThings', with: { page: { $: state('page') } } } },
      { state: { page: { type: 'integer', default: 1 } } },
    );
    await at(0).answer('first');
    scope.setState(['state', 'page'], 2);
    await settle();
    expect(status('things')).toEqual(['first', true, null]);
    scope.setState(['state', 'page'], 3);
    await settle();
    expect(at(1).signal?.aborted).toBe(true);
    await at(1).answer('too late');
    await at(2).answer('third');
    expect(status('things')).toEqual(['third', false, null]);
    expect(made.map(({ args }) => args)).toEqual([{ page: 1 }, { page: 2 }, { page: 3 }]);
  });

  test('several writes in one step ask once; a write that leaves the arguments as they are asks nothing', async () => {
    const { at, made, scope } = setUp(
      {
        things: {
          call: 'listThings',
          with: { page: { $: state('page') }, search: { $: ['call', 'trim', [state('search')]] } },
        },
      },
      { state: { page: { type: 'integer', default: 1 }, search: { type: 'string', default: '' } } },
    );
    await at(0).answer(null);
    scope.setState(['state', 'page'], 2);
    scope.setState(['state', 'search'], 'x');
    await settle();
    expect(made).toHaveLength(2);
    scope.setState(['state', 'search'], 'x ');
    await settle();
    expect(made).toHaveLength(2);
  });

  test('waits for `when`, also when that waits for another answer; without it the data is null again', async () => {
    const { at, made, scope, status } = setUp(
      {
        things: { call: 'listThings' },
        thing: {
          call: 'getThing',
          with: { id: { $: ['get', ['get', ['var', 'data'], 'things'], 'first'] } },
          when: ['and', ['has', ['get', ['var', 'data'], 'things'], 'first'], state('on')],
        },
      },
      { state: { on: { type: 'boolean', default: true } } },
    );
    expect(status('thing')).toEqual([null, false, null]);
    expect(made).toHaveLength(1);
    await at(0).answer({ first: 7 });
    expect(at(1)).toMatchObject({ id: 'getThing', args: { id: 7 } });
    await at(1).answer({ name: 'x' });
    scope.setState(['state', 'on'], false);
    await settle();
    expect(status('thing')).toEqual([null, false, null]);
  });

  test('an answer that came with the page is there before the page starts, and no call is made for it', async () => {
    const { made, scope, status } = setUp(
      { things: { call: 'listThings', with: { page: 1 }, preload: true } },
      {},
      { preloaded: [{ call: 'listThings', args: { page: 1 }, data: { items: [] } }] },
    );
    expect(status('things')).toEqual([{ items: [] }, false, null]);
    await settle();
    expect(made).toHaveLength(0);
    void scope.sources.refresh('things');
    expect(made).toHaveLength(1);
  });

  test('loads again what reads a tag that became stale, and nothing else', async () => {
    const { at, made, scope } = setUp({ things: { call: 'listThings' }, others: { call: 'listOthers' } });
    await at(0).answer(1);
    await at(1).answer(2);
    scope.engine.invalidate(['thing']);
    expect(made.map(({ id }) => id)).toEqual(['listThings', 'listOthers', 'listThings']);
  });

  test('a failure is in `failed`, quietly; the next answer takes it away', async () => {
    const { at, host, scope, status } = setUp({ things: { call: 'listThings' } });
    const failure = Object.assign(new Error('The list is gone.'), { code: 'not_found', status: 404 });
    await at(0).fail(failure);
    expect(status('things')).toEqual([
      null,
      false,
      expect.objectContaining({ code: 'not_found', status: 404, message: 'The list is gone.' }),
    ]);
    expect(host.toasts).toEqual([]);
    expect(host.errors).toEqual([failure]);
    const done = scope.sources.refresh('things');
    await at(1).answer('fine');
    await done;
    expect(status('things')).toEqual(['fine', false, null]);
  });

  test('a failed call runs its own list with the failure; what that loads again does not run it again', async () => {
    const { at, made, scope } = setUp(
      {
        things: {
          call: 'listThings',
          with: { page: { $: state('page') } },
          catch: [
            {
              do: 'setState',
              path: ['state', 'seen'],
              value: { $: ['op', '+', state('seen'), ['get', ['var', 'error'], 'code']] },
            },
            { do: 'refresh', data: 'things' },
          ],
        },
      },
      { state: { page: { type: 'integer', default: 1 }, seen: { type: 'string', default: '' } } },
    );
    const failure = Object.assign(new Error('Gone.'), { code: 'not_found;', status: 404 });
    await at(0).fail(failure);
    expect(made).toHaveLength(2);
    await at(1).fail(failure);
    expect(scope.read(['state', 'seen'])).toBe('not_found;');
    expect(made).toHaveLength(2);
    scope.setState(['state', 'page'], 2);
    await settle();
    await at(2).fail(failure);
    expect(scope.read(['state', 'seen'])).toBe('not_found;not_found;');
  });

  test('a call that is aborted because its page is left runs nothing', async () => {
    const { at, host, stop } = setUp({ things: { call: 'listThings', catch: [{ do: 'toast', text: 'Gone' }] } });
    stop();
    await at(0).fail(new Error('aborted'));
    expect(host.toasts).toEqual([]);
  });

  test('an unknown operation and a broken argument fail in their own entry', async () => {
    const { status } = setUp({
      unknown: { call: 'noSuchCall' },
      broken: { call: 'listThings', with: { page: { $: ['call', 'eval', []] as unknown as Expr } } },
      fine: { call: 'listOthers' },
    });
    await settle();
    expect(status('unknown')[2]).toMatchObject({ code: 'ENGINE_CALL_UNKNOWN' });
    expect(status('broken')[2]).toMatchObject({ code: 'ENGINE_EXPRESSION_BROKEN' });
    expect(status('fine')).toEqual([null, true, null]);
  });

  test('a page that is left aborts its calls and hears of nothing any more', async () => {
    const { at, made, scope, status, stop } = setUp({ things: { call: 'listThings' } });
    stop();
    expect(at(0).signal?.aborted).toBe(true);
    await at(0).answer('late');
    scope.engine.invalidate(['thing']);
    await settle();
    expect(made).toHaveLength(1);
    expect(status('things')[0]).toBeNull();
  });

  test('tells its listeners once for an answer, although three values change', async () => {
    const { at, scope } = setUp({ things: { call: 'listThings' } });
    const listener = vi.fn();
    scope.subscribe(
      [
        ['data', 'things'],
        ['loading', 'things'],
        ['failed', 'things'],
      ],
      listener,
    );
    await at(0).answer(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
