import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requests } from '../generated/requests.ts';
import { withoutPlainPasswords } from './without-plain-passwords.ts';

interface Described {
  operationId: string;
  requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> };
}

const nowhere = { path: {}, query: {}, header: {} };
const options = { baseUrl: '', encryptPassword: async (password: string) => `sealed(${password})` };

test('AUTH-43 all four password fields are encrypted, and nothing else', async () => {
  const body = { username: 'anna', password: 'a', confirm_password: 'b', new_password: 'c', old_password: 'd' };
  const sent = await withoutPlainPasswords(options, { ...nowhere, body });
  expect(sent.body).toEqual({
    username: 'anna',
    password: 'sealed(a)',
    confirm_password: 'sealed(b)',
    new_password: 'sealed(c)',
    old_password: 'sealed(d)',
  });
  expect(body.password).toBe('a');
});

test('AUTH-43 a client that is not asked to encrypt sends what it was given', async () => {
  const parts = { ...nowhere, body: { password: 'a' } };
  expect(await withoutPlainPasswords({ baseUrl: '' }, parts)).toBe(parts);
});

test('AUTH-43 exactly the calls with such a field in their body are marked', () => {
  const document = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'));
  const resolved = (schema: { $ref?: string }) =>
    schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  const withField = Object.values<Record<string, never>>(document.paths)
    .flatMap((item) => Object.values<Described>(item))
    .filter(({ requestBody }) => {
      const [content] = Object.values(requestBody?.content ?? {});
      const properties = Object.keys(resolved(content?.schema ?? {}).properties ?? {});
      return properties.some((name) => /^((confirm|new|old)_)?password$/.test(name));
    })
    .map(({ operationId }) => operationId);
  const marked = Object.entries(requests).filter(([, shape]) => 'passwords' in shape);
  expect(withField.sort()).toEqual(marked.map(([id]) => id).sort());
  expect(withField).toContain('createToken');
});
