import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Conflict, DomainError, Failure, Invalid, TooMany, Unavailable } from '../../errors/index.ts';
import { createLog } from '../observe/log.ts';
import { createTinyApp, owner, type TinyParts } from '../testing/tiny-app.ts';

const row = { method: 'get' as const, path: '/api/thing' };
const node = {
  responses: {
    '200': {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            additionalProperties: false,
            properties: {
              success: {},
              message: {},
              code: {},
              data: { type: 'object', additionalProperties: false, properties: { id: { type: 'string' } } },
            },
          },
        },
      },
    },
    '500': { content: { 'application/json': { schema: { type: 'object' } } } },
  },
};

async function answer(
  handler: () => Promise<unknown>,
  parts: Partial<TinyParts> = {},
  headers: Record<string, string> = {},
) {
  const app = await createTinyApp({ operations: { readThing: { row } }, handlers: { readThing: handler }, ...parts });
  const result = await app.inject({ url: '/api/thing', headers });
  await app.close();
  return { status: result.statusCode, headers: result.headers, text: result.body, json: result.json() };
}
const throwing = (error: unknown) => () => Promise.reject(error);

describe('answers', () => {
  test('SESS-05 a success carries success, message, data and code', async () => {
    const { json, headers } = await answer(async () => ({ id: 'x' }));
    expect(json).toEqual({ success: true, message: 'OK', data: { id: 'x' }, code: 200 });
    expect(headers['x-request-id']).toMatch(/^[0-9A-Z]{26}$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('SESS-05 a failure carries its code, its detail and what to do, in the language that was asked for', async () => {
    const conflict = new Conflict({ detail: { version: 3, stored: 'a', sent: 'b' }, pointer: '/title' });
    const english = await answer(throwing(conflict), {}, { 'accept-language': 'en-US,en;q=0.9' });
    expect(english.json).toMatchObject({
      success: false,
      code: 409,
      message: 'Someone else has changed this in the meantime.',
      data: { code: 'version_conflict', pointer: '/title', detail: { version: 3, stored: 'a', sent: 'b' } },
    });
    expect((await answer(throwing(conflict))).json.message).toBe('内容已被他人修改。');
  });

  test('tell faults in the language that was asked for, and leave what is stored in all of its languages', async () => {
    const title = { 'zh-CN': '首页', 'en-US': 'Home' };
    const stored = { title, list: [title], faults: 'none' };
    const conflict = await answer(throwing(new Conflict({ detail: { version: 3, stored, sent: { title } } })));
    expect(conflict.json.data.detail).toEqual({ version: 3, stored, sent: { title } });

    const message = { 'zh-CN': '已停用。', 'en-US': 'It is stopped.' };
    const hint = { 'zh-CN': '请先启用。', 'en-US': 'Start it first.' };
    const invalid = throwing(
      new Invalid({
        issues: [
          { pointer: '/a', message, hint },
          { pointer: '/b', message: 'x' },
        ],
      }),
    );
    const english = await answer(invalid, {}, { 'accept-language': 'en-US' });
    expect(english.json.data).toMatchObject({ hint: 'Start it first.', pointer: '/a' });
    expect(english.json.data.detail.faults).toEqual([
      { pointer: '/a', message: 'It is stopped.', hint: 'Start it first.' },
      { pointer: '/b', message: 'x' },
    ]);
    expect((await answer(invalid)).json.data.detail.faults[0].message).toBe('已停用。');
  });

  test('P26 P36 what is unavailable says when to come back', async () => {
    const { json, headers, status } = await answer(throwing(new Unavailable(3)));
    expect({ status, retry: headers['retry-after'], detail: json.data.detail }).toEqual({
      status: 503,
      retry: '3',
      detail: { retry_after: 3 },
    });
    expect((await answer(throwing(new TooMany(42)))).headers['retry-after']).toBe('42');
  });

  test('P37 a full disk is told as such', async () => {
    expect((await answer(throwing(Object.assign(new Error('write'), { code: 'ENOSPC' })))).json.data.code).toBe(
      'storage_full',
    );
    expect((await answer(throwing(Object.assign(new Error('could not extend file'), { code: '53100' })))).status).toBe(
      507,
    );
  });

  test('P41 an unexpected error tells nothing of itself, and the log has its cause without secrets', async () => {
    const written: string[] = [];
    const stream = new PassThrough();
    stream.on('data', (line) => written.push(String(line)));
    const error = Object.assign(new Error('insert into accounts failed in /srv/app/secret.ts'), {
      query: "select 'canary-in-sql'",
      parameters: ['canary-in-parameters'],
    });
    const log = createLog({ logLevel: 'info' }, stream);
    const { json, text, status, headers } = await answer(throwing(error), { log });
    expect(status).toBe(500);
    expect(json).toMatchObject({ success: false, code: 500, data: { code: 'internal_error' } });
    expect(text).not.toMatch(/insert|accounts|secret\.ts|at .*:\d+|canary/);
    log.info({ password: 'canary-1', user: { accessToken: 'canary-2', deep: { refresh_token: 'canary-3' } } }, 'x');
    const lines = written.join('');
    expect(lines).toContain('insert into accounts failed');
    expect(lines).toContain(String(headers['x-request-id']));
    expect(lines).not.toContain('canary');
  });

  test('P41 a query string is not logged', async () => {
    const written: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => void written.push(line) });
    const app = await createTinyApp({
      operations: { readThing: { row } },
      handlers: { readThing: async () => null },
      log,
    });
    await app.inject({ url: '/api/thing?access_token=canary' });
    await app.close();
    expect(written.join('')).toContain('/api/thing');
    expect(written.join('')).not.toContain('canary');
  });

  test('answers off the contract fail the request where answers are validated', async () => {
    const operations = { readThing: { row, node } };
    const check = { operations, validateAnswers: true };
    expect((await answer(async () => ({ id: 'x' }), check)).status).toBe(200);
    expect((await answer(async () => ({ id: 'x', extra: 1 }), check)).json.message).toContain('/data/extra');
    expect((await answer(throwing(new DomainError('not_found')), check)).json.message).toContain(
      'readThing answered 404, which it does not declare',
    );
    expect((await answer(async () => ({ id: 'x', extra: 1 }), { operations })).status).toBe(200);
  });

  test('answers to a stranger carry no header that helps to attack', async () => {
    const { headers } = await answer(throwing(new Failure('not_found')));
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    const secure = await answer(async () => null, { environment: { PUBLIC_ORIGIN: 'https://pages.example.com' } });
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('health and numbers', () => {
  test('security.txt tells where weaknesses are reported, until when, and nothing without a contact', async () => {
    const get = async (environment: Record<string, string>) => {
      const now = () => new Date('2026-11-24T10:00:00Z');
      const app = await createTinyApp({ operations: {}, environment, now });
      const answer = await app.inject({ url: '/.well-known/security.txt' });
      await app.close();
      return answer;
    };
    expect((await get({})).statusCode).toBe(404);
    const { body, headers } = await get({
      SECURITY_CONTACT: 'mailto:a@example.com',
      PUBLIC_ORIGIN: 'https://p.example',
    });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      [
        'Contact: mailto:a@example.com',
        'Expires: 2027-05-23T00:00:00Z',
        'Preferred-Languages: zh, en',
        'Canonical: https://p.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  test('a limit that is used up is told in the fields of the draft, with its name, quota and window', async () => {
    const limit = { name: 'captcha', quota: 600, window: 60, remaining: 0, reset: 12 };
    const app = await createTinyApp({
      operations: { readThing: { row } },
      handlers: {
        readThing: async () => {
          throw new TooMany(12, {}, 'too_many_requests', limit);
        },
      },
      sessions: { owner },
    });
    const headers = { authorization: 'Bearer owner' };
    const answer = await app.inject({ url: '/api/thing', headers });
    expect(answer.headers).toMatchObject({
      'retry-after': '12',
      'ratelimit-policy': '"captcha";q=600;w=60',
      ratelimit: '"captcha";r=0;t=12',
    });
    await app.close();
  });

  test('numbers are closed behind a proxy that adds nothing, until they are opened to all', async () => {
    const environment = { PUBLIC_ORIGIN: 'https://p.example' };
    const statusOf = async (more: Record<string, string> = {}) => {
      const app = await createTinyApp({ operations: {}, environment: { ...environment, ...more } });
      const { statusCode } = await app.inject({ url: '/metrics' });
      await app.close();
      return statusCode;
    };
    expect(await statusOf()).toBe(404);
    expect(await statusOf({ OPEN_METRICS: 'yes' })).toBe(200);
  });

  test('P41 a signed address is not logged: it alone opens the file', async () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    const app = await createTinyApp({ operations: {}, log });
    await app.inject({ url: '/files/signed/eyJmaWxlIjoiYSJ9.secret-signature?x=1' });
    await app.close();
    expect(lines.join('')).toContain('/files/signed/[secret]');
    expect(lines.join('')).not.toContain('secret-signature');
  });

  test('health says whether the database answers', async () => {
    const app = await createTinyApp({ operations: {}, health: async () => ({ ok: false, latency: 5000 }) });
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(503);
    await app.close();
  });

  test('numbers are counted by operation, and told only to this machine', async () => {
    const app = await createTinyApp({
      operations: { readThing: { row } },
      handlers: { readThing: async () => null },
      sessions: { owner },
    });
    await app.inject({ url: '/api/thing' });
    expect((await app.inject({ url: '/metrics' })).body).toContain('operation="readThing",status="200"');
    expect(
      (await app.inject({ url: '/metrics', remoteAddress: '10.0.0.9', headers: { 'x-forwarded-for': '127.0.0.1' } }))
        .statusCode,
    ).toBe(404);
    expect(
      (await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '198.51.100.7' } })).statusCode,
      'a proxy on this machine asks for somebody else',
    ).toBe(404);
    await app.close();
  });
});
