/** A whole visit to a started server, given as the first argument with the image code; prints what it saw as JSON. */
import { openAsBlob } from 'node:fs';
import { createClient, isApiError, memoryTokenStore } from 'pagewright/client';

const [origin = '', verifyCode = '', picture = ''] = process.argv.slice(2);

/** Node keeps no cookies, and the image code belongs to one. */
const cookies = new Map<string, string>();
const paths: string[] = [];
async function fetchWithCookies(request: Request): Promise<Response> {
  paths.push(new URL(request.url).pathname);
  request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const response = await fetch(request);
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    cookies.set(name, value);
  }
  return response;
}

const tokens = memoryTokenStore();
const lost: string[] = [];
const client = createClient({
  baseUrl: origin,
  tokens,
  fetch: fetchWithCookies,
  locale: 'en-US',
  timeZone: 'Asia/Shanghai',
  onSessionLost: ({ reason }) => lost.push(reason),
});

async function signIn(password: string): Promise<string> {
  const image = await client.call('getCaptcha', {});
  if (!image.type.startsWith('image/')) return image.type;
  try {
    return (await client.call('createToken', { username: 'owner', password, verifyCode })).outcome;
  } catch (error) {
    if (isApiError(error, 'createToken')) return error.code;
    throw error;
  }
}

async function failureCode(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => (isApiError(error) ? error.code : String(error)),
  );
}

const outcomes = [await signIn('not the password'), await signIn('Pagewright-demo-1')];
const { username } = await client.call('showCurrentUser', {});

const applications: string[] = [];
for await (const { application_name } of client.pages('listApplications', { size: 1 }))
  applications.push(application_name);
const listCalls = paths.filter((path) => path === '/api/wb/application').length;

const ref = { kind: 'loginPage', key: 'login' } as const;
const { version } = await client.call('getConfiguration', ref);
const change = { ...ref, 'If-Match': version, value: { loginLocation: 'left' } };
const options = { idempotencyKey: `tour-${Date.now()}` };
const saved = await client.call('saveConfiguration', change, options);
const again = await client.call('saveConfiguration', change, options);
let conflict: unknown;
try {
  await client.call('saveConfiguration', { ...change, value: { loginLocation: 'right' } });
} catch (error) {
  if (!isApiError(error, 'saveConfiguration') || error.code !== 'version_conflict') throw error;
  conflict = error.detail?.version;
}

let progress = 0;
const file = new File([await openAsBlob(picture)], 'logo.png');
const uploaded = await client.call(
  'uploadFile',
  { file, purpose: 'logo' },
  { onProgress: ({ loaded, total }) => (progress = loaded / total) },
);
const name = uploaded.url.replace('/files/', '');
const downloaded = await client.call('getPublicImage', { name });

const session = tokens.read();
if (session) tokens.write({ ...session, accessTokenExpiresAt: new Date(0).toISOString() });
await Promise.all(Array.from({ length: 20 }, () => client.call('showCurrentUser', {})));
const refreshes = paths.filter((path) => path === '/api/oauth/refresh-token').length;
const isRenewed = tokens.read()?.accessToken !== session?.accessToken;

const aborted = await failureCode(client.call('listPages', {}, { signal: AbortSignal.abort('stopped') }));
const invalid = await failureCode(client.callNamed('listApplications', { size: 100_000 }));
await client.call('logout', {});
const after = await failureCode(client.call('showCurrentUser', {}));

console.log(
  JSON.stringify({
    outcomes,
    username,
    applications,
    listCalls,
    versions: { before: version, saved: saved.version, again: again.version, conflict },
    progress,
    downloaded: { type: downloaded.type, isThere: downloaded.size > 0 },
    refreshes,
    isRenewed,
    aborted,
    invalid,
    after,
    lost,
  }),
);
