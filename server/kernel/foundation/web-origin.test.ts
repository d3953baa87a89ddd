import { expect, test } from 'vitest';
import { isWebOrigin } from './web-origin.ts';

test.each([
  ['https://portal.acme.example', true],
  ['https://PORTAL.acme.example:8443', true],
  ['https://portal.acme.example:443', true],
  ['http://localhost:8080', true],
  ['https://203.0.113.7', true],
  ['https://portal.acme.example:65535', true],
  ['https://portal.acme.example:99999', false],
  ['https://portal.acme.example:65536', false],
  ['https://portal..acme.example', false],
  ['https://portal.acme.example.', false],
  ['https://.acme.example', false],
  ['https://0x7f.1', false],
  ['https://portal.acme.example/', false],
  ['https://*.acme.example', false],
  ["https://a.example;script-src 'unsafe-inline'", false],
  ['https://a.example https://b.example', false],
  ['https://a@b.example', false],
  ['javascript:alert(1)', false],
])('SESS-27 P31 %s is an origin: %s', (text, isOrigin) => {
  expect(isWebOrigin(text)).toBe(isOrigin);
});
