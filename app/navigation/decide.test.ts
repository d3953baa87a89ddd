import { describe, expect, it } from 'vitest';
import { afterSignIn, decide, type PageRow, type Visitor } from './decide.ts';

const admins = ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN'];
const workspace = [...admins, 'WORKSPACE_USER', 'APP_USER'];
const system = ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN'];

const pages: PageRow[] = [
  { id: 'session.login', route: '/login', roles: ['public'] },
  { id: 'errors.404', route: '/404', roles: ['public'] },
  { id: 'alert.past', route: '/alert/past', roles: ['public'] },
  { id: 'workbench.home', route: '/workbench', roles: workspace },
  { id: 'settings.loginPage', route: '/workbench/setting/login-page', roles: admins },
  { id: 'platform.platformset', route: '/platform-home/platformset', roles: system },
  { id: 'records.detail', route: '/p/:id' },
  { id: 'records.new', route: '/p/new' },
];
const nobody: Visitor = { roles: [], isSignedIn: false };
const as = (...roles: string[]): Visitor => ({ roles, isSignedIn: true });
const at = (address: string) => {
  const [path = '', query] = address.split('?');
  return { path, search: query === undefined ? '' : `?${query}` };
};
/** The address that is shown in the end, or the id of its page. */
function outcome(address: string, visitor: Visitor): string {
  const decision = decide(pages, at(address), visitor);
  return decision.kind === 'page' ? decision.page.id : decision.to;
}

describe('where an address leads', () => {
  it.each([
    ['the root is the sign-in page for nobody', '/', nobody, '/login'],
    ['the root is the workbench for a user', '/', as('WORKSPACE_USER'), '/workbench'],
    ['the root is the platform for a system role', '/', as('SYSTEM_ADMIN'), '/platform-home/platformset'],
    ['ROUTE-004 /login opens signed out', '/login', nobody, 'session.login'],
    ['ROUTE-008 /404 opens signed out', '/404', nobody, 'errors.404'],
    ['ROUTE-014 /alert/past opens signed out', '/alert/past', nobody, 'alert.past'],
    ['ROUTE-027 the workbench home opens for an application role', '/workbench', as('APP_USER'), 'workbench.home'],
    [
      'ACC-07 a system user at /workbench goes to the platform',
      '/workbench',
      as('SYSTEM_ADMIN'),
      '/platform-home/platformset',
    ],
    [
      'ACC-07 also from below /workbench',
      '/workbench/setting/login-page',
      as('SYSTEM_ADMIN'),
      '/platform-home/platformset',
    ],
    [
      'ACC-08 a workspace user at /platform-home goes to the workbench',
      '/platform-home',
      as('WORKSPACE_ADMIN'),
      '/workbench',
    ],
    ['ACC-10 a role that is not listed goes to /404', '/workbench/setting/login-page', as('WORKSPACE_USER'), '/404'],
    [
      'ACC-10 a role that is listed sees the page',
      '/workbench/setting/login-page',
      as('WORKSPACE_ADMIN'),
      'settings.loginPage',
    ],
    ['ROUTE-026 ERR-24 an unknown address goes to the workbench', '/no-such-page', as('WORKSPACE_USER'), '/workbench'],
    [
      'an unknown address without a session asks to sign in first',
      '/no-such-page',
      nobody,
      '/login?redirect=%2Fno-such-page',
    ],
    [
      'a protected page asks to sign in and remembers where to',
      '/workbench?a=1',
      nobody,
      '/login?redirect=%2Fworkbench%3Fa%3D1',
    ],
    ['a fixed word wins over a parameter', '/p/new', as('WORKSPACE_ADMIN'), 'records.new'],
    ['a slash at the end changes nothing', '/workbench/', as('WORKSPACE_USER'), 'workbench.home'],
    ['a look-alike of an area is not the area', '/workbenches', as('SYSTEM_ADMIN'), '/platform-home/platformset'],
  ])('%s', (_, address, visitor, expected) => {
    expect(outcome(address, visitor)).toBe(expected);
  });

  it('the state of the workspace comes before everything but public pages', () => {
    const shut = { ...as('WORKSPACE_USER'), alert: '/alert/past' };
    expect(outcome('/platform-home', shut)).toBe('/alert/past');
    expect(outcome('/no-such-page', shut)).toBe('/alert/past');
    expect(outcome('/alert/past', shut)).toBe('alert.past');
  });

  it('somebody signed in is sent on from the sign-in page, except to the shipped one', () => {
    expect(outcome('/login', as('WORKSPACE_USER'))).toBe('/workbench/loading');
    expect(outcome('/login?redirect=/p/7', as('WORKSPACE_USER'))).toBe('/p/7');
    expect(outcome('/login?safe=1', as('WORKSPACE_USER'))).toBe('session.login');
  });
});

describe('after sign-in', () => {
  it('AUTH-22 system roles go to the platform settings, whatever was asked for', () => {
    expect(afterSignIn(['SYSTEM_ADMIN'], '/p/7')).toBe('/platform-home/platformset');
  });
  it('AUTH-23 others go to the redirect or to the start', () => {
    expect(afterSignIn(['APP_USER'], '/notificationlist?x=1')).toBe('/notificationlist?x=1');
    expect(afterSignIn(['APP_USER'], undefined)).toBe('/workbench/loading');
  });
});

describe('the redirect of a sign-in', () => {
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
  ])('AUTH-27 P31 %j leads to the start', (path) => {
    expect(afterSignIn(['WORKSPACE_USER'], path)).toBe('/workbench/loading');
  });
  it('AUTH-27 keeps a path with query and fragment', () => {
    expect(afterSignIn(['WORKSPACE_USER'], '/a/b?c=//d#e')).toBe('/a/b?c=//d#e');
  });
});

describe('parameters of a route', () => {
  it('are decoded, and a broken escape stays as it is', () => {
    const paramsOf = (path: string) => {
      const decision = decide(pages, at(path), as('WORKSPACE_ADMIN'));
      return decision.kind === 'page' ? decision.params : decision.to;
    };
    expect(paramsOf('/p/a%20b')).toEqual({ id: 'a b' });
    expect(paramsOf('/p/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
    expect(paramsOf('/p/')).toBe('/workbench');
  });
});
