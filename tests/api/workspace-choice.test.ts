import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/seeds/demo.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { trySignIn } from './sign-in-as.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;

describeOnEachDatabase('the choice of a workspace', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  async function offered(visitor: Visitor): Promise<{ ws_id: string; customer_name: string }[]> {
    const { data } = await trySignIn(visitor, { username: 'both' });
    // Safe: answers are validated against the contract.
    return (data as { workspaces: { ws_id: string; customer_name: string }[] }).workspaces;
  }
  const choose = (visitor: Visitor, wsId: string | undefined, username = 'both', password = demoPassword) =>
    visitor.call('createToken', { username, password, wsId });

  test('AUTH-15 who belongs to two is offered both by name, and signs in to the chosen one', async () => {
    const visitor = api.visitor();
    const list = await offered(visitor);
    expect(list.map(({ customer_name }) => customer_name)).toEqual(['Acme', 'Globex']);
    const wsId = list[1]?.ws_id;
    const { data } = await choose(visitor, wsId);
    expect(data).toMatchObject({ outcome: 'token', ws_id: wsId, roles: ['WORKSPACE_USER'] });
  });

  test('AUTH-50 the second request needs no code within five minutes, and is too late afterwards', async () => {
    const visitor = api.visitor();
    const list = await offered(visitor);
    api.advance(4 * minute);
    expect(await choose(visitor, list[0]?.ws_id)).toMatchObject({ status: 200 });
    const later = api.visitor();
    await offered(later);
    api.advance(5 * minute + 1_000);
    expect(await choose(later, list[0]?.ws_id)).toMatchObject({ status: 401, code: 'workspace_choice_expired' });
  });

  test('AUTH-50 the choice belongs to the browser that gave the password', async () => {
    const visitor = api.visitor();
    const list = await offered(visitor);
    expect(await choose(api.visitor(), list[0]?.ws_id)).toMatchObject({ code: 'workspace_choice_expired' });
    const guesser = api.visitor();
    const [id] = (visitor.cookies.get('pagewright_challenge') ?? '').split('.');
    guesser.cookies.set('pagewright_challenge', `${id}.${'A'.repeat(32)}`);
    expect(await choose(guesser, list[0]?.ws_id)).toMatchObject({ code: 'workspace_choice_expired' });
    expect(await choose(visitor, list[0]?.ws_id)).toMatchObject({ status: 200 });
  });

  test('AUTH-50 the choice is no second step: no code is sent for it', async () => {
    const visitor = api.visitor();
    await offered(visitor);
    expect(await visitor.call('sendSmsCode')).toMatchObject({ status: 401, code: 'workspace_choice_expired' });
  });

  test('AUTH-50 the choice is good for one sign-in', async () => {
    const visitor = api.visitor();
    const list = await offered(visitor);
    const cookie = visitor.cookies.get('pagewright_challenge') ?? '';
    expect(await choose(visitor, list[0]?.ws_id)).toMatchObject({ status: 200 });
    visitor.cookies.set('pagewright_challenge', cookie);
    expect(await choose(visitor, list[0]?.ws_id)).toMatchObject({ code: 'workspace_choice_expired' });
  });

  test('AUTH-50 the password is needed again, and another name has no choice', async () => {
    const visitor = api.visitor();
    const list = await offered(visitor);
    expect(await choose(visitor, list[0]?.ws_id, 'both', 'not the password')).toMatchObject({
      code: 'invalid_credentials',
    });
    expect(await choose(visitor, list[0]?.ws_id, 'owner')).toMatchObject({ code: 'workspace_choice_expired' });
    expect(await choose(visitor, list[0]?.ws_id)).toMatchObject({ status: 200 });
  });

  test('P2 a workspace that was not offered is refused like one that does not exist', async () => {
    const visitor = api.visitor();
    await offered(visitor);
    const unknown = await choose(visitor, '01JD3Q4V9M8X2T6W5R7Y1Z0ABC');
    expect(unknown).toMatchObject({ status: 422, code: 'workspace_not_offered' });
    const globex = (await offered(api.visitor()))[1]?.ws_id;
    const foreign = await trySignIn(api.visitor(), { username: 'owner', wsId: globex });
    const missing = await trySignIn(api.visitor(), { username: 'owner', wsId: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' });
    expect([foreign.status, foreign.data]).toEqual([missing.status, missing.data]);
    expect(foreign).toMatchObject({ status: 422, code: 'workspace_not_offered' });
  });
});
