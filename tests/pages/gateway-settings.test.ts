import { expect, test, vi } from 'vitest';
import { createCatalogue } from '#engine/compiler';
import { createDocumentChecker } from '#engine/checker';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { createTestScope } from '../../engine/runtime/testing/createTestScope.ts';
import { root } from '../../scripts/install.mjs';

const shipped = await loadShipped(root);
const checker = createDocumentChecker(shipped, createCatalogue(shipped));

/** The page of a gateway, opened, with what the server has stored. */
async function opened(id: string, stored: object, secretsSet: string[]) {
  const source = shipped.documents.get(id);
  if (!source) throw new Error(`There is no page ${id}.`);
  const sources = { source: (name: string) => shipped.documents.get(name) };
  const document = checker.compile(source, sources, { locale: 'en-US', isShipped: true }).document;
  const call = vi.fn(async (name: string, _args?: unknown): Promise<unknown> => {
    if (name.startsWith('test')) return { sent: true, reason: '', answer: '250 OK' };
    return { version: 3, secrets_set: secretsSet, value: stored };
  });
  const operation = { reads: [], writes: [], safe: false };
  const names = ['getWorkspaceSetting', 'saveWorkspaceSetting', 'testEmailSetting', 'testSmsSetting'];
  const operations = Object.fromEntries(names.map((name) => [name, operation]));
  const { state, load, actions } = document;
  const { scope } = createTestScope({ state, load, actions }, { operations, client: { call } });
  await vi.waitFor(() => expect(scope.read(['state', 'value'])).toBeTruthy());
  const sent = (name: string) => call.mock.calls.findLast(([called]) => called === name)?.[1];
  const run = (name: string) => scope.run([{ do: 'run', actions: name }]);
  const set = (field: string, value: unknown) => scope.run([{ do: 'setState', path: ['state', field], value }]);
  return { read: (field: string) => scope.read(['state', field]), run, set, sent };
}

const server = {
  provider: 'smtp',
  host: 'mail.example',
  port: 587,
  encryption: 'starttls',
  from_name: '',
  from_address: 'a@example.com',
  user_name: 'a',
};
const gateway = { provider: 'http', gateway_url: 'https://sms.example', signature: 'A', access_key: 'k' };

test.each([
  ['ROUTE-033', 'email', 'settings.email', server, 'password', { port: 465, encryption: 'tls' }],
  ['ROUTE-032', 'sms', 'settings.sms', gateway, 'access_secret', { signature: '', gateway_url: '' }],
])('%s the settings of %s are read with their defaults, saved with and without their secret', async (...kind) => {
  const [, key, id, value, secret, defaults] = kind;
  const unset = await opened(id, { setting: key }, []);
  expect(unset.read('value')).toMatchObject({ provider: 'platform', ...defaults });
  expect(unset.read('isSecretSet')).toBe(false);

  const page = await opened(id, { setting: key, ...value }, [secret]);
  expect([page.read('value'), page.read('saved')]).toEqual([value, value]);
  expect([page.read('isSecretSet'), page.read('version')]).toEqual([true, 3]);
  await page.run('save');
  expect(page.sent('saveWorkspaceSetting')).toEqual({ key, 'If-Match': 3, value: { setting: key, ...value } });
  await page.set('secret', 'hidden');
  await page.run('save');
  expect(page.sent('saveWorkspaceSetting')).toMatchObject({ value: { ...value, [secret]: 'hidden' } });
  expect([page.read('secret'), page.read('failure')]).toEqual(['', null]);
  await page.run('forget');
  expect(page.sent('saveWorkspaceSetting')).toMatchObject({ key, value: { ...value, [secret]: '' } });
});

test('ROUTE-032 ROUTE-033 each sends its own test message', async () => {
  const email = await opened('settings.email', server, []);
  await email.set('to', ' b@example.com ');
  await email.run('trial');
  expect(email.sent('testEmailSetting')).toEqual({ email: 'b@example.com' });
  const sms = await opened('settings.sms', gateway, []);
  await sms.set('telephone', '13800000000');
  await sms.run('trial');
  expect(sms.sent('testSmsSetting')).toEqual({ telephone: '13800000000', country_code: '+86' });
  expect([email.read('outcome'), sms.read('outcome')]).toEqual([
    expect.objectContaining({ sent: true }),
    expect.objectContaining({ sent: true }),
  ]);
});
