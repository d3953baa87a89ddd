import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { add, enter, userOf, usersOf } from './people.ts';
import { trySignIn } from './sign-in-as.ts';

describeOnEachDatabase('changing people of a workspace', (open) => {
  let api: Api;
  let owner: Caller;
  let admin: Caller;
  let hr: Caller;
  let root: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, admin, hr, root, globex] = await createCallers(api, 'owner', 'admin', 'hr', 'root', 'globex');
    return () => api.close();
  });

  test('what is not sent stays; the version counts and a stale one is refused with both values', async () => {
    const user = await add(hr, { introduction: 'New here.' });
    const changed = userOf(
      await hr.call('updateAccount', { id: user.id, real_name: 'Anna Li' }, { version: user.version }),
    );
    expect(changed).toEqual({ ...user, real_name: 'Anna Li', version: user.version + 1 });
    expect(await hr.call('updateAccount', { id: user.id, real_name: 'Late' }, { version: user.version })).toMatchObject(
      {
        status: 409,
        code: 'version_conflict',
        data: { detail: { version: changed.version, stored: { real_name: 'Anna Li' }, sent: { real_name: 'Late' } } },
      },
    );
    expect(userOf(await hr.call('updateAccount', { id: user.id, real_name: 'Anna Li' }))).toEqual(changed);
    expect(await lastLogOf(api, hr.wsId, 'updateAccount')).toMatchObject({
      before: { real_name: 'Somebody' },
      after: { real_name: 'Anna Li' },
    });
  });

  test('P4 nobody changes, disables, deletes or resets a person who stands above them', async () => {
    const above = (by: Caller, id: string) => [
      by.call('updateAccount', { id, real_name: 'Mine' }),
      by.call('updateAccount', { id, status: 40 }),
      by.call('deleteAccount', { id }),
      by.call('batchDeleteAccounts', { ids: [id] }),
      by.call('resetAccountSecret', { id }),
      by.call('disableThirdPartyLogin', { id }),
    ];
    const tries = [...above(hr, idOf('owner')), ...above(hr, idOf('builder')), ...above(admin, idOf('owner'))];
    for (const answer of await Promise.all(tries)) {
      expect(answer).toMatchObject({ status: 403, code: 'role_above_own' });
    }
    expect(userOf(await owner.call('getAccount', { id: idOf('owner') }))).toMatchObject({ status: 20 });
  });

  test('P11 a new role holds on the next request, and a disabled person is refused there', async () => {
    const user = await add(hr);
    const { token } = await enter(api, hr, user);
    const list = () => api.visitor().call('listAccounts', {}, { token });
    expect(await list()).toMatchObject({ status: 403 });
    await owner.call('updateAccount', { id: user.id, roles: ['WORKSPACE_ADMIN'] });
    expect(await list()).toMatchObject({ status: 200 });
    await owner.call('updateAccount', { id: user.id, status: 40 });
    expect(await list()).toMatchObject({ status: 401, code: 'access_token_is_invalid' });
    await owner.call('updateAccount', { id: user.id, status: 20 });
    // A session that was ended does not come back.
    expect(await list()).toMatchObject({ status: 401 });
  });

  test('own roles and status stay, and so does the last super administrator', async () => {
    expect(await owner.call('updateAccount', { id: owner.accountId, status: 40 })).toMatchObject({
      code: 'own_account',
    });
    expect(await owner.call('updateAccount', { id: owner.accountId, roles: ['WORKSPACE_USER'] })).toMatchObject({
      code: 'own_account',
    });
    expect(await globex.call('deleteAccount', { id: globex.accountId })).toMatchObject({ code: 'own_account' });
    expect(await root.call('deleteAccount', { id: globex.accountId })).toMatchObject({
      status: 409,
      code: 'last_super_admin',
    });
  });

  test('two super administrators who take the role from each other leave one', async () => {
    const [one, other] = [
      await add(owner, { roles: ['WORKSPACE_SUPER_ADMIN'] }),
      await add(owner, { roles: ['WORKSPACE_SUPER_ADMIN'] }),
    ];
    const tokens = [(await enter(api, owner, one)).token, (await enter(api, owner, other)).token];
    // All others of the workspace lose it first.
    const others = usersOf(await owner.call('listAccounts', { role: 'WORKSPACE_SUPER_ADMIN', size: 100 }));
    for (const { id } of others.filter(({ id }) => ![one.id, other.id].includes(id))) {
      await api.visitor().call('updateAccount', { id, roles: ['WORKSPACE_USER'] }, { token: tokens[0] });
    }
    const answers = await Promise.all([
      api.visitor().call('updateAccount', { id: other.id, roles: ['WORKSPACE_USER'] }, { token: tokens[0] }),
      api.visitor().call('deleteAccount', { id: one.id }, { token: tokens[1] }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = [tokens[0], tokens[1]].find((_, at) => answers[at]?.status === 200);
    await api
      .visitor()
      .call('updateAccount', { id: owner.accountId, roles: ['WORKSPACE_SUPER_ADMIN'] }, { token: left });
  });

  test('contradictions 68 only the home workspace changes the account itself', async () => {
    const id = idOf('both');
    expect(await globex.call('updateAccount', { id, real_name: 'Bo at Globex' })).toMatchObject({ status: 200 });
    for (const sent of [{ telephone: '13900000009' }, { email: 'x@example.com' }, { introduction: 'Hi' }]) {
      expect(await globex.call('updateAccount', { id, ...sent })).toMatchObject({
        code: 'account_of_another_workspace',
      });
    }
    expect(await globex.call('resetAccountSecret', { id })).toMatchObject({ code: 'account_of_another_workspace' });
    expect(await globex.call('unlockAccount', { id })).toMatchObject({ code: 'account_of_another_workspace' });
    expect(userOf(await owner.call('getAccount', { id })).real_name).toBe('Bo Lindqvist');
    const { id: own } = await add(owner);
    expect(await owner.call('updateAccount', { id: own, email: 'own@example.com' })).toMatchObject({ status: 200 });
    for (const sent of [{ telephone: '13900000009' }, { email: 'x@example.com' }]) {
      const answer = await owner.call('updateAccount', { id: owner.accountId, ...sent });
      expect(answer, 'codes for a forgotten password go there').toMatchObject({ code: 'own_account' });
    }
  });

  test('contradictions 68 an account with a membership elsewhere is reset by its person and the platform alone', async () => {
    const person = await add(owner);
    const { token, password } = await enter(api, owner, person);
    const { id, username } = person;
    await globex.call('createAccount', { username, real_name: 'Guest', roles: ['WORKSPACE_SUPER_ADMIN'] });
    expect(userOf(await owner.call('getAccount', { id })), 'an invitation alone changes nothing').toMatchObject({
      is_home: true,
    });
    await api.visitor().call('acceptInvitation', { ws_id: globex.wsId }, { token });
    expect(userOf(await owner.call('getAccount', { id }))).toMatchObject({ is_home: false });
    const refused = { status: 403, code: 'account_of_another_workspace' };
    expect(await owner.call('resetAccountSecret', { id })).toMatchObject(refused);
    expect(await owner.call('unlockAccount', { id })).toMatchObject(refused);
    expect(await owner.call('updateAccount', { id, telephone: '13900000011' })).toMatchObject(refused);
    expect(await owner.call('updateAccount', { id, real_name: 'Of Acme' })).toMatchObject({ status: 200 });
    expect(await owner.call('deleteAccount', { id })).toMatchObject({ status: 200 });
    const entered = await trySignIn(api.visitor(), { username, password });
    expect(entered.data, 'the home has ended its own membership only').toMatchObject({ ws_id: globex.wsId });
    expect(await root.call('resetAccountSecret', { id })).toMatchObject({ status: 200 });
  });

  test('ORG-12 third-party sign-in is switched for one person', async () => {
    const { id } = await add(hr);
    await hr.call('disableThirdPartyLogin', { id });
    expect(userOf(await hr.call('getAccount', { id })).third_party_login_enabled).toBe(false);
    await hr.call('enableThirdPartyLogin', { id });
    expect(userOf(await hr.call('getAccount', { id })).third_party_login_enabled).toBe(true);
  });
});
