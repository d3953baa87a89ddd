import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { encryptPassword } from './app-client.ts';

const methods = { alg: 'RSA-OAEP-256', enc: 'A256GCM', kty: 'RSA' } as const;

test('AUTH-43 AUTH-44 a password is sent as a JWE that only the holder of the private key reads', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256');
  const { n = '', e = '' } = await exportJWK(publicKey);
  const sent = await encryptPassword('Blau-Lampe-密码', { ...methods, kid: 'k1', n, e });
  expect(sent).not.toContain('Lampe');
  const { plaintext, protectedHeader } = await compactDecrypt(sent, privateKey);
  expect(new TextDecoder().decode(plaintext)).toBe('Blau-Lampe-密码');
  expect(protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
  expect(await encryptPassword('Blau-Lampe-密码', { ...methods, kid: 'k1', n, e })).not.toBe(sent);
});

test('AUTH-43 a password stays as it is where the deployment asks for nothing', async () => {
  expect(await encryptPassword('Blue-lamp-42', null)).toBe('Blue-lamp-42');
});
