import { describe, expect, test } from 'vitest';
import { hostNameOf, subdomainOf } from './host.ts';
import { chooseLocale } from './locale.ts';
import { readTimeZone } from './read-call.ts';

describe('the language of a request', () => {
  test.each([
    [undefined, 'zh-CN'],
    ['en-US,en;q=0.9', 'en-US'],
    ['de, en;q=0.5, zh;q=0.4', 'en-US'],
    ['zh-TW', 'zh-CN'],
    ['en;q=0, zh', 'zh-CN'],
    ['../../etc', 'zh-CN'],
    ['__proto__', 'zh-CN'],
  ])('SESS-03 of Accept-Language %s is %s', (header, locale) => expect(chooseLocale(header)).toBe(locale));
});

describe('the time zone of a request', () => {
  test.each([
    ['Asia/Shanghai', 'Asia/Shanghai'],
    [undefined, 'UTC'],
    ['Mars/Base', 'UTC'],
    ["'; drop table x", 'UTC'],
  ])('SESS-03 of clientTimeZone %s is %s', (header, zone) => expect(readTimeZone(header)).toBe(zone));
});

describe('the workspace of an address', () => {
  const publicHost = 'pages.example.com';
  test.each([
    ['acme.pages.example.com:8443', 'acme'],
    ['ACME.localhost:4300', 'acme'],
    ['pages.example.com', undefined],
    ['a.b.pages.example.com', undefined],
    ['evilpages.example.com', undefined],
    ['-acme.localhost', undefined],
    ['acme.example.org', undefined],
    ['127.0.0.1:4300', undefined],
  ])('of host %s is %s', (header, label) => expect(subdomainOf(hostNameOf(header), publicHost)).toBe(label));
});
