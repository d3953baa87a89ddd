import { describe, expect, test } from 'vitest';
import { Failure } from '../errors/index.ts';
import type { OpenApplication } from '../call/application.ts';
import type { GuardedCall } from '../call/handler.ts';
import type { OperationNode } from './contract/description.ts';
import { createTinyApp, owner } from './testing/tiny-app.ts';
import type { TinyOperation } from './testing/tiny-contract.ts';

const body: OperationNode = {
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: { title: { type: 'string', maxLength: 5 } },
        },
      },
    },
  },
};
const operations: Record<string, TinyOperation> = {
  saveThing: {
    row: {
      method: 'put',
      path: '/api/thing/{id}',
      roles: 'workspaceAdmins',
      scope: 'workspace',
      guard: 'self',
      body: 'json',
    },
    node: {
      ...body,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 8 } }],
    },
  },
  signIn: {
    row: { method: 'post', path: '/api/sign-in', session: 'opens', body: 'json' },
    node: { ...body, security: [{ client: [] }] },
  },
  leave: { row: { method: 'post', path: '/api/leave', roles: 'signedIn', session: 'closes' } },
  arrange: {
    row: {
      method: 'put',
      path: '/api/arrange/{id}',
      roles: 'editors',
      scope: 'application',
      application: 'id',
      body: 'json',
    },
    node: {
      ...body,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 8 } }],
    },
  },
  people: { row: { method: 'get', path: '/api/people', roles: 'signedIn', scope: 'workspace', application: 'header' } },
  later: { row: { method: 'get', path: '/api/later', roles: 'system', planned: true } },
  read: { row: { method: 'get', path: '/api/read', errors: ['access_token_has_expired'] } },
};
/** Of what is opened, the checks look at the caller's rights alone. */
const opened = { wsId: 'acme', row: { dummy_type: null } } as OpenApplication;
const closed = {
  ...owner,
  access: { ...owner.access, workspace: { maintain: false, notStarted: false, expire: false, status: 40 } },
};

async function answerOf(request: {
  method: 'GET' | 'PUT' | 'POST';
  url: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}) {
  const ran: string[] = [];
  const app = await createTinyApp({
    operations,
    sessions: {
      owner,
      stopped: { ...closed, roles: ['WORKSPACE_USER'] },
      user: { ...owner, roles: ['WORKSPACE_USER'] },
      root: { ...owner, wsId: undefined, roles: ['SYSTEM_SUPER_ADMIN'], access: { platform: { maintain: true } } },
      sysadmin: { ...owner, wsId: undefined, roles: ['SYSTEM_ADMIN'], access: { platform: { maintain: false } } },
      appOwner: { ...owner, roles: ['WORKSPACE_USER', 'APP_OWNER'] },
      old: { failure: 'access_token_has_expired' },
    },
    openApplication: async (_caller, { value }) => {
      if (value !== 'own' && value !== 'other') throw new Failure('invalid_app_auth');
      return { ...opened, appRoles: value === 'own' ? ['APP_OWNER'] : ['APP_USER'], canEdit: value === 'own' };
    },
    guards: { self: async ({ args }) => args['id'] === 'mine' },
    handlers: {
      ...Object.fromEntries(Object.keys(operations).map((id) => [id, async () => void ran.push(id)])),
      people: async ({ session }: GuardedCall) => void ran.push(`people of ${session?.wsId ?? 'nothing'}`),
    },
  });
  const { token, headers, body: payload, ...rest } = request;
  const answer = await app.inject({
    ...rest,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
  await app.close();
  const envelope = answer.json();
  return { status: answer.statusCode, code: envelope.data?.code, data: envelope.data, ran };
}

const wrong = { titel: 'far too long' };

describe('the order of checks', () => {
  test('without a token a call is refused before its body is looked at', async () => {
    expect(await answerOf({ method: 'PUT', url: '/api/thing/other', body: wrong })).toMatchObject({
      status: 401,
      code: 'invalid_auth',
      ran: [],
    });
  });

  test('a scheme that is not a bearer token is an invalid token', async () => {
    const headers = { authorization: 'Basic d2ViOndlYg==' };
    expect(await answerOf({ method: 'PUT', url: '/api/thing/x', headers, body: wrong })).toMatchObject({
      status: 401,
      code: 'access_token_is_invalid',
    });
  });

  test('ACC-13 a closed workspace comes before the role and the body', async () => {
    expect(await answerOf({ method: 'PUT', url: '/api/thing/x', token: 'stopped', body: wrong })).toMatchObject({
      status: 403,
      code: 'workspace_out_of_use',
    });
  });

  test('a role held nowhere is refused before the body is validated, naming rule and roles', async () => {
    const answer = await answerOf({ method: 'PUT', url: '/api/thing/x', token: 'user', body: wrong });
    expect(answer).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(answer.data.detail).toEqual({
      rule: 'workspaceAdmins',
      roles: ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN'],
    });
  });

  test('a wrong body comes before the guard, and every fault is told at once', async () => {
    const answer = await answerOf({ method: 'PUT', url: '/api/thing/far-too-long-an-id', token: 'owner', body: wrong });
    expect(answer).toMatchObject({ status: 422, code: 'invalid_request', ran: [] });
    expect(answer.data.detail.faults.map((issue: { pointer: string }) => issue.pointer)).toEqual(['/id', '/titel']);
    expect(answer.data.detail.faults[1], 'without a wish, in the first language').toMatchObject({
      message: '此处没有“titel”。',
      hint: '您是指“title”吗？',
    });
  });

  test('P2 what the guard refuses looks like an unknown id', async () => {
    expect(
      await answerOf({ method: 'PUT', url: '/api/thing/other', token: 'owner', body: { title: 'x' } }),
    ).toMatchObject({ status: 404, code: 'not_found', ran: [] });
  });

  test('ROLE-05 a role in another application does not count, and is told after the body', async () => {
    const arrange = (id: string, sent: unknown = { title: 'x' }) =>
      answerOf({ method: 'PUT', url: `/api/arrange/${id}`, token: 'appOwner', body: sent });
    expect(await arrange('other', wrong)).toMatchObject({ status: 422, ran: [] });
    expect(await arrange('other')).toMatchObject({ status: 403, code: 'not_allowed', ran: [] });
    expect(await arrange('none')).toMatchObject({ status: 403, code: 'invalid_app_auth', ran: [] });
    expect(await arrange('own')).toMatchObject({ status: 200, ran: ['arrange'] });
  });

  test('a system role is in the workspace of the application that the header names', async () => {
    const people = (token: string, id?: string) =>
      answerOf({ method: 'GET', url: '/api/people', token, ...(id ? { headers: { application_id: id } } : {}) });
    expect(await people('sysadmin', 'own')).toMatchObject({ status: 200, ran: ['people of acme'] });
    expect(await people('sysadmin', 'none')).toMatchObject({ status: 403, code: 'invalid_app_auth', ran: [] });
    expect(await people('sysadmin')).toMatchObject({ status: 200, ran: ['people of nothing'] });
    expect(await people('user', 'none'), 'others are in their workspace').toMatchObject({ status: 200 });
  });

  test('a request that passes all of them is handled', async () => {
    expect(
      await answerOf({ method: 'PUT', url: '/api/thing/mine', token: 'owner', body: { title: 'x' } }),
    ).toMatchObject({ status: 200, ran: ['saveThing'] });
  });

  test('AUTH-12 a sign-in without client authentication is refused before its form is read', async () => {
    expect(await answerOf({ method: 'POST', url: '/api/sign-in', body: wrong })).toMatchObject({
      status: 401,
      code: 'invalid_client',
    });
    const headers = { authorization: `Basic ${Buffer.from('web:web').toString('base64')}` };
    expect(await answerOf({ method: 'POST', url: '/api/sign-in', body: wrong, headers })).toMatchObject({
      status: 422,
    });
    expect(await answerOf({ method: 'POST', url: '/api/sign-in', body: { title: 'x' }, headers })).toMatchObject({
      status: 200,
      ran: ['signIn'],
    });
  });

  test('a planned call answers 501, and only to those who may make it', async () => {
    expect(await answerOf({ method: 'GET', url: '/api/later' })).toMatchObject({ status: 401 });
    expect(await answerOf({ method: 'GET', url: '/api/later', token: 'owner' })).toMatchObject({ status: 403 });
    expect(await answerOf({ method: 'GET', url: '/api/later', token: 'root' })).toMatchObject({
      status: 501,
      code: 'not_implemented',
    });
  });

  test('signing out is possible from a workspace that is closed', async () => {
    expect(await answerOf({ method: 'POST', url: '/api/leave', token: 'stopped' })).toMatchObject({
      status: 200,
      ran: ['leave'],
    });
  });

  test('a public call refuses an expired token where the contract says so, and takes an unknown one for a stranger', async () => {
    expect(await answerOf({ method: 'GET', url: '/api/read', token: 'old' })).toMatchObject({
      status: 401,
      code: 'access_token_has_expired',
    });
    expect(await answerOf({ method: 'GET', url: '/api/read', token: 'unknown' })).toMatchObject({
      status: 200,
      ran: ['read'],
    });
  });
});
