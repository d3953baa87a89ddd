import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32);

test.each(['', 'geheim', '密码 🔑', 'x'.repeat(500)])('P41 %j opens where it was sealed', (text) => {
  expect(unseal(key, 'ws1 email password', seal(key, 'ws1 email password', text))).toBe(text);
});

test('P41 the same text is never sealed twice in the same way, and nothing of it is to be read', () => {
  const [first, second] = [seal(key, 'a', 'canary'), seal(key, 'a', 'canary')];
  expect(first).not.toBe(second);
  expect(Buffer.from(first.slice(2), 'base64url').toString('latin1')).not.toContain('canary');
});

test('P41 another key, another place and a changed text do not open', () => {
  const sealed = seal(key, 'ws1 email password', 'canary');
  expect(() => unseal(randomBytes(32), 'ws1 email password', sealed)).toThrow();
  expect(() => unseal(key, 'ws2 email password', sealed)).toThrow();
  const bytes = Buffer.from(sealed.slice(2), 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => unseal(key, 'ws1 email password', `1.${changed.toString('base64url')}`), `byte ${at}`).toThrow();
  }
  for (const other of ['', '1.', '1.AAAA', sealed.slice(2)]) expect(() => unseal(key, 'a', other)).toThrow();
});

test('AUTH-38 no letter of a sealed text can be another one, the last one included', () => {
  for (const text of ['a', 'ab', 'abc']) {
    const sealed = seal(key, 'a', text);
    for (const letter of 'ABCQgw_-4') {
      const changed = sealed.slice(0, -1) + letter;
      if (changed !== sealed) expect(() => unseal(key, 'a', changed), changed).toThrow();
    }
    expect(() => unseal(key, 'a', `${sealed}=`)).toThrow();
    expect(() => unseal(key, 'a', `${sealed}*`)).toThrow();
  }
});
