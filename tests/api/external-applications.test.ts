import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';

describeOnEachDatabase('external applications', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let globex: Caller;
  let group: string;
  beforeAll(async () => {
    api = await startApi(await open());
    const callers = await createCallers(api, 'owner', 'appuser', 'globex', 'root');
    [owner, appuser, globex] = callers;
    await callers[3].done('enableCustomerApi', { id: owner.wsId });
    group = (await owner.done('createUserOrganisation', { name: 'Guests' })).id;
    return () => api.close();
  });

  const withTicket: Schemas['ApplicationExternal'] = {
    application_link: 'https://tools.example/start?lang=en#top',
    isNeedUserAuthToken: true,
    authTokenParamName: 'who',
    newWindowOpen: true,
  };
  const make = (externalApp: Schemas['ApplicationExternal'] = withTicket, name = 'Tools') =>
    owner.done('createApplication', {
      application_type: 2,
      application_name: name,
      org_id: group,
      extend_info: { externalApp },
      application_authorizations: [{ subject_type: 'user', subject_id: idOf('appuser'), role: 'APP_USER' }],
    });
  const ticketOf = async (by: Caller, id: string): Promise<string> =>
    new URL((await by.done('openExternalApplication', { application_id: id })).url).searchParams.get('who') ?? '';
  const exchange = (by: Caller, application_id: string, ticket: string) =>
    by.call('exchangeExternalTicket', { application_id, ticket });

  test('APP-20 an external application opens its link, and carries a ticket under its own name where it asks who that is', async () => {
    const { id } = await make();
    const opened = await appuser.done('openExternalApplication', { application_id: id });
    expect(opened.new_window).toBe(true);
    expect(opened.url).toMatch(/^https:\/\/tools\.example\/start\?lang=en&who=pwx_[\w-]{43}#top$/);
    const plain = { application_link: 'https://tools.example/start', isNeedUserAuthToken: false as const };
    const { id: without } = await make(plain, 'Plain');
    expect(await appuser.done('openExternalApplication', { application_id: without })).toEqual({
      url: 'https://tools.example/start',
      new_window: false,
      expires_at: null,
    });
  });

  test('APP-21 the server of the other side learns who opened it, once', async () => {
    const { id } = await make();
    const ticket = await ticketOf(appuser, id);
    expect(await exchange(owner, id, ticket)).toMatchObject({
      status: 200,
      data: { user_id: appuser.accountId, username: 'appuser', application_id: id, appRoles: ['APP_USER'] },
    });
    const made = await owner.done('createApiKey', { name: 'Tools', scopes: ['application:write'] });
    const byKey = { application_id: id, ticket: await ticketOf(appuser, id) };
    const answered = await api.visitor().call('exchangeExternalTicket', byKey, { token: made.secret });
    expect(answered, 'by an API key').toMatchObject({ status: 200, data: { user_id: appuser.accountId } });
    expect(await exchange(owner, id, ticket), 'twice').toMatchObject({ status: 404 });
    expect(await lastLogOf(api, owner.wsId, 'exchangeExternalTicket')).toMatchObject({ result: 'failed' });
  });

  test('APP-21 a ticket is for one application, one minute, and a living session', async () => {
    const [{ id }, { id: other }] = [await make(), await make(withTicket, 'Other')];
    const first = await ticketOf(appuser, id);
    expect(await exchange(owner, other, first), 'another application').toMatchObject({ status: 404 });
    expect(await exchange(owner, id, first), 'the try has used it up').toMatchObject({ status: 404 });
    const replaced = await ticketOf(appuser, id);
    await ticketOf(appuser, id);
    expect(await exchange(owner, id, replaced), 'only the last one is left').toMatchObject({ status: 404 });
    const overdue = await ticketOf(appuser, id);
    api.advance(61_000);
    expect(await exchange(owner, id, overdue), 'after a minute').toMatchObject({ status: 404 });
    const [again] = await createCallers(api, 'appuser');
    const ended = await ticketOf(again, id);
    await again.done('logout');
    expect(await exchange(owner, id, ended), 'after the session').toMatchObject({ status: 404 });
    const elsewhere = await ticketOf(appuser, id);
    expect(await exchange(globex, id, elsewhere), 'another workspace').toMatchObject({ status: 403 });
    expect(await exchange(appuser, id, elsewhere), 'a person').toMatchObject({ status: 403 });
    expect(await exchange(owner, id, elsewhere)).toMatchObject({ status: 200 });
  });

  test('APP-21 a ticket is refused by every other call: as a token of a session, and as a ticket that opens one', async () => {
    const { id } = await make();
    const ticket = await ticketOf(appuser, id);
    expect(await api.visitor().call('showCurrentUser', {}, { token: ticket })).toMatchObject({ status: 401 });
    const asSession = await api.visitor().call('createTokenByUserId', { user_id: appuser.accountId, ticket });
    expect(asSession.status).toBeGreaterThanOrEqual(400);
    expect(await exchange(owner, id, ticket), 'and was not used up by that').toMatchObject({ status: 200 });
  });

  test('APP-16 an application is one of the product or an external one, and nothing else', async () => {
    const answer = await owner.call('createApplication', { application_type: 3, application_name: 'X', org_id: group });
    expect(answer).toMatchObject({ status: 422, code: 'invalid_request' });
    const { id } = await make();
    expect(await owner.call('updateApplication', { id, application_type: 1 })).toMatchObject({ status: 422 });
    const own = await owner.done('createApplication', { application_type: 1, application_name: 'Own', org_id: group });
    expect(await owner.call('openExternalApplication', { application_id: own.id })).toMatchObject({ status: 404 });
  });

  test('APP-22 the events that an external page may send are kept as configuration', async () => {
    const eventsDetail: Schemas['ApplicationExternalEvents'] = [
      { event: 'done', action: 'navigate', to: '/workbench/home' },
      { event: 'hello', action: 'message', text: 'Hello' },
      { event: 'changed', action: 'refresh' },
      { event: 'bye', action: 'close' },
    ];
    const { id } = await make({ ...withTicket, eventsDetail });
    expect(await owner.done('showApplication', { id })).toMatchObject({
      extend_info: { externalApp: { eventsDetail } },
    });
    const wrong = [{ event: 'done', action: 'navigate', to: '//evil.example' }];
    const extend_info = { externalApp: { ...withTicket, eventsDetail: wrong } };
    expect(await owner.call('updateApplication', { id, extend_info })).toMatchObject({ status: 422 });
  });

  test('APP-27 how far the guide was read is remembered, and shows in what opens the application', async () => {
    const { id } = await owner.done('createApplication', {
      application_type: 1,
      application_name: 'Guided',
      org_id: group,
      application_authorizations: [{ subject_type: 'user', subject_id: idOf('appuser'), role: 'APP_USER' }],
    });
    await owner.done('cacheApplicationGuide', { application_id: id, plugin_guide_cache: { 'site-map': true } });
    await owner.done('cacheApplicationGuide', { application_id: id, plugin_guide_status: 1 });
    const guide = { plugin_guide_status: 1, plugin_guide_cache: { 'site-map': true }, plugin_info: [] };
    expect((await owner.done('getAppInfo', { id })).extend_info).toEqual(guide);
    const refused = await appuser.call('cacheApplicationGuide', { application_id: id, plugin_guide_status: 0 });
    expect(refused).toMatchObject({ status: 403 });
  });
});
