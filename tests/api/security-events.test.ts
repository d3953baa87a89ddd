import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, code, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { add, enter } from './people.ts';
import { trySignIn } from './sign-in-as.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

describeOnEachDatabase('what happened to an account', (open) => {
  let api: Api;
  let owner: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, globex] = await createCallers(api, 'owner', 'globex');
    return () => api.close();
  });

  test('P42 its person reads sign-ins with new devices, refusals, and what administrators did, and nobody else does', async () => {
    const person = await add(owner);
    const { username } = person;
    const { token, password } = await enter(api, owner, person);
    const events = async (of = token) => {
      const { data } = await api.visitor().call('listOwnSecurityEvents', {}, { token: of });
      // Safe: answers are validated against the contract.
      return data as { kind: string; is_new_device: boolean; browser: string; address: string }[];
    };
    expect((await events()).map(({ kind }) => kind)).toEqual(['passwordChanged', 'signIn', 'passwordReset']);
    expect((await events())[2]).toMatchObject({ address: '' });

    const browser = api.visitor();
    const headers = { 'user-agent': firefox };
    const signIn = async (given: string) => {
      await browser.call('getCaptcha');
      api.advance(1_000);
      return browser.call(
        'createToken',
        { username, password: given, verifyCode: code },
        { headers, ip: '198.51.100.9' },
      );
    };
    expect(await signIn(password)).toMatchObject({ status: 200 });
    expect((await events())[0]).toMatchObject({
      kind: 'signIn',
      is_new_device: true,
      browser: 'Firefox 128',
      system: 'Linux',
      address: '198.51.100.9',
    });
    expect(await signIn(password)).toMatchObject({ status: 200 });
    expect((await events())[0]).toMatchObject({ kind: 'signIn', is_new_device: false });
    await signIn('not the password');
    expect((await events())[0]).toMatchObject({ kind: 'signInRefused' });
    await owner.done('unlockAccount', { id: person.id });
    expect((await events())[0]).toMatchObject({ kind: 'unlocked', address: '' });
    expect(await globex.done('listOwnSecurityEvents')).not.toContainEqual(
      expect.objectContaining({ kind: 'unlocked' }),
    );
  });

  test('a person of several workspaces reads them in each, and a choice that was asked for is no sign-in', async () => {
    const before = (await (await createCaller(api, 'both', 'acme')).done('listOwnSecurityEvents')).length;
    expect((await trySignIn(api.visitor(), { username: 'both' })).data).toMatchObject({ outcome: 'workspaces' });
    const there = await createCaller(api, 'both', 'globex');
    expect(await there.done('listOwnSecurityEvents')).toHaveLength(before + 1);
  });
});
