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
  expect(done).toEqual(['h0', 'h1', 'mine', 'theirs', 'h2', 'h3', 'h4']);
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
  const inTurn = createFairQueue({ atOnce: 1, waiting: 2, waitingInAll: 3, kept: 1 });
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
  expect(done.filter((what) => what !== 'other')).toEqual(['h0', 'h1', 'own', 'h2', 'h3']);
  expect(done.indexOf('other')).toBeLessThan(3);
});

test('a work that throws gives its place to the next one', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 2, waitingInAll: 2 });
  const broken = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('a', async () => 'next');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
