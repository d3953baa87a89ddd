import { beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, idOf } from './caller.ts';

const acme = seedId('workspace acme');
const globex = seedId('workspace globex');

interface Ticket {
  origin: string | null;
  ticket: string;
  user_id: string;
}

describeOnEachDatabase('going on in another workspace', (open) => {
  let api: Api;

  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  const ask = (caller: Caller, ws_id: string) => caller.call('createWorkspaceTicket', { ws_id });
  /** Safe: answers are validated against the contract. */
  const ticketOf = ({ data }: { data: unknown }) => data as Ticket;

  test('AUTH-36 AUTH-37 P11 a person of two workspaces goes on in the other one, by a ticket that works once', async () => {
    const both = await createCaller(api, 'both', 'acme');
    expect(both.wsId).toBe(acme);
    const list = await both.done('listOwnWorkspaces', {});
    expect(list.map(({ ws_id, is_current }) => [ws_id, is_current])).toEqual([
      [acme, true],
      [globex, false],
    ]);
    const { origin, ticket, user_id } = ticketOf(await ask(both, globex));
    expect(origin).toBe('http://globex.localhost:4300');
    const there = api.visitor('globex.localhost:4300');
    const opened = await there.call('createTokenByUserId', { user_id, ticket });
    expect(opened).toMatchObject({ status: 200, data: { ws_id: globex, roles: ['WORKSPACE_USER'] } });
    expect(await both.call('getUserInfo')).toMatchObject({ status: 401 });
    const again = await there.call('createTokenByUserId', { user_id, ticket });
    expect(again.status).toBe(404);
  });

  test('P2 a workspace of others has no ticket, and neither has the one that the session is in', async () => {
    const owner = await createCaller(api, 'owner');
    expect(await ask(owner, globex)).toMatchObject({ status: 404 });
    expect(await ask(owner, owner.wsId)).toMatchObject({ status: 404 });
    expect(await owner.done('listOwnWorkspaces', {})).toHaveLength(1);
  });

  test('P2 at the address of a third workspace the ticket opens nothing', async () => {
    const both = await createCaller(api, 'both', 'acme');
    const { ticket, user_id } = ticketOf(await ask(both, globex));
    const elsewhere = api.visitor('acme.localhost:4300');
    expect(await elsewhere.call('createTokenByUserId', { user_id, ticket })).toMatchObject({ status: 404 });
  });

  test('P11 a session that a directory or a third party opened stays in its workspace', async () => {
    const both = await createCaller(api, 'both', 'acme');
    await api.database.identity((query) =>
      query.updateTable('token_families').set({ by_password: false }).where('account_id', '=', idOf('both')).execute(),
    );
    expect(await ask(both, globex)).toMatchObject({ status: 403, code: 'sign_in_to_switch' });
  });

  test('AUTH-18 a workspace that asks for a code after the password wants a sign-in of its own', async () => {
    const owner = await createCaller(api, 'globex');
    const value = { setting: 'systemManage', sms_secondary_verification: true };
    await owner.done('saveWorkspaceSetting', { key: 'systemManage', value } as never);
    const both = await createCaller(api, 'both', 'acme');
    expect(await ask(both, globex)).toMatchObject({ status: 403, code: 'sign_in_to_switch' });
    await (await createCaller(api, 'owner')).done('saveWorkspaceSetting', { key: 'systemManage', value } as never);
    expect(await ask(both, globex), 'asking here as well proves nothing').toMatchObject({ code: 'sign_in_to_switch' });
  });
});
