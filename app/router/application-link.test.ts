import { describe, expect, it } from 'vitest';
import { linkedApplication, pathOfOldLink } from './application-link.ts';

describe('links to an application', () => {
  it.each(['/app/1.aB_-9', '/app/1.aB_-9/', '/pcwx_app/1.aB_-9'])('AUTH-40 %s means its hash', (path) => {
    expect(linkedApplication(path, '')).toBe('?apphash=1.aB_-9');
  });
  it('AUTH-26 AUTH-40 what else a link says stays, and cannot name another application', () => {
    expect(linkedApplication('/app/h', '?foo=1&apphash=other')).toBe('?foo=1&apphash=h');
  });
  it('the address of an application stands before any of its pages', () => {
    expect(linkedApplication('/app/orders/m/7/edit/8', '?cid=1')).toBe(
      '?cid=1&apphash=orders&inside=%2Fm%2F7%2Fedit%2F8',
    );
    expect(linkedApplication('/app/orders/', '?inside=/m/7')).toBe('?apphash=orders');
  });
  it.each(['/app', '/app/', '/apps/a', '/workbench/app', `/app/${'x'.repeat(401)}`])('%s is no such link', (path) => {
    expect(linkedApplication(path, '')).toBeUndefined();
  });
  it('P31 a hash is never more than a parameter', () => {
    expect(linkedApplication('/app/%2F%2Fevil.test', '')).toBe('?apphash=%2F%2Fevil.test');
    expect(linkedApplication('/app/%E0%A4%A', '')).toBe('?apphash=%25E0%25A4%25A');
  });
  it('AUTH-40 web.html#/app/{hash} is read as the path behind its mark', () => {
    expect(pathOfOldLink({ pathname: '/web.html', hash: '#/app/h' })).toBe('/app/h');
    expect(pathOfOldLink({ pathname: '/web.html', hash: '#//evil.test' })).toBeUndefined();
    expect(pathOfOldLink({ pathname: '/login', hash: '#/app/h' })).toBeUndefined();
  });
});
