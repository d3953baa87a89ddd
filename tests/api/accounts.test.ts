import { beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { lastLogOf } from './log-rows.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { add, enter, newName, userOf, usersOf } from './people.ts';
import { signInAs, trySignIn } from './sign-in-as.ts';
import type { Answered } from './visitor.ts';

describeOnEachDatabase('people of a workspace', (open) => {
  let api: Api;
  let owner: Caller;
  let admin: Caller;
  let hr: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, admin, hr, globex] = await createCallers(api, 'owner', 'admin', 'hr', 'globex');
    return () => api.close();
  });

  test("ORG-11 ORG-16 the list shows the workspace's people by name, and one is read alone", async () => {
    const people = usersOf(await hr.call('listAccounts'));
    expect(people.map(({ username }) => username)).toEqual(
      expect.arrayContaining(['owner', 'admin', 'builder', 'hr', 'user', 'both']),
    );
    expect(people.map(({ username }) => username)).not.toContain('globex');
    expect(people.every(({ ws_id }) => ws_id === hr.wsId)).toBe(true);
    const [first] = people;
    expect(userOf(await hr.call('getAccount', { id: first?.id }))).toEqual(first);
  });

  test('ORG-11 type=all answers everybody on one page, and the filters narrow', async () => {
    const all = await owner.call('listAccounts', { type: 'all', size: 1 });
    expect(all.data).toMatchObject({ page: 1, total: usersOf(all).length });
    expect(usersOf(all).length).toBeGreaterThan(8);
    const names = async (args: Record<string, unknown>): Promise<string[]> =>
      usersOf(await owner.call('listAccounts', args)).map(({ username }) => username);
    expect(await names({ role: 'WORKSPACE_ACCOUNT_ADMIN' })).toEqual(['hr']);
    expect(await names({ search: 'UILD' })).toEqual(['builder']);
    expect(await names({ search: '李' })).toEqual(['hr']);
    expect(await names({ department_id: seedId('department acme IT') })).toEqual(['builder', 'admin']);
    expect(await names({ status: 10 })).toEqual([]);
  });

  test('P2 a person of another workspace is answered exactly like an unknown one', async () => {
    const [foreign, unknown] = await Promise.all(
      [idOf('globex'), 'nobody'].map((id) => owner.call('getAccount', { id })),
    );
    expect(foreign).toMatchObject({ status: 404, code: 'not_found' });
    expect(foreign?.data).toEqual(unknown?.data);
    for (const id of ['updateAccount', 'deleteAccount', 'resetAccountSecret', 'unlockAccount'] as const) {
      const args = { id: idOf('globex'), ...(id === 'updateAccount' ? { real_name: 'Mine' } : {}) };
      expect(await owner.call(id, args), id).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  test('ROLE-02 a new account without roles reads back [WORKSPACE_USER], and is at home here', async () => {
    const user = await add(hr, { email: 'x@example.com', telephone: '13900000001' });
    expect(user).toMatchObject({ roles: ['WORKSPACE_USER'], status: 20, is_home: true, telephone: '13900000001' });
    expect(userOf(await owner.call('getAccount', { id: user.id }))).toEqual(user);
    expect(await lastLogOf(api, hr.wsId, 'createAccount')).toMatchObject({
      user_name: 'hr',
      target: user.id,
      after: { username: user.username, roles: ['WORKSPACE_USER'] },
      detail: { outcome: 'created' },
    });
  });

  test('ORG-17 without a password nobody can sign in until one is given', async () => {
    const user = await add(hr);
    const refused = await trySignIn(api.visitor(), { username: user.username, password: 'Blue-lamp-42' });
    expect(refused).toMatchObject({ code: 'invalid_credentials' });
    await enter(api, hr, user);
    expect(await trySignIn(api.visitor(), { username: user.username, password: 'Blue-lamp-42' })).toMatchObject({
      status: 200,
      data: { roles: ['WORKSPACE_USER'] },
    });
  });

  test('ORG-11 P2 an account says whether it has ever signed in, to the workspace that manages it alone', async () => {
    const user = await add(hr);
    expect(user.has_signed_in).toBe(false);
    const listed = async (by: Caller) =>
      usersOf(await by.call('listAccounts', { search: user.username })).find(({ id }) => id === user.id);
    expect((await listed(hr))?.has_signed_in).toBe(false);
    const { token } = await enter(api, hr, user);
    expect((await listed(hr))?.has_signed_in).toBe(true);
    await add(globex, { username: user.username });
    expect(await listed(globex)).toMatchObject({ status: 10 });
    expect(await listed(globex)).not.toHaveProperty('has_signed_in');
    const own = api.visitor();
    expect((await own.call('acceptInvitation', { ws_id: globex.wsId }, { token })).status).toBeLessThan(400);
    expect(await listed(globex)).toMatchObject({ is_home: false });
    expect(await listed(globex)).not.toHaveProperty('has_signed_in');
  });

  test('ORG-17 a password that an administrator chose has to be changed, and follows the pattern', async () => {
    const username = newName();
    const args = { username, real_name: 'Somebody' };
    expect(await hr.call('createAccount', { ...args, password: 'weaklings' })).toMatchObject({
      status: 422,
      code: 'password_refused',
    });
    await hr.call('createAccount', { ...args, password: 'Given-lamp-42' });
    const { data } = await trySignIn(api.visitor(), { username, password: 'Given-lamp-42' });
    expect(data).toMatchObject({ outcome: 'token', must_change_password: true });
    expect(JSON.stringify(await lastLogOf(api, hr.wsId, 'createAccount'))).not.toContain('Given-lamp');
  });

  test('P4 nobody gives a role above their own', async () => {
    const tries: [Caller, string, boolean][] = [
      [hr, 'WORKSPACE_SUPER_ADMIN', false],
      [hr, 'WORKSPACE_ADMIN', false],
      [hr, 'WORKSPACE_APP_ADMIN', false],
      [hr, 'WORKSPACE_ACCOUNT_ADMIN', true],
      [admin, 'WORKSPACE_SUPER_ADMIN', false],
      [admin, 'WORKSPACE_ADMIN', true],
      [owner, 'WORKSPACE_SUPER_ADMIN', true],
    ];
    for (const [by, role, isAllowed] of tries) {
      const args = { username: newName(), real_name: 'Somebody', roles: [role] };
      expect(await by.call('createAccount', args), role).toMatchObject(
        isAllowed ? { status: 200 } : { status: 403, code: 'role_above_own' },
      );
    }
  });

  test('P4 a system role is never made by a workspace', async () => {
    const args = { username: newName(), real_name: 'Somebody', roles: ['SYSTEM_ADMIN'] };
    expect(await owner.call('createAccount', args)).toMatchObject({ status: 422, code: 'invalid_request' });
  });

  test('VAL-04 LIM-05 a username has 3 to 60 characters and no spaces', async () => {
    for (const username of ['ab', 'x'.repeat(61), 'two words', '', 'a/b']) {
      const answer = await hr.call('createAccount', { username, real_name: 'Somebody' });
      expect(answer, username).toMatchObject({ status: 422, code: 'invalid_request' });
    }
    for (const username of [`${newName()}-a`, `陈晓-${newName()}`, `x${'y'.repeat(59)}`]) {
      expect(await hr.call('createAccount', { username, real_name: 'Somebody' })).toMatchObject({ status: 200 });
    }
  });

  test('VAL-08 VAL-09 a telephone has to be a mobile number of its prefix', async () => {
    const withNumber = (telephone: string, country_code?: string) =>
      hr.call('createAccount', { username: newName(), real_name: 'Somebody', telephone, country_code });
    for (const telephone of ['12800000000', '1380000000', '138000000000']) {
      expect(await withNumber(telephone)).toMatchObject({ status: 422, code: 'telephone_refused' });
    }
    expect(await withNumber('7911123456', '+44')).toMatchObject({ status: 200 });
    expect(await withNumber('2079460958', '+44')).toMatchObject({ status: 422, code: 'telephone_refused' });
    expect(await withNumber('138-0000')).toMatchObject({ status: 422, code: 'invalid_request' });
  });

  test('of many who add one name at once exactly one makes the account', async () => {
    const username = newName();
    const by = [owner, admin, hr, globex];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => by[at % 4]?.call('createAccount', { username, real_name: 'Somebody' })),
    );
    const made = answers.filter((answer) => answer?.status === 200).map((answer) => userOf(answer as Answered));
    expect(made.filter(({ is_home }) => is_home)).toHaveLength(1);
    expect(made.filter(({ status }) => status === 10).length).toBeLessThanOrEqual(1);
    expect(answers.filter((answer) => answer?.status !== 200).map((answer) => answer?.code)).toEqual(
      Array(20 - made.length).fill('already_member'),
    );
  });

  test('ROLE-31 people without the role reach none of the calls', async () => {
    const { accessToken: token } = await signInAs(api.visitor(), 'builder');
    const calls = [
      'listAccounts',
      'getAccount',
      'createAccount',
      'updateAccount',
      'deleteAccount',
      'resetAccountSecret',
    ] as const;
    for (const id of calls) {
      const answer = await api.visitor().call(id, { id: idOf('user') }, { token });
      expect(answer, id).toMatchObject({ status: 403, code: 'not_allowed' });
    }
  });
});
