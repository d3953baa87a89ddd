import { describe, expect, it } from 'vitest';
import { afterSignIn, dashboardOf } from './after-sign-in.ts';

const user = ['WORKSPACE_USER'];
const search = (redirect: string, others = ''): string => `?redirect=${encodeURIComponent(redirect)}${others}`;

describe('after sign-in', () => {
  it('AUTH-22 system roles go to the platform settings, whatever was asked for', () => {
    expect(afterSignIn(['SYSTEM_ADMIN'], search('/p/7', '&apphash=1.a'))).toBe('/platform-home/platformset');
  });
  it('AUTH-23 others go to the redirect or to the start', () => {
    expect(afterSignIn(['APP_USER'], search('/notificationlist?x=1'))).toBe('/notificationlist?x=1');
    expect(afterSignIn(['APP_USER'], '')).toBe('/workbench/loading');
  });
  it('AUTH-24 contradictions 14 the application of a link comes before the redirect', () => {
    expect(afterSignIn(user, search('/p/7', '&apphash=1.a-b'))).toBe('/auth-redirect?apphash=1.a-b');
    expect(dashboardOf('a1', '?apphash=1.a-b')).toBe('/dashboard?appid=a1');
  });
  it.each([
    [search('/x', '&foo=1'), '/x?foo=1'],
    [search('/x?foo=2#part', '&foo=1&bar=a b'), '/x?foo=2&bar=a+b#part'],
    ['?foo=1&safe=1', '/workbench/loading?foo=1'],
    ['?apphash=h&foo=1', '/auth-redirect?apphash=h&foo=1'],
  ])('AUTH-26 passes on what %s says beside the sign-in', (from, to) => {
    expect(afterSignIn(user, from)).toBe(to);
  });
  it('AUTH-26 passes it on to the application as well', () => {
    expect(dashboardOf('a1', '?apphash=h&foo=1&appid=other')).toBe('/dashboard?appid=a1&foo=1');
  });
});

describe('the redirect of a sign-in', () => {
  const nested = Array.from({ length: 50 }).reduce<string>(
    (inner) => `/login?redirect=${encodeURIComponent(inner)}`.slice(0, 60_000),
    '//evil.test',
  );
  it.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n\\evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'evil.test',
    '',
    '/x/..//evil.test',
    '/login',
    '/auth-redirect?redirect=//evil.test',
    nested,
  ])('AUTH-27 P31 %j leads to the start', (path) => {
    expect(afterSignIn(user, search(path))).toBe('/workbench/loading');
  });
  it('AUTH-27 P31 of two redirects the first counts, and a foreign one is none', () => {
    expect(afterSignIn(user, '?redirect=//evil.test&redirect=/a')).toBe('/workbench/loading');
    expect(afterSignIn(user, '?redirect=/a&redirect=//evil.test')).toBe('/a');
  });
  it('AUTH-27 keeps a path with query and fragment', () => {
    expect(afterSignIn(user, search('/a/b?c=//d#e'))).toBe('/a/b?c=//d#e');
  });
  it.each(['/%2F%2Fevil.test', '/%5Cevil.test', '/a%2F%2Fevil.test'])('P31 %s stays on this site', (path) => {
    expect(new URL(afterSignIn(user, search(path)), 'https://ours.test').origin).toBe('https://ours.test');
  });
  it('P31 no other parameter becomes a path', () => {
    expect(afterSignIn(user, '?apphash=//evil.test')).toBe('/auth-redirect?apphash=%2F%2Fevil.test');
    expect(dashboardOf('//evil.test', '')).toBe('/dashboard?appid=%2F%2Fevil.test');
  });
});
