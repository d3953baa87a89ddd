import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

export const application = { id: 'pagewright', secret: 'a secret of the third party' };

export interface OpenidProvider {
  issuer: string;
  /** Who signs in there next. */
  account: string;
  /** Exchanges of codes that it was asked for. */
  exchanges(): number;
  /** How often its description was read. */
  discoveries(): number;
  /** Signs in there as a browser does. @returns what it sends the browser back with */
  signIn(address: string): Promise<{ code: string; state: string }>;
  close(): Promise<void>;
}

const names: Readonly<Record<string, string>> = { anna: 'Anna Li', bo: 'Bo Wang' };

async function signInAt(first: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(first);
  for (let hop = 0; hop < 10; hop += 1) {
    if (address.origin !== issuer) return address;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`The provider answers ${answer.status}: ${await answer.text()}`);
    address = new URL(next, address);
  }
  throw new Error('The provider leads round in circles.');
}

/** An OpenID provider on 127.0.0.1 that takes PKCE alone; whoever comes is signed in as `account`. */
export async function startOpenidProvider(redirectUris: string[]): Promise<OpenidProvider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'test' };
  let exchanges = 0;
  let discoveries = 0;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: application.id,
        client_secret: application.secret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of a test'] },
    claims: { openid: ['sub'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, name: names[sub] }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.account?.accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, answer) => {
    if (request.url === '/token') exchanges += 1;
    if (request.url?.startsWith('/.well-known/')) discoveries += 1;
    if (!request.url?.startsWith('/interaction/')) return void handle(request, answer);
    const result = { login: { accountId: started.account } };
    provider.interactionFinished(request, answer, result).catch((error: unknown) => {
      answer.statusCode = 500;
      answer.end(String(error));
    });
  });
  const started: OpenidProvider = {
    issuer,
    account: 'anna',
    exchanges: () => exchanges,
    discoveries: () => discoveries,
    async signIn(address) {
      const { searchParams } = await signInAt(address, issuer);
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return started;
}
