import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeApplicationHash, openApplicationHash } from './application-hash.ts';

const key = randomBytes(32);
const pair = { wsId: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC', appId: '01JD3Q4V9M8X2T6W5R7Y1Z0DEF' };

test('AUTH-38 the hash of a pair decodes to the same pair, and fits into an address', () => {
  const hash = makeApplicationHash(key, pair);
  expect(openApplicationHash(key, hash)).toEqual(pair);
  expect(encodeURIComponent(hash)).toBe(hash);
  expect(hash).not.toContain(pair.appId);
});

test('AUTH-38 a hash with one letter changed is refused, whichever it is', () => {
  const hash = makeApplicationHash(key, pair);
  for (let at = 0; at < hash.length; at += 1) {
    const changed = hash.slice(0, at) + (hash[at] === 'A' ? 'B' : 'A') + hash.slice(at + 1);
    expect(openApplicationHash(key, changed), `letter ${at}`).toBeUndefined();
  }
});

test.each(['', 'a', '1.', 'x'.repeat(2000), '../../etc', '{"ws_id":1}'])('AUTH-38 %j is no hash', (hash) => {
  expect(openApplicationHash(key, hash)).toBeUndefined();
});

test('AUTH-39 a hash from another key is refused', () => {
  expect(openApplicationHash(randomBytes(32), makeApplicationHash(key, pair))).toBeUndefined();
});
