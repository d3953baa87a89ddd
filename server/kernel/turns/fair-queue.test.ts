import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Unavailable } from '../errors/index.ts';
import { createFairQueue, createFairQueues } from './fair-queue.ts';

test('P45 another key waits for one work, not for all that were there before', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 10, waitingInAll: 100 });
  const done: string[] = [];
  const work = (key: string, name: string) =>
    inTurn(key, async () => {
      await after(1);
      done.push(name);
    });
  const hostile = Array.from({ length: 5 }, (_, index) => work('hostile', `h${index}`));
  await Promise.all([...hostile, work('honest', 'mine'), work('other', 'theirs')]);
  expect(done).toEqual(['h0', 'mine', 'theirs', 'h1', 'h2', 'h3', 'h4']);
});

test('P45 a full line refuses its own key alone, until all lines together are full', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 2, waitingInAll: 3 });
  const slow = () => after(10);
  const of = (key: string) => inTurn(key, slow);
  const first = [of('a'), of('a'), of('a')];
  await expect(of('a')).rejects.toBeInstanceOf(Unavailable);
  const second = of('b');
  await expect(of('c')).rejects.toBeInstanceOf(Unavailable);
  await Promise.all([...first, second]);
  await of('c');
});

test('P45 full lines keep a place for keys that have nothing waiting yet', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 2, waitingInAll: 3, reserve: 1 });
  const of = (key: string) => inTurn(key, () => after(5));
  const begun = [of('a'), of('a'), of('a'), of('b'), of('c')];
  await expect(of('b')).rejects.toBeInstanceOf(Unavailable);
  await expect(of('d')).rejects.toBeInstanceOf(Unavailable);
  await Promise.all(begun);
});

test('P45 each name has a line of its own, in which keys take turns', async () => {
  const inTurn = createFairQueues({ atOnce: 1, waiting: 10, waitingInAll: 100 });
  const done: string[] = [];
  const work = (name: string, key: string, what: string) =>
    inTurn(name, key, async () => {
      await after(2);
      done.push(what);
    });
  const hostile = Array.from({ length: 4 }, (_, index) => work('anna', 'hostile', `h${index}`));
  await Promise.all([...hostile, work('anna', 'home', 'own'), work('ben', 'hostile', 'other')]);
  expect(done.filter((what) => what !== 'other')).toEqual(['h0', 'own', 'h1', 'h2', 'h3']);
  expect(done.indexOf('other')).toBeLessThan(3);
});

test('a work that throws gives its place to the next one', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 2, waitingInAll: 2 });
  const broken = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('a', async () => 'next');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('P45 the key whose works took long waits for those that had less time, however late they come', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 10, waitingInAll: 100 });
  const done: string[] = [];
  const work = (key: string, took: number) =>
    inTurn(key, async () => {
      await after(took);
      done.push(key);
    });
  await work('hostile', 60);
  const all = [work('first', 20), work('hostile', 60), work('hostile', 60)];
  await after(5);
  await Promise.all([...all, work('honest', 1), work('honest', 1)]);
  expect(done).toEqual(['hostile', 'first', 'honest', 'honest', 'hostile', 'hostile']);
});

test('P45 a key that may run one work leaves the other places free', async () => {
  const inTurn = createFairQueue({ atOnce: 2, atOnceOfOne: 1, waiting: 10, waitingInAll: 100 });
  let most = 0;
  let [running, over] = [0, 0];
  const hostile = Array.from({ length: 4 }, () =>
    inTurn('hostile', async () => {
      running += 1;
      most = Math.max(most, running);
      await after(20);
      running -= 1;
      over += 1;
    }),
  );
  await inTurn('honest', async () => undefined);
  expect(over).toBe(0);
  await Promise.all(hostile);
  expect(most).toBe(1);
});

test('P45 a work that waits too long is told so, and those behind it go on', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 10, waitingInAll: 100, longest: 20 });
  let end = (): void => undefined;
  const first = inTurn('one', () => new Promise<string>((resolve) => (end = () => resolve('first'))));
  await expect(inTurn('one', () => Promise.resolve('late'))).rejects.toBeInstanceOf(Unavailable);
  const next = inTurn('two', () => Promise.resolve('next'));
  end();
  expect(await Promise.all([first, next])).toEqual(['first', 'next']);
  expect(await inTurn('one', () => Promise.resolve('again'))).toBe('again');
});
