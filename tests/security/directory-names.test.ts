import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '#openapi';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { add } from '#tests/api/people.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { base, type LdapServer, reader, startLdapServer } from '#tests/peers/ldap-server.ts';

const password = 'Blue-lamp-42';
/** Names of others that a workspace may learn of within an hour (decision 146), by its directory as by invitations. */
const mostTaken = 30;
const taken = Array.from({ length: mostTaken }, (_, at) => `taken.${at}`);
const free = ['free.first', 'free.later'];

describeOnEachDatabase('a directory that an administrator of a workspace made up', (open) => {
  let api: Api;
  let ldap: LdapServer;
  let owner: Caller;
  beforeAll(async () => {
    ldap = await startLdapServer([...taken, ...free].map((uid) => ({ uid, password })));
    api = await startApi(await open(), { EGRESS_ALLOW: '127.0.0.1' });
    const [globex, one] = await createCallers(api, 'globex', 'owner');
    owner = one;
    for (const username of taken) await add(globex, { username });
    const value = {
      setting: 'directory' as const,
      enabled: true,
      create_accounts: true,
      url: `ldap://127.0.0.1:${ldap.port}`,
      start_tls: false,
      base_dn: base,
      bind_dn: reader.dn,
      bind_password: reader.password,
    };
    await owner.done('saveWorkspaceSetting', { key: 'directory', value });
    return async () => {
      await api.close();
      await ldap.close();
    };
  });

  /** A first sign-in. @returns the name of the account that it made */
  async function nameFor(account: string): Promise<string> {
    const args = { loginType: 'ldap', account, password, wsId: owner.wsId };
    const { data, status } = await api.visitor().call('loginUser', args);
    expect([account, status]).toEqual([account, 200]);
    const { accessToken: token } = data as { accessToken: string };
    const shown = await api.visitor().call('showCurrentUser', {}, { token });
    // Safe: answers are validated against the contract.
    return (shown.data as Answer<'showCurrentUser'>).username;
  }
  const ofDirectory = /^ld-[0-9a-f]{10}$/;

  test('P14 it says of thirty names an hour that others have them, and then gives every newcomer a name of its own', async () => {
    expect(await nameFor('free.first')).toBe('free.first');
    for (const name of taken) expect(await nameFor(name)).toMatch(ofDirectory);
    expect(await nameFor('free.later')).toMatch(ofDirectory);
  });

  test('P14 an hour later names are given again', async () => {
    api.advance(60 * 60 * 1000 + 1000);
    // The account is there: only a newcomer is named.
    expect(await nameFor('free.later')).toMatch(ofDirectory);
    expect(await nameFor('free.first')).toBe('free.first');
  });
});
