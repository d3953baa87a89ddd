import { expect, test } from 'vitest';
import { safeSrc } from './safe-src.ts';

test.each([
  '/files/a.png',
  '/files/two words.png',
  'https://example.test/a.jpg',
  'blob:http://localhost/1',
  'data:image/png;base64,iVBORw0=',
])('safeSrc passes %s', (src) => {
  expect(safeSrc(src)).toBe(src);
});

test.each([
  'javascript:alert(1)',
  ' jAva\nscript:alert(1)',
  '\u0001java\tscript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html,x',
  'file:///etc/passwd',
  '',
  null,
])('P20 safeSrc drops %j', (src) => {
  expect(safeSrc(src)).toBeUndefined();
});
