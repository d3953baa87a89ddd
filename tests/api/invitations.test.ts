import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { add, enter, newName, userOf } from './people.ts';
import { trySignIn } from './sign-in-as.ts';

describeOnEachDatabase('invitations to a workspace', (open) => {
  let api: Api;
  let owner: Caller;
  let hr: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, hr, globex] = await createCallers(api, 'owner', 'hr', 'globex');
    return () => api.close();
  });

  test('contradictions 68 an existing account is invited, shows nothing but its name, and joins when it accepts', async () => {
    const username = newName();
    const theirs = await add(globex, { username, telephone: '13900000002', email: 'secret@example.com' });
    const { token, password } = await enter(api, globex, theirs);
    const invited = await add(hr, {
      username: username.toUpperCase(),
      real_name: 'Our Name',
      telephone: '13900000003',
    });
    expect(invited).toMatchObject({ id: theirs.id, status: 10, is_home: false, telephone: '', email: '' });
    expect(userOf(await globex.call('getAccount', { id: theirs.id })).telephone).toBe('13900000002');
    // Not a member yet.
    expect((await trySignIn(api.visitor(), { username, password })).data).toMatchObject({ outcome: 'token' });
    const call = (id: 'listInvitations' | 'acceptInvitation', args = {}) => api.visitor().call(id, args, { token });
    expect((await call('listInvitations')).data).toMatchObject([
      { ws_id: hr.wsId, customer_name: 'Acme', real_name: 'Our Name', invited_by: '李娜' },
    ]);
    expect(await call('acceptInvitation', { ws_id: hr.wsId })).toMatchObject({ status: 200 });
    expect((await trySignIn(api.visitor(), { username, password })).data).toMatchObject({ outcome: 'workspaces' });
    expect(userOf(await hr.call('getAccount', { id: theirs.id }))).toMatchObject({
      status: 20,
      email: 'secret@example.com',
    });
    expect(await lastLogOf(api, hr.wsId, 'acceptInvitation')).toMatchObject({ user_name: username });
    expect(await call('acceptInvitation', { ws_id: hr.wsId })).toMatchObject({ status: 404 });
  });

  test('an invitation is declined, and nobody else answers it', async () => {
    const theirs = await add(globex);
    const { token } = await enter(api, globex, theirs);
    await add(hr, { username: theirs.username });
    const stranger = await createCaller(api, 'both', 'globex');
    expect(await stranger.call('acceptInvitation', { ws_id: hr.wsId })).toMatchObject({ status: 404 });
    expect(await api.visitor().call('declineInvitation', { ws_id: hr.wsId }, { token })).toMatchObject({
      status: 200,
    });
    expect(await hr.call('getAccount', { id: theirs.id })).toMatchObject({ status: 404 });
  });

  test('P11 the API keys of someone who left do not come back with them', async () => {
    const root = await createCaller(api, 'root');
    await root.done('enableCustomerApi', { id: owner.wsId });
    const { accountId: id } = globex;
    const invite = async () => {
      await owner.done('createAccount', { username: 'globex', real_name: 'A guest', roles: ['WORKSPACE_ADMIN'] });
      await globex.done('acceptInvitation', { ws_id: owner.wsId });
    };
    await invite();
    const { data } = await trySignIn(api.visitor('acme.localhost:4300'), { username: 'globex' });
    const { accessToken: token } = data as { accessToken: string };
    const made = await api.visitor().call('createApiKey', { name: 'Mine', scopes: ['application:read'] }, { token });
    const { secret } = made.data as { secret: string };
    const use = () => api.visitor().call('listApplications', {}, { token: secret });
    expect(await use()).toMatchObject({ status: 200 });
    await owner.done('deleteAccount', { id });
    expect(await use()).toMatchObject({ status: 401 });
    await invite();
    expect(await use()).toMatchObject({ status: 401, code: 'api_key_is_invalid' });
    await owner.done('deleteAccount', { id });
  });

  test('an administrator cannot accept for the invited person', async () => {
    const theirs = await add(globex);
    await add(hr, { username: theirs.username });
    for (const status of [20, 40]) {
      expect(await owner.call('updateAccount', { id: theirs.id, status })).toMatchObject({ code: 'invitation_open' });
    }
    await owner.call('deleteAccount', { id: theirs.id });
    expect(await hr.call('getAccount', { id: theirs.id })).toMatchObject({ status: 404 });
    expect(await globex.call('getAccount', { id: theirs.id })).toMatchObject({ status: 200 });
  });

  test('a member is not added twice, and a name of the platform not at all', async () => {
    const again = { real_name: 'Somebody' };
    expect(await hr.call('createAccount', { ...again, username: 'owner' })).toMatchObject({
      status: 409,
      code: 'already_member',
    });
    expect(await hr.call('createAccount', { ...again, username: 'ROOT' })).toMatchObject({
      status: 409,
      code: 'username_taken',
    });
  });
});
