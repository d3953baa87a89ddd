import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { type Api, startApi } from './api.ts';
import { idOf } from './caller.ts';
import { signInAs, type Tokens } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const refreshes = atLevel(1000, 200);

describeOnEachDatabase('refreshing a session', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const refresh = (refresh_token: string, wsId?: string): Promise<Answered> =>
    api.visitor().call('refreshToken', { refresh_token, grant_type: 'refresh_token', wsId });
  // Safe: answers are validated against the contract.
  const next = async (refresh_token: string): Promise<Tokens> => (await refresh(refresh_token)).data as Tokens;
  const use = (token: string): Promise<Answered> => api.visitor().call('showCurrentUser', {}, { token });

  /** How many tokens of an account are kept. */
  async function rowsOf(username: string): Promise<{ refresh: number; access: number }> {
    const rows = await api.database.identity((query) =>
      query.selectFrom('tokens').select('kind').where('account_id', '=', idOf(username)).execute(),
    );
    const count = (kind: string): number => rows.filter((row) => row.kind === kind).length;
    return { refresh: count('refresh'), access: count('access') };
  }

  test('SESS-09 a valid refresh token brings a new pair that works', async () => {
    const first = await signInAs(api.visitor(), 'owner');
    const { status, data } = await refresh(first.refreshToken, first.ws_id);
    expect(status).toBe(200);
    const second = data as Tokens;
    expect(second).toMatchObject({ roles: first.roles, ws_id: first.ws_id });
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await use(second.accessToken)).toMatchObject({ status: 200, data: { username: 'owner' } });
  });

  test('SESS-09 asks for the client, a form, and the workspace of the session', async () => {
    const { refreshToken } = await signInAs(api.visitor(), 'owner');
    const form = { refresh_token: refreshToken };
    const unknown = await api.visitor().call('refreshToken', form, { headers: { authorization: '' } });
    expect(unknown).toMatchObject({ status: 401, code: 'invalid_client' });
    const json = await api.visitor().call('refreshToken', form, { type: 'application/json' });
    expect(json).toMatchObject({ status: 415 });
    expect(await refresh(refreshToken, 'another')).toMatchObject({ status: 401, code: 'refresh_token_is_invalid' });
    expect(await refresh(refreshToken)).toMatchObject({ status: 200 });
  });

  test('ERR-03 ERR-04 an old token has expired, an unknown one is invalid, an access token is none', async () => {
    const { refreshToken, accessToken } = await signInAs(api.visitor(), 'owner');
    expect(await refresh('pwr_unknown')).toMatchObject({ status: 401, code: 'refresh_token_is_invalid' });
    expect(await refresh(accessToken)).toMatchObject({ status: 401, code: 'refresh_token_is_invalid' });
    expect(await use(refreshToken)).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
    api.advance(7 * 24 * 60 * minute);
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: 'refresh_token_has_expired' });
  });

  test(`P7 ${refreshes} refreshes at once with one token make one rotation, and all get the same pair`, async () => {
    const { refreshToken } = await signInAs(api.visitor(), 'owner');
    api.advance(16 * minute);
    const answers = await Promise.all(Array.from({ length: refreshes }, () => refresh(refreshToken)));
    const distinct = new Set(answers.map(({ status, data }) => JSON.stringify([status, data])));
    expect([...distinct]).toHaveLength(1);
    const pair = answers[0]?.data as Tokens;
    expect(await use(pair.accessToken)).toMatchObject({ status: 200 });
    const generations = await api.database.identity((query) =>
      query.selectFrom('token_families').select('generation').orderBy('id', 'desc').executeTakeFirst(),
    );
    expect(generations).toEqual({ generation: 2 });
  });

  test('P10 an answer that was lost is given again, 100 times of 100', async () => {
    let { refreshToken } = await signInAs(api.visitor(), 'owner');
    for (let round = 0; round < 100; round += 1) {
      const lost = await next(refreshToken);
      api.advance(round * 250);
      const again = await next(refreshToken);
      expect(again).toEqual(lost);
      refreshToken = again.refreshToken;
    }
  });

  test('P8 a token that is replayed after the grace window ends the session at once, and is logged', async () => {
    const first = await signInAs(api.visitor(), 'hr');
    const second = await next(first.refreshToken);
    const elsewhere = await signInAs(api.visitor(), 'admin');
    api.advance(31_000);
    await next(elsewhere.refreshToken);
    const replayed = await refresh(first.refreshToken);
    expect(replayed, 'a refresh of another session lengthens nothing').toMatchObject({
      status: 401,
      code: 'refresh_token_is_invalid',
    });
    expect(await use(second.accessToken)).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
    expect(await refresh(second.refreshToken)).toMatchObject({ status: 401, code: 'refresh_token_is_invalid' });
    const [entry] = await api.database.tenant(first.ws_id ?? '', (query) =>
      query.selectFrom('operation_log').selectAll().where('action', '=', 'refreshToken').execute(),
    );
    expect(entry).toMatchObject({ user_name: 'hr', result: 'failed', detail: { reason: 'reuse' } });
  });

  test('P8 a clock that is set back does not revive a parent', async () => {
    const first = await signInAs(api.visitor(), 'builder');
    api.advance(60_000);
    const second = await next(first.refreshToken);
    api.advance(-3_600_000);
    expect(await refresh(first.refreshToken)).toMatchObject({ status: 401, code: 'refresh_token_is_invalid' });
    expect(await refresh(second.refreshToken)).toMatchObject({ status: 401 });
    api.advance(3_600_000);
  });

  test('P9 a grandparent is reuse, also within the grace window', async () => {
    const first = await signInAs(api.visitor(), 'owner');
    const second = await next(first.refreshToken);
    const third = await next(second.refreshToken);
    expect(await refresh(first.refreshToken)).toMatchObject({ status: 401, code: 'refresh_token_is_invalid' });
    expect(await use(third.accessToken)).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
  });

  test('P11 of a refresh and a logout at once, the logout wins', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { accessToken, refreshToken } = await signInAs(api.visitor(), 'owner');
      const [refreshed] = await Promise.all([
        refresh(refreshToken),
        api.visitor().call('logout', { token: accessToken }, { token: accessToken }),
      ]);
      if (refreshed.status === 200) {
        const pair = refreshed.data as Tokens;
        expect(await use(pair.accessToken)).toMatchObject({ code: 'access_token_is_invalid' });
        expect(await refresh(pair.refreshToken)).toMatchObject({ code: 'refresh_token_is_invalid' });
      } else {
        expect(refreshed).toMatchObject({ code: 'refresh_token_is_invalid' });
      }
    }
  });

  test('tokens are stored as hashes only', async () => {
    const tokens = await signInAs(api.visitor(), 'owner');
    const rows = await api.database.identity((query) => query.selectFrom('tokens').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(tokens.accessToken);
    expect(JSON.stringify(rows)).not.toContain(tokens.refreshToken.slice(4));
  });

  test('P40 a refresh leaves one row for as long as its token may be replayed, and no more', async () => {
    let { refreshToken } = await signInAs(api.visitor(), 'user');
    for (let round = 0; round < 20; round += 1) {
      api.advance(15 * minute + 1_000);
      ({ refreshToken } = await next(refreshToken));
    }
    expect(await rowsOf('user')).toEqual({ refresh: 21, access: 1 });
    api.advance(7 * day - 15 * minute);
    await next(refreshToken);
    expect(await rowsOf('user')).toEqual({ refresh: 2, access: 1 });
  });

  test('P8 a token that was replaced days ago ends the session as long as it would have lived', async () => {
    const first = await signInAs(api.visitor(), 'user');
    let last = first;
    for (let round = 0; round < 13; round += 1) {
      api.advance(day / 2);
      last = await next(last.refreshToken);
    }
    expect(await use(last.accessToken)).toMatchObject({ status: 200 });
    expect(await refresh(first.refreshToken)).toMatchObject({ status: 401, code: 'refresh_token_is_invalid' });
    expect(await use(last.accessToken)).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
  });

  test('P40 sessions of people who do not come back are cleared away when others sign in', async () => {
    const { refreshToken } = await signInAs(api.visitor(), 'appuser');
    await next(refreshToken);
    api.advance(14 * day + minute);
    for (let round = 0; (await rowsOf('appuser')).refresh > 0 && round < 40; round += 1) {
      await signInAs(api.visitor(), 'owner');
    }
    expect(await rowsOf('appuser')).toEqual({ refresh: 0, access: 0 });
  });
});
