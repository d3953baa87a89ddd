import { expect, test } from 'vitest';
import { createHealthProbe } from './health-probe.ts';

const late = new Error('Query read timeout');
const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A database that gives these answers, one after the other. */
function askedInTurn(...answers: (Error | undefined)[]) {
  return createHealthProbe({
    ask() {
      const answer = answers.shift();
      return answer ? Promise.reject(answer) : Promise.resolve();
    },
  });
}

test('P45 a database that has just answered and is too busy to answer again in time works', async () => {
  const health = askedInTurn(undefined, late, late);
  for (let asked = 0; asked < 3; asked += 1) expect(await health()).toMatchObject({ ok: true });
});

test('P45 one that never answered, or that has gone, does not work', async () => {
  const health = askedInTurn(late, undefined, gone, late);
  expect(await health()).toMatchObject({ ok: false });
  expect(await health()).toMatchObject({ ok: true });
  for (let asked = 0; asked < 2; asked += 1) expect(await health()).toMatchObject({ ok: false });
});
