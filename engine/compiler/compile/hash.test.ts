import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './hash.ts';

it('sha256 agrees with Node on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 500 },
  );
  expect(sha256('x'.repeat(100_000))).toBe(createHash('sha256').update('x'.repeat(100_000)).digest('hex'));
});
