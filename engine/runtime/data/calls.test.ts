import { describe, expect, test, vi } from 'vitest';
import { createCalls } from './calls.ts';

const operations = {
  listThings: { reads: ['thing'], writes: [], safe: true, query: ['search'] },
  listOthers: { reads: ['other'], writes: [], safe: true },
  saveThing: { reads: [], writes: ['thing'], safe: false },
};

interface Pending {
  id: string;
  args: unknown;
  signal: AbortSignal | undefined;
  answer(data: unknown): void;
  fail(error: unknown): void;
}

function setUp(preloaded: { call: string; args: Record<string, unknown>; data: unknown }[] = []) {
  const made: Pending[] = [];
  const calls = createCalls({
    operations,
    preloaded,
    client: {
      call: (id, args, options) =>
        new Promise((answer, fail) => {
          made.push({ id, args, signal: options?.signal, answer, fail });
        }),
    },
  });
  return { calls, made, at: (index: number): Pending => made[index] ?? expect.fail(`There was no call ${index}.`) };
}

const signal = (): AbortSignal => new AbortController().signal;

describe('createCalls', () => {
  test('two readers of one call share it, whatever the order of arguments', async () => {
    const { calls, made, at } = setUp();
    const both = [
      calls.read('listThings', { a: 1, b: 2 }, signal()),
      calls.read('listThings', { b: 2, a: 1 }, signal()),
    ];
    expect(made).toHaveLength(1);
    at(0).answer({ items: [1] });
    expect(await Promise.all(both)).toEqual([{ items: [1] }, { items: [1] }]);
    void calls.read('listThings', { a: 1, b: 2 }, signal());
    expect(made).toHaveLength(2);
  });

  test('calls wait until the operations are here, and an answer that came with the page does not', async () => {
    let arrive = (): void => undefined;
    const made: string[] = [];
    const state = { operations: {} as typeof operations, ready: new Promise<void>((done) => (arrive = done)) };
    const calls = createCalls({
      get operations() {
        return state.operations;
      },
      preloaded: [{ call: 'listOthers', args: {}, data: 'here' }],
      client: {
        ready: () => (state.operations.listThings ? undefined : state.ready),
        call: async (id) => made.push(id),
      },
    });
    expect(calls.take('listOthers', {})).toBe('here');
    const left = new AbortController();
    const work = [calls.read('listThings', {}, signal()), calls.run('saveThing', {})];
    const given = calls.read('listOthers', {}, left.signal);
    left.abort(new Error('left'));
    await Promise.resolve();
    expect(made).toEqual([]);
    state.operations = operations;
    arrive();
    await Promise.all(work);
    await expect(given).rejects.toThrow('left');
    expect(made.toSorted()).toEqual(['listThings', 'saveThing']);
  });

  test('an answer is frozen at every depth', async () => {
    const { calls, at } = setUp();
    const answer = calls.read('listThings', {}, signal());
    at(0).answer({ items: [{ id: 1 }] });
    const { items } = (await answer) as { items: object[] };
    expect(Object.isFrozen(items[0])).toBe(true);
  });

  test('a shared call is aborted when its last reader leaves, and no sooner', async () => {
    const { calls, at } = setUp();
    const one = new AbortController();
    const two = new AbortController();
    const reads = [calls.read('listThings', {}, one.signal), calls.read('listThings', {}, two.signal)];
    one.abort();
    await expect(reads[0]).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(at(0).signal?.aborted).toBe(false);
    two.abort();
    await expect(reads[1]).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(at(0).signal?.aborted).toBe(true);
  });

  test('a failure reaches every reader, and the next read asks again', async () => {
    const { calls, made, at } = setUp();
    const reads = [calls.read('listThings', {}, signal()), calls.read('listThings', {}, signal())];
    at(0).fail(new Error('down'));
    for (const read of reads) await expect(read).rejects.toThrow('down');
    void calls.read('listThings', {}, signal());
    expect(made).toHaveLength(2);
  });

  test('a write that succeeded tells which tags are stale; one that failed tells nothing', async () => {
    const { calls, at } = setUp();
    const stale = vi.fn();
    calls.onStale(stale);
    const failing = calls.run('saveThing', {});
    at(0).fail(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    expect(stale).not.toHaveBeenCalled();
    const saving = calls.run('saveThing', {});
    at(1).answer(null);
    await saving;
    expect(stale).toHaveBeenCalledExactlyOnceWith(['thing']);
  });

  test('an answer under way when its tags became stale is not shared with later readers', async () => {
    const { calls, made } = setUp();
    void calls.read('listThings', {}, signal());
    void calls.read('listOthers', {}, signal());
    calls.invalidate(['thing']);
    void calls.read('listThings', {}, signal());
    void calls.read('listOthers', {}, signal());
    expect(made.map(({ id }) => id)).toEqual(['listThings', 'listOthers', 'listThings']);
  });

  test('an answer that came with the page is used once, and not after a write made it stale', () => {
    const preloaded = [{ call: 'listThings', args: { page: 1, search: null }, data: { items: [] } }];
    const once = setUp(preloaded).calls;
    expect(once.preloaded('listThings', { page: 1 })).toEqual({ items: [] });
    expect(once.take('listThings', { page: 1 })).toEqual({ items: [] });
    expect(once.take('listThings', { page: 1 })).toBeUndefined();
    const { calls } = setUp(preloaded);
    calls.invalidate(['thing']);
    expect(calls.preloaded('listThings', { page: 1 })).toBeUndefined();
  });

  test('leaves null out of the address, and keeps it in the body of a write', async () => {
    const { calls, at } = setUp();
    void calls.run('listThings', { search: null, name: null, gone: undefined });
    await vi.waitFor(() => expect(at(0).args).toEqual({ name: null }));
  });

  test('leaves null out of the body of a read, which asks for nothing by it', () => {
    const { calls, at } = setUp();
    void calls.read('listThings', { search: null, name: null, page: 1 }, signal());
    expect(at(0).args).toEqual({ page: 1 });
  });

  test.each(['noSuchCall', 'constructor', '__proto__'])('refuses the operation %s', async (id) => {
    const { calls, made } = setUp();
    await expect(calls.run(id, {})).rejects.toThrow(expect.objectContaining({ code: 'ENGINE_CALL_UNKNOWN' }));
    await expect(calls.read(id, {}, signal())).rejects.toThrow(
      expect.objectContaining({ code: 'ENGINE_CALL_UNKNOWN' }),
    );
    expect(made).toHaveLength(0);
  });
});
