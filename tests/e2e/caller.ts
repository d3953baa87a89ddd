import type { Page } from '@playwright/test';
import { captcha, type Product } from './product.ts';
import { noteCall } from './reach.ts';

interface Envelope {
  success: boolean;
  message: string;
  data: unknown;
}

/** Someone who uses the calls without a browser. */
export interface Caller {
  /** The envelope's data; throws with the server's words when the call fails. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>;
}

async function read(answer: Response): Promise<unknown> {
  // Safe: every answer under /api is an envelope, which the API tests hold against the contract.
  const envelope = (await answer.json()) as Envelope;
  if (!answer.ok || !envelope.success) throw new Error(`${answer.status} ${envelope.message}`);
  return envelope.data;
}

/** What a sign-in answers: the tokens, and what the client keeps beside them. */
export type Tokens = Record<string, unknown> & { accessToken: string };

const isTokens = (data: unknown): data is Tokens =>
  typeof data === 'object' && data !== null && typeof Reflect.get(data, 'accessToken') === 'string';

/** Signs in by the calls that the sign-in page makes: a picture's cookie, then the form. */
export async function takeTokens(
  product: Pick<Product, 'origin'>,
  username: string,
  password: string,
): Promise<Tokens> {
  const picture = await fetch(`${product.origin}/api/common/security-code/captcha`);
  const cookie = picture.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const data = await read(
    await fetch(`${product.origin}/api/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('web:web').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        cookie,
      },
      body: new URLSearchParams({
        username,
        password,
        verifyCode: captcha,
        grant_type: 'password',
        loginType: 'pwdCaptcha',
      }),
    }),
  );
  if (!isTokens(data)) throw new Error(`${username} was not signed in: ${JSON.stringify(data)}`);
  return data;
}

/** Someone signed in, by those calls. */
export async function signedInCaller(
  product: Pick<Product, 'origin'>,
  username: string,
  password: string,
): Promise<Caller> {
  const { accessToken } = await takeTokens(product, username, password);
  return {
    call: async (method, path, body, headers = {}) => {
      noteCall(method, product.origin + path);
      return read(
        await fetch(product.origin + path, {
          method,
          headers: {
            authorization: `Bearer ${accessToken}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
    },
  };
}

/** A call as the user who is signed in on the page. */
export function callAs(page: Page, path: string, body?: Record<string, unknown>): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([url, sent]) => {
      const { accessToken } = JSON.parse(localStorage.getItem('pagewright.session') ?? '{}');
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
      const answer = await fetch(url, sent ? { method: 'POST', headers, body: sent } : { headers });
      return (await answer.json()).data;
    },
    [path, body && JSON.stringify(body)] as const,
  );
}
