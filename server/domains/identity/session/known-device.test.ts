import { describe, expect, test } from 'vitest';
import { knownDevice, rememberDevice } from './known-device.ts';

describe('a known device', () => {
  const key = Buffer.alloc(32, 1);

  test('AUTH-47 knows the accounts that signed in on it and no others', () => {
    const cookie = rememberDevice(key, rememberDevice(key, undefined, 'owner'), 'both');
    expect(knownDevice(key, cookie, 'owner')).toBe(knownDevice(key, cookie, 'both'));
    expect(knownDevice(key, cookie, 'root')).toBeUndefined();
  });

  test('AUTH-47 cannot be made up or carried to another server', () => {
    const cookie = rememberDevice(key, undefined, 'owner');
    expect(knownDevice(Buffer.alloc(32, 2), cookie, 'owner')).toBeUndefined();
    expect(knownDevice(key, `${'A'.repeat(16)}~${cookie.split('~')[1]}`, 'owner')).toBeUndefined();
    for (const forged of [undefined, '', '~', '~~~', 'x'.repeat(5000)])
      expect(knownDevice(key, forged, 'owner')).toBeUndefined();
  });

  test('remembers five accounts', () => {
    let cookie: string | undefined;
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) cookie = rememberDevice(key, cookie, name);
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((name) => knownDevice(key, cookie, name))).toEqual([
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
  });
});
