import type { Schemas } from '#openapi';

/**
 * The password as a compact JWE for the server's key (AUTH-44); as it is while the deployment asks for none. What encrypts is
 * fetched with the first password, so that the sign-in page does not wait for it. Rejects where the browser has no WebCrypto.
 */
export async function encryptPassword(password: string, key: Schemas['PasswordKey'] | null): Promise<string> {
  if (!key) return password;
  const { CompactEncrypt, importJWK } = await import('jose');
  const { kid, alg, enc, kty, n, e } = key;
  return new CompactEncrypt(new TextEncoder().encode(password))
    .setProtectedHeader({ alg, enc, kid })
    .encrypt(await importJWK({ kty, n, e }, alg));
}
