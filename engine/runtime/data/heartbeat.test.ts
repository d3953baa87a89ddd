import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompiledData, CompiledDocument } from '#engine/document';
import { createTestScope } from '../testing/createTestScope.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that asks for its tasks every five seconds, and how often it did. */
function open(more: Partial<CompiledDocument> = {}, source: Partial<CompiledData> = {}) {
  let isAway = false;
  const listeners = new Set<() => void>();
  const presence = {
    isAway: () => isAway,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const answers: (() => Promise<unknown>)[] = [];
  const call = vi.fn((): Promise<unknown> => answers.shift()?.() ?? Promise.resolve({ done: call.mock.calls.length }));
  const operations = { listTasks: { reads: ['task'], writes: [], safe: true } };
  const page = createTestScope(
    { data: { tasks: { call: 'listTasks', every: 5, ...source } }, ...more },
    { operations, client: { call }, presence },
  );
  function go(away: boolean): void {
    isAway = away;
    for (const listener of listeners) listener();
  }
  return { ...page, call, answers, go, listeners };
}

test('data with "every" is asked for again so many seconds after its last answer, without a flicker', async () => {
  const { scope, call } = open();
  await vi.advanceTimersByTimeAsync(0);
  const seen: unknown[] = [];
  scope.subscribe([['loading', 'tasks']], () => seen.push(scope.read(['loading', 'tasks'])));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(call).toHaveBeenCalledTimes(4);
  expect(scope.read(['data', 'tasks', 'done'])).toBe(4);
  expect(seen).toEqual([]);
});

test('data with "while" is asked for again only while that is true, also of its own answer', async () => {
  const isWaiting: CompiledData['while'] = ['get', ['get', ['var', 'data'], 'tasks'], 'isWaiting'];
  const { scope, call, answers } = open({}, { while: isWaiting });
  const answer = (waiting: boolean) => async () => ({ isWaiting: waiting });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  answers.push(answer(true), answer(true), answer(false));
  await scope.sources.refresh('tasks');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(4);
});

test('SESS-15 SESS-23 while the person is away nothing is asked, and what was due comes once when they are back', async () => {
  const { call, go } = open();
  await vi.advanceTimersByTimeAsync(1_000);
  go(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  go(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call).toHaveBeenCalledTimes(3);
});

test('SESS-15 a page that is left asks for nothing more', async () => {
  const { call, stop, listeners } = open();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
});

test('a beat without an answer leaves what is shown, is reported, and the next one follows', async () => {
  const { scope, call, answers, host } = open();
  await vi.advanceTimersByTimeAsync(0);
  answers.push(() => Promise.reject(new Error('The network is gone.')));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([scope.read(['data', 'tasks', 'done']), scope.read(['failed', 'tasks'])]).toEqual([1, null]);
  expect(host.errors).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(scope.read(['data', 'tasks', 'done'])).toBe(call.mock.calls.length);
});

test('data that waits is asked for after as many seconds, and again so after its arguments changed', async () => {
  const { scope, call } = open(
    { state: { of: { type: 'string', default: 'a' } } },
    { waits: true, with: { of: { $: ['get', ['var', 'state'], 'of'] } } },
  );
  await vi.advanceTimersByTimeAsync(4_900);
  expect(call).not.toHaveBeenCalled();
  expect([scope.read(['data', 'tasks']), scope.read(['loading', 'tasks'])]).toEqual([null, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(call).toHaveBeenCalledTimes(1);
  expect(scope.read(['data', 'tasks', 'done'])).toBe(1);
  scope.setState(['state', 'of'], 'b');
  await vi.advanceTimersByTimeAsync(100);
  expect(call).toHaveBeenCalledTimes(1);
  expect(scope.read(['data', 'tasks'])).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call).toHaveBeenCalledTimes(2);
  expect(call).toHaveBeenLastCalledWith('listTasks', { of: 'b' }, expect.anything());
});
