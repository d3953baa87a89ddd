import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { GuardedCall } from '../../call/handler.ts';
import { createTinyApp } from '../testing/tiny-app.ts';
import type { TinyOperation } from '../testing/tiny-contract.ts';

const canary = 'Canary-lamp-42';
const sealed = 'aGVhZA.a2V5.aXY.Ym9keQ.dGFn';

const signIn: TinyOperation = {
  row: {
    method: 'post',
    path: '/api/sign-in',
    body: 'json',
    passwords: true,
    errors: ['malformed_request', 'invalid_request', 'internal_error', 'password_not_encrypted', 'password_unreadable'],
  },
  node: {
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            additionalProperties: false,
            properties: { password: { type: 'string', maxLength: 20 }, username: { type: 'string' } },
          },
        },
      },
    },
  },
};

/** What the handler is given, what the caller is answered, and everything that was logged. */
async function send(payload: object, environment: Record<string, string> = { PASSWORD_ENCRYPTION: 'on' }) {
  const calls: GuardedCall[] = [];
  let logged = '';
  const write = (line: string): void => {
    logged += line;
  };
  const app = await createTinyApp({
    operations: { signIn },
    handlers: {
      async signIn(call: never) {
        calls.push(call);
        return {};
      },
    },
    environment,
    log: pino({ level: 'trace' }, { write }),
    passwordKeys: {
      published: async () => null,
      open: async (text) => (text === sealed ? canary : undefined),
    },
  });
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/sign-in', payload });
  await app.close();
  return { args: calls[0]?.args, status: statusCode, body, logged };
}

test('AUTH-44 P41 the handler gets the password in plain, the log neither that nor what was sent', async () => {
  const { args, status, logged } = await send({ username: 'anna', password: sealed });
  expect({ args, status }).toEqual({ args: { username: 'anna', password: canary }, status: 200 });
  expect(logged).toContain('/api/sign-in');
  expect(logged).not.toContain(canary);
  expect(logged).not.toContain(sealed);
});

test('AUTH-44 P41 a refusal repeats no password, in the answer or in the log', async () => {
  for (const [password, code] of [
    [canary, 'password_not_encrypted'],
    [`${canary}.a.b.c.d`, 'password_unreadable'],
  ] as const) {
    const { args, status, body, logged } = await send({ password });
    expect({ args, status }).toEqual({ args: undefined, status: 422 });
    expect(body).toContain(code);
    expect(body + logged).not.toContain(canary);
  }
});

test('AUTH-43 what is no text is left to the validation, and nothing is opened while the option is off', async () => {
  expect((await send({ password: ['a'] })).body).toContain('invalid_request');
  expect((await send({ password: canary }, {})).args).toEqual({ password: canary });
});
