import { describe, expect, it } from 'vitest';
import { addressOf, newSecret, stepOf } from './app-code.ts';

/** `12345678901234567890`, the secret of the examples in RFC 6238. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is that of RFC 6238 after %d seconds', (seconds, code) => {
    expect(stepOf(rfcSecret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('is accepted one period early and one late, and no further', () => {
    const step = Math.floor(1_111_111_111 / 30);
    const begin = step * 30;
    expect(stepOf(rfcSecret, '050471', at(begin - 1))).toBe(step);
    expect(stepOf(rfcSecret, '050471', at(begin + 59))).toBe(step);
    expect(stepOf(rfcSecret, '050471', at(begin - 31))).toBeUndefined();
    expect(stepOf(rfcSecret, '050471', at(begin + 60))).toBeUndefined();
  });

  it.each(['', '05047', '0050471', '050472'])('is six right digits, not %j', (code) => {
    expect(stepOf(rfcSecret, code, at(1_111_111_111))).toBeUndefined();
  });

  it('comes of a secret of its own, which its address names', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    const address = new URL(addressOf(one, { issuer: 'Pagewright & Co', username: '王芳@acme' }));
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(address.pathname)).toContain('王芳@acme');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: one, issuer: 'Pagewright & Co' });
  });
});
