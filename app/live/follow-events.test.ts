import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { followEvents } from './follow-events.ts';
import { readEvents } from './read-events.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const bodyOf = (...parts: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(bytes(part));
      controller.close();
    },
  });

describe('NOTE-01 events of a stream', () => {
  test('are read across packets, without comments, with every line of their data', async () => {
    const events = [];
    let count = 0;
    const body = bodyOf('event: n', 'ews\r\nid: 1\r\ndata: a\r\ndata: b\r\n\r\n:\n\nda', 'ta: c\n\nid: 9\n');
    for await (const event of readEvents(body, () => (count += 1))) events.push(event);
    expect(events).toEqual([
      { name: 'news', id: '1', data: 'a\nb' },
      { name: 'message', id: undefined, data: 'c' },
    ]);
    expect(count).toBe(3);
  });

  test('go on after a lost connection from the last one, and each makes what is shown be read again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const control = new AbortController();
    const asked: (string | undefined)[] = [];
    const changes: [number, string | undefined][] = [];
    const answers: (() => Promise<ReadableStream<Uint8Array> | undefined>)[] = [
      async () => bodyOf('id: 1\ndata: {}\n\n'),
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => undefined,
      async () => bodyOf('id: 2\ndata: {}\n\n'),
    ];
    const following = followEvents(
      {
        // Safe: the timers of this window are the faked ones.
        view: { setTimeout: (work, ms) => Number(setTimeout(work, ms)), clearTimeout: (timer) => clearTimeout(timer) },
        async open(lastId) {
          asked.push(lastId);
          return answers.shift()?.();
        },
        onChange: (data) => changes.push([asked.length, data]),
      },
      control.signal,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([undefined, '1']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked).toEqual([undefined, '1', '1', '1']);
    // The first event, both failures, and the event after them.
    expect(changes).toEqual([
      [1, '{}'],
      [2, undefined],
      [3, undefined],
      [4, '{}'],
    ]);
    control.abort();
    await following;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are asked for once more when nothing arrives for forty seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const control = new AbortController();
    let tries = 0;
    const following = followEvents(
      {
        view: { setTimeout: (work, ms) => Number(setTimeout(work, ms)), clearTimeout: (timer) => clearTimeout(timer) },
        open: async (_lastId, signal) => {
          tries += 1;
          return new ReadableStream({
            start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
          });
        },
        onChange: () => undefined,
      },
      control.signal,
    );
    await vi.advanceTimersByTimeAsync(39_000);
    expect(tries).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(tries).toBe(2);
    control.abort();
    await following;
  });
});
