import { beforeAll, beforeEach, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import type { Answer } from '#openapi';
import { writeQueuedInvitation } from '#server/domains/identity/index.ts';
import { runDeliveries } from '#server/domains/notifications/index.ts';
import { countMessage } from '#server/kernel/delivery/daily-caps.ts';
import type { OutgoingMessage } from '#server/kernel/delivery/outgoing-message.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { trySignIn } from './sign-in-as.ts';
import { uploadFile } from './upload-file.ts';

const english = { headers: { 'accept-language': 'en-US' } };
const password = 'Blue-lamp-42';

describeOnEachDatabase('invitations of people from a sheet', (opening) => {
  let api: Api;
  let hr: Caller;
  let owner: Caller;
  let globex: Caller;
  let root: Caller;
  const sent: OutgoingMessage[] = [];
  beforeAll(async () => {
    api = await startApi(await opening(), { SUBDOMAINS: 'on', PUBLIC_ORIGIN: 'https://pages.example.com' });
    [hr, owner, globex, root] = await createCallers(api, 'hr', 'owner', 'globex', 'root');
    return () => api.close();
  });
  beforeEach(async () => {
    sent.splice(0);
    await api.database.identity((query) =>
      query.deleteFrom('rate_limits').where('key', 'like', 'invitation-%').execute(),
    );
  });

  type Row = [username: string, email?: string, telephone?: string];
  const send = async (rows: Row[], more: Record<string, unknown> = {}): Promise<Answer<'importAccounts'>> => {
    const heads = ['Account', 'Name', 'Email', 'Telephone'];
    const lines = rows.map(([username, email = '', telephone = '']) => [username, 'Ines', email, telephone]);
    const cells = [heads, ...lines].map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
    const file_id = await uploadFile(api, hr, await writeWorkbook(cells, {}).toBuffer(), 'people.xlsx');
    return hr.done('importAccounts', { file_id, send_invitations: true, ...more }, english);
  };
  /** What a running server does every two seconds. */
  const deliver = () =>
    runDeliveries(api.database, {
      now: api.now,
      messages: { ...api.services.messages, send: async (message) => void sent.push(message) },
      settings: api.services.settings,
      invitationOf: (invitation) =>
        writeQueuedInvitation(api.database, invitation, { settings: api.services.settings, now: api.now() }),
      report(error) {
        throw error;
      },
    });
  const tokenIn = (text = ''): string => /invitation=([\w-]+)/.exec(text)?.[1] ?? '';
  const accountOf = async (username: string) =>
    (await hr.done('listAccounts', { search: username })).items.find((one) => one.username === username)?.id ?? '';

  test('ORG-15 AUTH-25 P42 the queue sends a link by mail, or otherwise by SMS, and the answer says who gets none', async () => {
    await globex.done('createAccount', { username: 'there.already', real_name: 'There' });
    const rows: Row[] = [
      ['by.mail', 'by.mail@example.com', '13911112222'],
      ['by.sms', '', '13911113333'],
      ['by.nothing'],
      ['there.already', 'there@example.com'],
    ];
    const nothing = { mail: true, sms: true, queued: 0, unsent: [] };
    expect((await send(rows, { dry_run: true })).invitations).toEqual({ ...nothing, reachable: 3 });
    const answer = await send(rows);
    expect(answer).toMatchObject({ created: 3, invited: 1, invitations: { reachable: 3, queued: 2 } });
    expect(answer.invitations.unsent).toEqual([
      { reason: 'no_address', count: 1 },
      { reason: 'other_workspace', count: 1 },
    ]);
    expect(await lastLogOf(api, hr.wsId, 'createInvitationLink')).toMatchObject({ target: await accountOf('by.sms') });
    expect(sent, 'nothing is sent by the import itself').toEqual([]);

    await deliver();
    await deliver();
    expect(sent).toHaveLength(2);
    const mail = sent.find(({ channel }) => channel === 'mail');
    const sms = sent.find(({ channel }) => channel === 'sms');
    expect(mail).toMatchObject({ to: 'by.mail@example.com', subject: 'You are invited to Acme', wsId: hr.wsId });
    expect(sms).toMatchObject({ to: '+8613911113333', wsId: hr.wsId });
    for (const { text } of sent) expect(text).toContain('https://acme.pages.example.com/join?invitation=pwi_');
    const visitor = api.visitor();
    for (const [username, message] of [
      ['by.mail', mail],
      ['by.sms', sms],
    ] as const) {
      await visitor.call('joinByLink', { invitation: tokenIn(message?.text), password });
      expect(await trySignIn(visitor, { username, password })).toMatchObject({ data: { outcome: 'token' } });
    }
  });

  test('ORG-15 without the choice nothing waits', async () => {
    const answer = await send([['not.asked', 'not.asked@example.com']], { send_invitations: false });
    expect(answer.invitations).toEqual({ mail: true, sms: true, reachable: 1, queued: 0, unsent: [] });
    await deliver();
    expect(sent).toEqual([]);
  });

  test('P2 P4 P11 a waiting invitation ends with other roles, another address or number, a password, a link by hand and its maker’s rights', async () => {
    const endings: Record<string, (id: string) => Promise<unknown>> = {
      roles: (id) => owner.done('updateAccount', { id, roles: ['WORKSPACE_SUPER_ADMIN'] }),
      address: (id) => owner.done('updateAccount', { id, email: 'other@example.com' }),
      number: (id) => owner.done('updateAccount', { id, telephone: '13911114444' }),
      password: (id) => owner.done('resetAccountSecret', { id }),
      link: (id) => owner.done('createInvitationLink', { id }),
      disabled: (id) => owner.done('updateAccount', { id, status: 40 }),
    };
    const names = Object.keys(endings).map((name) => `ends.${name}`);
    await send([...names.map((name): Row => [name, `${name}@example.com`]), ['ends.not', 'ends.not@example.com']]);
    for (const [name, end] of Object.entries(endings)) await end(await accountOf(`ends.${name}`));
    await deliver();
    expect(sent.map(({ to }) => to)).toEqual(['ends.not@example.com']);

    await send([['maker.lost', 'maker.lost@example.com']]);
    await owner.done('updateAccount', { id: hr.accountId, roles: ['WORKSPACE_USER'] });
    sent.splice(0);
    await deliver();
    expect(sent).toEqual([]);
    await owner.done('updateAccount', { id: hr.accountId, roles: ['WORKSPACE_ACCOUNT_ADMIN'] });
  });

  test('P4 a role that is given while the invitation is being sent stops it', async () => {
    await send([['promoted.row', 'promoted@example.com']]);
    const id = await accountOf('promoted.row');
    // As when the change is committed between the claim of the message and its link.
    await api.database.identity((query) =>
      query
        .updateTable('memberships')
        .set({ roles: ['WORKSPACE_ADMIN'] })
        .where('account_id', '=', id)
        .execute(),
    );
    await deliver();
    expect(sent).toEqual([]);
  });

  test('P15 a workspace sends a hundred an hour, and no more than is left of the day by the platform’s gateways', async () => {
    const { limiter, messages } = api.services;
    for (let taken = 0; taken < 99; taken += 1) {
      await limiter.take({ key: `invitation-mails:${hr.wsId}`, limit: 100, seconds: 3600 });
    }
    const rows = (name: string): Row[] => [1, 2].map((at) => [`${name}.${at}`, `${name}.${at}@example.com`]);
    const beyond = { queued: 1, unsent: [{ reason: 'too_many', count: 1 }] };
    expect((await send(rows('hour'))).invitations).toMatchObject(beyond);

    await api.database.identity((query) =>
      query.deleteFrom('rate_limits').where('key', 'like', 'invitation-%').execute(),
    );
    const { left } = await messages.ways(hr.wsId ?? '');
    const caps = { toAddress: 10, ofWorkspace: left };
    await countMessage(limiter, caps, { channel: 'mail', to: 'counted@example.com', text: 'x', wsId: hr.wsId });
    expect((await messages.ways(hr.wsId ?? '')).left).toBe(left - 1);
    api.services.messages = { ...messages, ways: async () => ({ mail: 'platform', sms: undefined, left: 1 }) };
    expect((await send(rows('day'))).invitations).toMatchObject(beyond);
    api.services.messages = { ...messages, ways: async () => ({ mail: 'own', sms: undefined, left: 0 }) };
    expect((await send(rows('own'))).invitations).toMatchObject({ queued: 2, unsent: [] });
    api.services.messages = messages;
  });

  test('P42 no API key has links sent, whatever its scopes', async () => {
    await root.done('enableCustomerApi', { id: hr.wsId ?? '' });
    const { secret } = await owner.done('createApiKey', { name: 'Import', scopes: ['account:write'] });
    const call = (send_invitations: boolean) =>
      api.visitor().call('importAccounts', { file_id: 'unknown', send_invitations }, { token: secret });
    expect(await call(true)).toMatchObject({ status: 403, code: 'api_key_scope' });
    expect(await call(false)).toMatchObject({ status: 404 });
  });

  test('ORG-15 where no gateway is set up the trial says so, and the import sends none', async () => {
    const { messages } = api.services;
    api.services.messages = { ...messages, ways: async () => ({ mail: undefined, sms: undefined, left: 5 }) };
    const rows: Row[] = [['no.gateway', 'no.gateway@example.com', '13911115555'], ['no.gateway.at.all']];
    const none = { mail: false, sms: false, reachable: 0, queued: 0 };
    expect((await send(rows, { dry_run: true })).invitations).toEqual({ ...none, unsent: [] });
    const unsent = ['no_gateway', 'no_address'].map((reason) => ({ reason, count: 1 }));
    expect((await send(rows)).invitations).toEqual({ ...none, unsent });
    api.services.messages = messages;
  });
});
