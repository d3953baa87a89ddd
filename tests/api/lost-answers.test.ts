import { beforeAll, expect, test } from 'vitest';
import { portOf } from '#server/kernel/http/testing/port-of.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { type FailingProxy, startFailingProxy } from '#tests/peers/failing-proxy.ts';
import { type Api, startApi } from './api.ts';
import { signInAs } from './sign-in-as.ts';

const rounds = atLevel(100, 20);

interface Pair {
  accessToken: string;
  refreshToken: string;
}

describeOnEachDatabase('answers that are lost on their way', (open) => {
  let api: Api;
  let proxy: FailingProxy;
  beforeAll(async () => {
    api = await startApi(await open());
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    proxy = await startFailingProxy(portOf(api.app));
    return async () => {
      await proxy.close();
      await api.close();
    };
  });

  const send = (path: string, authorization: string, body?: URLSearchParams): Promise<Response> =>
    fetch(`http://127.0.0.1:${proxy.port}${path}`, {
      ...(body ? { method: 'POST', body } : {}),
      // A connection of its own, so that its failure is the one in force.
      headers: { authorization, connection: 'close' },
    });
  const refresh = (refreshToken: string): Promise<Response> =>
    send('/api/oauth/refresh-token', `Basic ${btoa('web:web')}`, new URLSearchParams({ refresh_token: refreshToken }));
  /** How many refresh tokens the session has handed out by now. */
  const generation = () =>
    api.database.identity(
      (query) =>
        query.selectFrom('token_families').select('generation').orderBy('id', 'desc').executeTakeFirstOrThrow(),
      { readOnly: true },
    );

  test(`P10 a refresh whose answer is lost after its commit recovers when it is tried again, ${rounds} of ${rounds}`, async () => {
    let { refreshToken, accessToken }: Pair = await signInAs(api.visitor(), 'owner');
    for (let round = 1; round <= rounds; round += 1) {
      proxy.failure = round % 2 === 0 ? 'lose' : 'half';
      await expect(refresh(refreshToken).then((answer) => answer.text())).rejects.toThrow();
      expect(await generation()).toEqual({ generation: round + 1 });
      proxy.failure = 'none';
      const answer = await refresh(refreshToken);
      // Safe: a sign-in's answer, whose fields are looked at below.
      const { data } = (await answer.json()) as { data: Pair };
      ({ refreshToken, accessToken } = data);
      expect(await generation()).toEqual({ generation: round + 1 });
    }
    expect((await send('/api/b/user-account/show', `Bearer ${accessToken}`)).status).toBe(200);
  });
});
