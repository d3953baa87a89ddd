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

  test('ORG-06 ORG-11 who is added is in the user groups that are named, an invited person as invited, by callers who manage groups', async () => {
    const { id: group, version } = await owner.done('createUserOrganisation', { name: 'Joiners' });
    const person = await add(owner, { user_group_ids: [group] });
    const theirs = await add(globex);
    await add(owner, { username: theirs.username, user_group_ids: [group] });
    const found = await owner.done('listUserGroups', { search: 'Joiners' });
    expect(found.items).toMatchObject([{ user_ids: [person.id, theirs.id].toSorted(), version: version + 2 }]);
    expect(await lastLogOf(api, owner.wsId, 'createAccount')).toMatchObject({
      module: 'u-org',
      target: group,
      before: { user_ids: [person.id] },
    });
    // Nobody is added where a group is not the caller's to change, or not there.
    const username = newName();
    const tried = (by: Caller, id: string) =>
      by.call('createAccount', { username, real_name: 'Nobody', user_group_ids: [id] });
    expect(await tried(hr, group)).toMatchObject({ status: 403 });
    const [foreign] = (await globex.done('listUserGroups', {})).items;
    expect(await tried(owner, foreign?.id ?? '')).toMatchObject({ status: 404 });
    expect((await owner.done('listAccounts', { search: 'Nobody' })).items).toEqual([]);
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

  test('P14 names of the platform, of others and of the deleted home are answered alike, and show nothing', async () => {
    const root = await createCaller(api, 'root');
    const theirs = await add(globex, { telephone: '13900000012', email: 'hidden@example.com' });
    for (let round = 0; round < 6; round += 1) {
      for (const username of ['root', theirs.username])
        await trySignIn(api.visitor(), { username, password: 'wrong one' });
    }
    const shapes = [];
    for (const username of ['ROOT', theirs.username]) {
      const { id, created_at: _at, ...shown } = await add(hr, { username, real_name: 'Guest' });
      const read = userOf(await owner.call('getAccount', { id }));
      expect(read).toMatchObject({ locked_until: null, must_change_password: false, is_home: false });
      for (const call of ['resetAccountSecret', 'unlockAccount'] as const) {
        expect(await owner.call(call, { id }), `${call} ${username}`).toMatchObject({
          code: 'account_of_another_workspace',
        });
      }
      expect(await hr.call('deleteAccount', { id }), 'the invitation is withdrawn').toMatchObject({ status: 200 });
      expect(shown.username).toBe(username.toLowerCase());
      shapes.push({ ...shown, username: '', name: '' });
    }
    expect(shapes[0]).toEqual(shapes[1]);
    const { id } = await add(hr, { username: 'root' });
    await root.done('declineInvitation', { ws_id: hr.wsId });
    expect(await hr.call('getAccount', { id })).toMatchObject({ status: 404 });
  });

  test('contradictions 68 a home that invites again those who left it manages them once they accept', async () => {
    const person = await add(hr);
    const { token } = await enter(api, hr, person);
    await globex.done('createAccount', { username: person.username, real_name: 'Guest' });
    await api.visitor().call('acceptInvitation', { ws_id: globex.wsId }, { token });
    await hr.done('deleteAccount', { id: person.id });
    await globex.done('deleteAccount', { id: person.id });
    await add(hr, { username: person.username });
    expect(await hr.call('resetAccountSecret', { id: person.id })).toMatchObject({
      code: 'account_of_another_workspace',
    });
  });

  test('P14 a workspace that invites many strangers is stopped, whatever name it tries next', async () => {
    const names = await Promise.all(Array.from({ length: 31 }, async () => (await add(hr)).username));
    const codes: (string | undefined)[] = [];
    for (const username of names) {
      codes.push((await globex.call('createAccount', { username, real_name: 'Guest' })).code);
    }
    expect(codes.at(-1)).toBe('too_many_requests');
    const fresh = await globex.call('createAccount', { username: newName(), real_name: 'New' });
    expect(fresh).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  });

  test('a member is not added twice', async () => {
    const again = { real_name: 'Somebody' };
    expect(await hr.call('createAccount', { ...again, username: 'owner' })).toMatchObject({
      status: 409,
      code: 'already_member',
    });
  });
});
