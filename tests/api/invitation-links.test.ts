import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { trySignIn } from './sign-in-as.ts';
import { outbox } from './sms.ts';

const day = 24 * 60 * 60 * 1000;
const password = 'Blue-lamp-42';

describeOnEachDatabase('links of invitations', (open) => {
  let api: Api;
  let owner: Caller;
  let made = 0;

  beforeAll(async () => {
    api = await startApi(await open());
    owner = await createCaller(api, 'owner');
    return () => api.close();
  });

  /** Adds a person, with an address when one is given. */
  async function add(email = '') {
    made += 1;
    const username = `invited.${made}`;
    const { id } = await owner.done('createAccount', { username, real_name: 'Ines', email });
    return { id, username };
  }

  const tokenOf = (link: string): string => new URL(link).searchParams.get('invitation') ?? '';

  test('ORG-11 P42 an invited person reads the workspace’s name, chooses a password once, and signs in', async () => {
    const { id, username } = await add('ines@example.com');
    const { link, sent_to } = await owner.done('createInvitationLink', { id });
    expect(sent_to).toBe('ines@example.com');
    const [mail] = (await outbox(api.visitor())).filter(({ recipient }) => recipient === sent_to);
    expect(mail?.body).toContain(link);
    const invitation = tokenOf(link);
    const visitor = api.visitor();
    expect(await visitor.call('showInvitationLink', { invitation })).toMatchObject({
      status: 200,
      data: { customer_name: 'Acme', username, real_name: 'Ines' },
    });
    expect(await visitor.call('joinByLink', { invitation, password: 'abcdefgh' })).toMatchObject({
      code: 'password_refused',
    });
    expect(await visitor.call('joinByLink', { invitation, password })).toMatchObject({ data: { username } });
    expect(await trySignIn(visitor, { username, password })).toMatchObject({ data: { outcome: 'token' } });
    expect(await visitor.call('joinByLink', { invitation, password: 'Green-lamp-43' })).toMatchObject({ status: 404 });
    expect(await visitor.call('showInvitationLink', { invitation })).toMatchObject({ status: 404 });
    const row = await lastLogOf(api, owner.wsId, 'joinByLink');
    expect(row).toMatchObject({ target: id, user_name: username });
    expect(await owner.call('createInvitationLink', { id })).toMatchObject({ status: 409, code: 'account_in_use' });
  });

  test('LANG-05 an invitation is in the language of who invites, else of the workspace, else of the platform', async () => {
    const set = (language: 'en-US' | null) =>
      api.database.platform((query) =>
        query.updateTable('workspaces').set({ language }).where('id', '=', owner.wsId).execute(),
      );
    const invited = async (language?: string) => {
      const email = `lena.${made}@example.com`;
      const { id } = await add(email);
      await owner.done('createInvitationLink', { id }, language ? { headers: { 'accept-language': language } } : {});
      const [mail] = (await outbox(api.visitor())).filter(({ recipient }) => recipient === email);
      const spoken = /invites you to/.test(mail?.body ?? '') ? 'en-US' : 'zh-CN';
      // The page that the link opens is in the same language.
      expect(mail?.body).toContain(`&lang=${spoken}`);
      return spoken;
    };
    expect(await invited()).toBe('zh-CN');
    expect(await invited('en-US')).toBe('en-US');
    await set('en-US');
    expect([await invited(), await invited('zh-CN')]).toEqual(['en-US', 'zh-CN']);
    await set(null);
  });

  test('ORG-11 an invitation from an application names it, and none of another workspace', async () => {
    const { id: org_id } = await owner.done('createUserOrganisation', { name: 'Borrowers' });
    const application = { application_type: 1 as const, application_name: 'Equipment loans', org_id };
    const { id: appId } = await owner.done('createApplication', application);
    const { id } = await add('lee@example.com');
    const headers = { 'accept-language': 'en-US' };
    await owner.done('createInvitationLink', { id, application_id: appId }, { headers });
    const [mail] = (await outbox(api.visitor())).filter(({ recipient }) => recipient === 'lee@example.com');
    expect(mail?.body).toContain('invites you to the application Equipment loans in Acme.');
    expect(await owner.call('createInvitationLink', { id, application_id: owner.wsId })).toMatchObject({ status: 404 });
  });

  test('ORG-11 AUTH-49 who has joined signs in once without the image code, in the browser that has chosen the password', async () => {
    const { id, username } = await add();
    const { link } = await owner.done('createInvitationLink', { id });
    const [joined, other] = [api.visitor(), api.visitor()];
    await joined.call('joinByLink', { invitation: tokenOf(link), password });
    const signIn = (visitor: typeof joined, form = {}) => visitor.call('createToken', { username, password, ...form });
    expect(await signIn(other)).toMatchObject({ code: 'captcha_required' });
    expect(await signIn(joined, { username: 'owner' })).toMatchObject({ code: 'captcha_required' });
    expect(await signIn(joined)).toMatchObject({ status: 200, data: { outcome: 'token', ws_id: owner.wsId } });
    expect(await signIn(joined)).toMatchObject({ code: 'captcha_required' });
  });

  test('a link is good for seven days, and a new one ends it', async () => {
    const { id } = await add();
    const first = await owner.done('createInvitationLink', { id });
    expect(first.sent_to).toBe('');
    const second = await owner.done('createInvitationLink', { id });
    const visitor = api.visitor();
    const show = (link: string) => visitor.call('showInvitationLink', { invitation: tokenOf(link) });
    expect(await show(first.link)).toMatchObject({ status: 404 });
    expect(await show(second.link)).toMatchObject({ status: 200 });
    api.advance(7 * day + 1_000);
    expect(await show(second.link)).toMatchObject({ status: 404 });
    api.advance(-7 * day - 1_000);
  });

  test('P2 P4 nobody makes a link for people of other workspaces, or for somebody above', async () => {
    expect(await owner.call('createInvitationLink', { id: idOf('globex') })).toMatchObject({ status: 404 });
    const hr = await createCaller(api, 'hr');
    const above = { username: 'invited.above', real_name: 'Above', roles: ['WORKSPACE_SUPER_ADMIN'] };
    const { data } = await owner.call('createAccount', above);
    // Safe: answers are validated against the contract.
    const { id } = data as { id: string };
    expect(await hr.call('createInvitationLink', { id })).toMatchObject({ code: 'role_above_own' });
  });

  test('P2 P11 a link ends with other roles, another address, a password and its maker', async () => {
    const visitor = api.visitor();
    const show = (link: string) => visitor.call('showInvitationLink', { invitation: tokenOf(link) });
    const { id } = await add('iris@example.com');
    const endings = [
      () => owner.done('updateAccount', { id, roles: ['WORKSPACE_APP_ADMIN'] }),
      () => owner.done('updateAccount', { id, email: 'iris.two@example.com' }),
      () => owner.done('resetAccountSecret', { id }),
    ];
    for (const end of endings) {
      const { link } = await owner.done('createInvitationLink', { id });
      await owner.done('updateAccount', { id, real_name: `Iris ${link.length}` });
      expect(await show(link)).toMatchObject({ status: 200 });
      await end();
      expect(await show(link)).toMatchObject({ status: 404 });
    }
    const hr = await createCaller(api, 'hr');
    const other = await add();
    const { link } = await hr.done('createInvitationLink', { id: other.id });
    expect(await show(link)).toMatchObject({ status: 200 });
    await owner.done('updateAccount', { id: hr.accountId, status: 40 });
    expect(await show(link)).toMatchObject({ status: 404 });
  });

  test('AUTH-25 P31 a link leads to the address of the workspace where such addresses are served, whatever host is named', async () => {
    const { id } = await add('host@example.com');
    // At the usual setting only the platform's address is served.
    expect(new URL((await owner.done('createInvitationLink', { id })).link).origin).toBe('http://localhost:4300');
    const { settings } = api.services;
    const before = { ...settings };
    Object.assign(settings, { subdomains: true, publicOrigin: 'https://pages.example.com' });
    try {
      const link = await owner.done('createInvitationLink', { id }, { headers: { host: 'evil.example' } });
      expect(new URL(link.link).origin).toBe('https://acme.pages.example.com');
      const mails = (await outbox(api.visitor())).filter(({ recipient }) => recipient === 'host@example.com');
      expect(mails.some(({ body }) => body.includes(link.link))).toBe(true);
    } finally {
      Object.assign(settings, before);
    }
  });

  test('P15 a person is mailed three links an hour, and the next one is only shown', async () => {
    const { id } = await add('often@example.com');
    const sent: string[] = [];
    for (let asked = 0; asked < 4; asked += 1) sent.push((await owner.done('createInvitationLink', { id })).sent_to);
    expect(sent).toEqual(['often@example.com', 'often@example.com', 'often@example.com', '']);
  });
});
