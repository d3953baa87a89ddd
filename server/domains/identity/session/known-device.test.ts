import { describe, expect, test } from 'vitest';
import { isKnownStill, knownDevice, rememberDevice } from './known-device.ts';

describe('a known device', () => {
  const key = Buffer.alloc(32, 1);
  const now = new Date('2026-11-24T10:00:00Z');

  test('AUTH-47 knows the accounts that signed in on it and no others', () => {
    const cookie = rememberDevice(key, rememberDevice(key, undefined, 'owner', now), 'both', now);
    expect(knownDevice(key, cookie, 'owner')).toEqual(knownDevice(key, cookie, 'both'));
    expect(knownDevice(key, cookie, 'root')).toBeUndefined();
  });

  test('AUTH-47 cannot be made up or carried to another server', () => {
    const cookie = rememberDevice(key, undefined, 'owner', now);
    expect(knownDevice(Buffer.alloc(32, 2), cookie, 'owner')).toBeUndefined();
    expect(knownDevice(key, `${'A'.repeat(16)}~${cookie.split('~')[1]}`, 'owner')).toBeUndefined();
    for (const forged of [undefined, '', '~', '~~~', 'x'.repeat(5000)])
      expect(knownDevice(key, forged, 'owner')).toBeUndefined();
  });

  test('AUTH-47 is one only while the password with which it signed in holds', () => {
    const device = knownDevice(key, rememberDevice(key, undefined, 'owner', now), 'owner');
    expect(device?.since).toEqual(now);
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    expect(device && [at(-1), at(0), at(1), null].map((changed) => isKnownStill(device, changed))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('AUTH-47 cannot be made younger', () => {
    const [device, entry = ''] = rememberDevice(key, undefined, 'owner', now).split('~');
    const younger = [device, entry.replace(/^[^.]+/, (now.getTime() + 1).toString(36))].join('~');
    expect(knownDevice(key, younger, 'owner')).toBeUndefined();
  });

  test('remembers five accounts', () => {
    let cookie: string | undefined;
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) cookie = rememberDevice(key, cookie, name, now);
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((name) => knownDevice(key, cookie, name))).toEqual([
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
  });
});
