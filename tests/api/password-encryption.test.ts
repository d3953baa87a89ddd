import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { demoPassword } from '#server/seeds/demo.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, code, startApi } from './api.ts';
import { signInAs } from './sign-in-as.ts';
import type { Visitor } from './visitor.ts';

const day = 24 * 60 * 60 * 1000;
type Key = Schemas['PasswordKey'];

async function keyOf(visitor: Visitor): Promise<Key> {
  const { data } = await visitor.call('getEnvironment');
  // Safe: answers are validated against the contract, and the setting is on.
  return (data as Schemas['EnvData']).environment.password_key as Key;
}

async function encrypt(password: string, { kid, alg, enc, kty, n, e }: Key, header = {}): Promise<string> {
  const key = await importJWK({ kty, n, e }, alg);
  return new CompactEncrypt(new TextEncoder().encode(password))
    .setProtectedHeader({ alg, enc, kid, ...header })
    .encrypt(key);
}

describeOnEachDatabase('encrypted passwords', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open(), { PASSWORD_ENCRYPTION: 'on' });
    return () => api.close();
  });

  async function trySending(password: string, visitor = api.visitor()) {
    await visitor.call('getCaptcha');
    return visitor.call('createToken', { username: 'owner', password, verifyCode: code });
  }

  test('AUTH-44 a password that is encrypted with the published key signs in', async () => {
    const visitor = api.visitor();
    const key = await keyOf(visitor);
    expect(key).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kty: 'RSA' });
    expect(await trySending(await encrypt(demoPassword, key), visitor)).toMatchObject({ status: 200 });
    expect(await trySending(await encrypt('wrong-password', key))).toMatchObject({ code: 'invalid_credentials' });
    expect(await trySending(await encrypt('短', key))).toMatchObject({ code: 'invalid_request' });
  });

  test('AUTH-44 a plain password is refused while the option is on, before anybody looks at it', async () => {
    for (const plain of [demoPassword, 'a.b.c', '....', `${demoPassword}.b.c.d.e f`])
      expect(await trySending(plain)).toMatchObject({ status: 422, code: 'password_not_encrypted' });
  });

  test('AUTH-44 what is not encrypted as it should be is refused', async () => {
    const key = await keyOf(api.visitor());
    const good = await encrypt(demoPassword, key);
    const { publicKey } = await generateKeyPair('RSA-OAEP-256');
    const foreign = await new CompactEncrypt(new TextEncoder().encode(demoPassword))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
      .encrypt(publicKey);
    const direct = await new CompactEncrypt(new TextEncoder().encode(demoPassword))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
      .encrypt(new Uint8Array(32));
    for (const spoiled of [
      foreign,
      direct.replace('..', '.AA.'),
      await encrypt(demoPassword, key, { kid: 'unknown' }),
      await encrypt(demoPassword, key, { enc: 'A128CBC-HS256' }),
      await encrypt(demoPassword, key, { zip: 'DEF' }),
      `${good.slice(0, -3)}AAA`,
      'a.b.c.d.e',
    ])
      expect(await trySending(spoiled)).toMatchObject({ status: 422, code: 'password_unreadable' });
  });

  test('AUTH-43 every password of a call is opened, and its rules are judged by what is in it', async () => {
    const visitor = api.visitor();
    const key = await keyOf(visitor);
    // The sign-in as everybody does it is refused here.
    await expect(signInAs(visitor, 'user')).rejects.toThrow('password_not_encrypted');
    await visitor.call('getCaptcha');
    const { data } = await visitor.call('createToken', {
      username: 'user',
      password: await encrypt(demoPassword, key),
      verifyCode: code,
    });
    const { accessToken: token } = data as Schemas['TokenAnswer'];
    const old_password = await encrypt(demoPassword, key);
    const change = async (new_password: string) =>
      visitor.call('changePassword', { old_password, new_password }, { token });
    expect(await change('Blue-lamp-42')).toMatchObject({ code: 'password_not_encrypted' });
    expect(await change(await encrypt('short', key))).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(await change(await encrypt('Blue-lamp-42', key))).toMatchObject({ status: 200 });
  });

  test('AUTH-44 after a rotation the key before is still good, and the one before that is not', async () => {
    const visitor = api.visitor();
    const first = await keyOf(visitor);
    expect(await keyOf(visitor)).toEqual(first);
    api.advance(31 * day);
    const second = await keyOf(visitor);
    expect(second.kid).not.toBe(first.kid);
    expect(await trySending(await encrypt(demoPassword, first))).toMatchObject({ status: 200 });
    expect(await trySending(await encrypt(demoPassword, second))).toMatchObject({ status: 200 });
    api.advance(31 * day);
    await keyOf(visitor);
    expect(await trySending(await encrypt(demoPassword, first))).toMatchObject({ code: 'password_unreadable' });
    expect(await trySending(await encrypt(demoPassword, second))).toMatchObject({ status: 200 });
  });

  test('AUTH-44 P41 only the public half is reported, and the private one is sealed where it is stored', async () => {
    const key = await keyOf(api.visitor());
    expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'enc', 'kid', 'kty', 'n']);
    const rows = await api.database.identity((query) => query.selectFrom('password_keys').selectAll().execute());
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) expect(sealed).toMatch(/^1\.[\w-]+$/);
  });
});
