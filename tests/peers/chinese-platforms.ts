import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One server that answers as WeChat, DingTalk and Feishu describe their interfaces, for one application. */
export interface Platforms {
  origin: string;
  /** Gives a code for someone; with the challenge of PKCE where the platform takes it. */
  giveCode(person: { id: string; name: string }, challenge?: string): string;
  close(): Promise<void>;
}

export const platformApplication = { id: 'app-1', secret: 'a secret of the platforms' };

interface Person {
  id: string;
  name: string;
  challenge: string | undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : JSON.parse(text);
}

export async function startPlatforms(): Promise<Platforms> {
  const codes = new Map<string, Person>();
  const tokens = new Map<string, Person>();
  const { id, secret } = platformApplication;
  let made = 0;

  function tokenFor(code: string): { token: string; person: Person } | undefined {
    const person = codes.get(code);
    if (!person) return undefined;
    codes.delete(code);
    made += 1;
    tokens.set(`token-${made}`, person);
    return { token: `token-${made}`, person };
  }

  const answers: Record<string, (url: URL, request: IncomingMessage) => Promise<object>> = {
    async '/sns/oauth2/access_token'({ searchParams: query }) {
      if (query.get('appid') !== id) return { errcode: 40013, errmsg: 'invalid appid' };
      if (query.get('secret') !== secret) return { errcode: 40125, errmsg: 'invalid appsecret' };
      const given = tokenFor(query.get('code') ?? '');
      return given
        ? { access_token: given.token, openid: `o-${given.person.id}`, scope: 'snsapi_login' }
        : { errcode: 40029, errmsg: 'invalid code' };
    },
    async '/sns/userinfo'({ searchParams: query }) {
      const person = tokens.get(query.get('access_token') ?? '');
      if (!person || query.get('openid') !== `o-${person.id}`) return { errcode: 40001, errmsg: 'invalid credential' };
      return { openid: `o-${person.id}`, unionid: `u-${person.id}`, nickname: person.name };
    },
    async '/v1.0/oauth2/userAccessToken'(_url, request) {
      const body = await bodyOf(request);
      if (body['clientId'] !== id) return { code: 'invalidClientId', message: 'no' };
      if (body['clientSecret'] !== secret) return { code: 'invalidClientSecret', message: 'no' };
      const given = tokenFor(body['code'] ?? '');
      return given ? { accessToken: given.token, expireIn: 7200 } : { code: 'invalidAuthCode', message: 'no' };
    },
    async '/v1.0/contact/users/me'(_url, request) {
      const person = tokens.get(String(request.headers['x-acs-dingtalk-access-token']));
      return person
        ? { unionId: `u-${person.id}`, nick: person.name }
        : { code: 'invalidAuthentication', message: 'no' };
    },
    async '/open-apis/authen/v2/oauth/token'(_url, request) {
      const body = await bodyOf(request);
      if (body['client_id'] !== id) return { code: 20048, error: 'invalid_request' };
      if (body['client_secret'] !== secret) return { code: 20002, error: 'invalid_client' };
      const given = tokenFor(body['code'] ?? '');
      const proof = createHash('sha256')
        .update(body['code_verifier'] ?? '')
        .digest('base64url');
      if (!given || given.person.challenge !== proof) return { code: 20003, error: 'invalid_grant' };
      return { code: 0, access_token: given.token };
    },
    async '/open-apis/authen/v1/user_info'(_url, request) {
      const person = tokens.get(String(request.headers.authorization).replace('Bearer ', ''));
      return person ? { code: 0, data: { union_id: `u-${person.id}`, name: person.name } } : { code: 20005, msg: 'no' };
    },
  };

  const server = createServer(async (request, answer) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const found = await answers[url.pathname]?.(url, request);
    answer.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(found ?? { message: 'unknown' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Safe: it listens on a port.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    giveCode(person, challenge) {
      made += 1;
      codes.set(`code-${made}`, { ...person, challenge });
      return `code-${made}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
