import { expect, test } from 'vitest';
import { createHealthProbe } from './health-probe.ts';

const unanswered = new Error('Query read timeout');
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
  const health = askedInTurn(undefined, unanswered, unanswered);
  for (let asked = 0; asked < 3; asked += 1) expect(await health()).toMatchObject({ ok: true });
});

test('P45 one that never answered, or that has gone, does not work', async () => {
  const health = askedInTurn(unanswered, undefined, gone, unanswered);
  expect(await health()).toMatchObject({ ok: false });
  expect(await health()).toMatchObject({ ok: true });
  for (let asked = 0; asked < 2; asked += 1) expect(await health()).toMatchObject({ ok: false });
});

test('P45 one that answers others works, although its own question times out', async () => {
  const health = createHealthProbe({
    ask: () => Promise.reject(unanswered),
    lastAnswer: () => performance.now() - 1_000,
  });
  expect(await health()).toMatchObject({ ok: true });
});
