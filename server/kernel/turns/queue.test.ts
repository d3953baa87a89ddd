import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Unavailable } from '../errors/index.ts';
import { createQueue, createQueues } from './queue.ts';

describe('the queue', () => {
  test('runs no more than allowed at once, and in order', async () => {
    const queue = createQueue({ atOnce: 2, waiting: 100 });
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const works = Array.from({ length: 20 }, (_, at) =>
      queue(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(at);
        await wait(1);
        running -= 1;
      }),
    );
    await Promise.all(works);
    expect(most).toBe(2);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('sends away who finds the line full, and goes on after a failure', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 1 });
    const first = queue(async () => {
      await wait(5);
      throw new Error('broke');
    });
    const second = queue(async () => 'served');
    await expect(queue(async () => 'too late')).rejects.toBeInstanceOf(Unavailable);
    await expect(first).rejects.toThrow('broke');
    expect(await second).toBe('served');
    expect(await queue(async () => 'again')).toBe('again');
  });

  test('works of one key follow one another while other keys go on', async () => {
    const queues = createQueues({ waiting: 10 });
    const order: string[] = [];
    const work = (key: string, name: string, time: number) =>
      queues(key, async () => {
        await wait(time);
        order.push(name);
      });
    await Promise.all([work('a', 'a1', 30), work('a', 'a2', 1), work('b', 'b1', 1)]);
    expect(order).toEqual(['b1', 'a1', 'a2']);
  });
});
