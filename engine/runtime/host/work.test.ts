import { expect, test } from 'vitest';
import { beginWork, countWork, followWork } from './work.ts';

test('work is counted until it ends, once for each, and a listener hears of it', async () => {
  const heard: boolean[] = [];
  const isWorking = followWork(() => heard.push(isWorking()));
  expect(isWorking()).toBe(false);
  const [endFirst, endSecond] = [beginWork(), beginWork()];
  endFirst();
  endFirst();
  expect(isWorking()).toBe(true);
  endSecond();
  expect(isWorking()).toBe(false);
  expect(heard).toEqual([true, true, true, false]);
});

test('a promise is counted until it settles, whichever way, and is handed on as it is', async () => {
  const isWorking = followWork(() => undefined);
  const given = Promise.resolve('answer');
  expect(countWork(given)).toBe(given);
  expect(isWorking()).toBe(true);
  await given;
  expect(isWorking()).toBe(false);
  await expect(countWork(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(isWorking()).toBe(false);
});
