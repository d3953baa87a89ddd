/** The programs of the guide. Those that call the client are complete modules: a test compiles each. */
export const guideExamples = {
  install: {
    kind: 'shell',
    code: `npm run build                  # writes dist/package
npm pack ./dist/package        # pagewright-….tgz
npm install ./pagewright-*.tgz # in your own project`,
  },
  http: {
    kind: 'program',
    code: `import { createClient } from 'pagewright/client';

const { http } = createClient({ baseUrl: 'https://acme.example', apiKey: 'pwk_…' });
const { data, error } = await http.GET('/api/b/department/{id}', {
  params: { path: { id: '7' } },
});
if (error) console.log(error.data.code, error.message);
else console.log(data.data.department_name);`,
  },
  signIn: {
    kind: 'program',
    code: `import { createClient } from 'pagewright/client';

const client = createClient({
  baseUrl: 'https://acme.example',
  onSessionLost: ({ message }) => console.log(message),
});
const answer = await client.call('createToken', {
  username: 'owner',
  password: 'Pagewright-demo-1',
  verifyCode: '7k2p',
});
if (answer.outcome === 'workspaces') {
  for (const { ws_id, customer_name } of answer.workspaces) {
    console.log(ws_id, customer_name);
  }
}
console.log((await client.call('showCurrentUser', {})).username);`,
  },
  signInByHand: {
    kind: 'shell',
    code: `curl -c jar -o code.png \\
  https://acme.example/api/common/security-code/captcha
curl -b jar -u web:web https://acme.example/api/oauth/token \\
  --data-urlencode username=owner \\
  --data-urlencode password=Pagewright-demo-1 \\
  --data-urlencode verifyCode=7k2p`,
  },
  key: {
    kind: 'program',
    code: `import { createClient } from 'pagewright/client';

const client = createClient({
  baseUrl: 'https://acme.example',
  apiKey: () => process.env['PAGEWRIGHT_KEY'] ?? '',
});
const { items } = await client.call('listApplications', { size: 50 });
console.log(items.length);`,
  },
  keyByHand: {
    kind: 'shell',
    code: `curl -H "authorization: Bearer $PAGEWRIGHT_KEY" \\
  'https://acme.example/api/wb/application?size=50'`,
  },
  list: {
    kind: 'program',
    code: `import { createClient } from 'pagewright/client';

const client = createClient({ baseUrl: 'https://acme.example', apiKey: 'pwk_…' });
const page = await client.call('listApplications', {
  page: 1,
  size: 20,
  total: 'exact',
});
console.log(page.items.length, page.total);

// Every item, page after page, each asked for when it is needed.
for await (const { application_name } of client.pages('listApplications', {})) {
  console.log(application_name);
}`,
  },
  retry: {
    kind: 'program',
    code: `import { createClient } from 'pagewright/client';

const client = createClient({ baseUrl: 'https://acme.example', apiKey: 'pwk_…' });
const key = { kind: 'theme', key: 'spring' } as const;
const { version } = await client.call('getConfiguration', key);
await client.call(
  'saveConfiguration',
  { ...key, 'If-Match': version, value: {} },
  { idempotencyKey: 'spring-0001' },
);`,
  },
  failure: {
    kind: 'program',
    code: `import { createClient, isApiError } from 'pagewright/client';

const client = createClient({ baseUrl: 'https://acme.example', apiKey: 'pwk_…' });
try {
  await client.call('getConfiguration', { kind: 'theme', key: 'spring' });
} catch (error) {
  if (!isApiError(error, 'getConfiguration')) throw error;
  if (error.code === 'invalid_request') console.log(error.detail?.faults);
  else console.log(error.status, error.code, error.message, error.hint);
}`,
  },
} as const satisfies Record<string, { kind: 'shell' | 'program'; code: string }>;

export type GuideExample = keyof typeof guideExamples;
