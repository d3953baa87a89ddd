import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '#server/seeds/demo-people.ts';
import { demoPassword } from '#server/seeds/demo.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, code, startApi } from '#tests/api/api.ts';
import { expectWithin } from '#tests/promises/within.ts';
import { patience } from '#tests/tier.ts';

describeOnEachDatabase('a rush of sign-ins', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  test('P17 200 at once all succeed, and leave health under 200 ms', { timeout: patience(180_000) }, async () => {
    const names = demoAccounts.map(({ username }) => username);
    const visitors = Array.from({ length: 200 }, () => api.visitor());
    for (const visitor of visitors) await visitor.call('getCaptcha');
    let isOver = false;
    const times: number[] = [];
    const watch = async (): Promise<void> => {
      while (!isOver) {
        const start = performance.now();
        expect((await api.visitor().request({ method: 'GET', url: '/healthz' })).status).toBe(200);
        times.push(performance.now() - start);
        await wait(20);
      }
    };
    const watching = watch();
    const answers = await Promise.all(
      visitors.map((visitor, at) => {
        const username = names[at % names.length];
        return visitor.call('createToken', { username, password: demoPassword, verifyCode: code });
      }),
    );
    isOver = true;
    await watching;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const typical = times.sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0;
    expect(times.length).toBeGreaterThan(10);
    expectWithin(200, typical);
  });
});
