import { describe, expect, test } from 'vitest';
import { hashToken, newToken, successorOf } from './token.ts';

describe('tokens', () => {
  const key = Buffer.alloc(32, 7);
  const parent = newToken('refresh');

  test('are opaque, 256 bits, and stored as a hash that does not show them', () => {
    expect(newToken('access')).toMatch(/^pwa_[\w-]{43}$/);
    expect(new Set(Array.from({ length: 1_000 }, () => newToken('refresh'))).size).toBe(1_000);
    expect(hashToken(parent)).not.toContain(parent.slice(4, 12));
  });

  test('P10 the successor of a token is always the same', () => {
    expect(successorOf(key, parent, 3, 'refresh')).toBe(successorOf(key, parent, 3, 'refresh'));
  });

  test('another key, parent, generation or kind gives another successor', () => {
    const all = [
      successorOf(key, parent, 3, 'refresh'),
      successorOf(Buffer.alloc(32, 8), parent, 3, 'refresh'),
      successorOf(key, newToken('refresh'), 3, 'refresh'),
      successorOf(key, parent, 4, 'refresh'),
      successorOf(key, parent, 3, 'access'),
    ].map((token) => token.slice(4));
    expect(new Set(all).size).toBe(all.length);
  });
});
