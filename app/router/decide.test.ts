import { describe, expect, it } from 'vitest';
import { decide, type PageRow, type Visitor } from './decide.ts';
import { findPage } from './find-page.ts';

const admins = ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN'];
const workspace = [...admins, 'WORKSPACE_USER', 'APP_USER'];
const system = ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN'];

const pages: PageRow[] = [
  { id: 'session.login', route: '/login', roles: ['public'] },
  { id: 'errors.404', route: '/404', roles: ['public'] },
  { id: 'entry.auth-redirect', route: '/auth-redirect', roles: ['public'] },
  { id: 'alert.past', route: '/alert/past', roles: ['public'] },
  { id: 'workbench.home', route: '/workbench', roles: workspace },
  { id: 'settings.loginPage', route: '/workbench/setting/login-page', roles: admins },
  { id: 'platform.platformset', route: '/platform-home/platformset', roles: system },
  { id: 'account.userInfo', route: '/userinfo-setting' },
  { id: 'records.detail', route: '/p/:id' },
  { id: 'records.new', route: '/p/new' },
  { id: 'application.dashboard', route: '/dashboard' },
  { id: 'records.menu', route: '/m/:id' },
];
const anonymous: Visitor = { roles: [], isSignedIn: false };
const as = (...roles: string[]): Visitor => ({ roles, isSignedIn: true });
const at = (address: string) => {
  const [path = '', query] = address.split('?');
  return { path, search: query === undefined ? '' : `?${query}` };
};
/** The address that is shown in the end, or the id of its page. */
function outcome(address: string, visitor: Visitor): string {
  const decision = decide(pages, at(address), visitor, findPage);
  return decision.kind === 'page' ? decision.page.id : decision.to;
}

describe('where an address leads', () => {
  it.each([
    ['the root is the sign-in page for an anonymous visitor', '/', anonymous, '/login'],
    ['the root is the workbench for a user', '/', as('WORKSPACE_USER'), '/workbench'],
    ['the root is the platform for a system role', '/', as('SYSTEM_ADMIN'), '/platform-home/platformset'],
    ['ROUTE-004 /login opens signed out', '/login', anonymous, 'session.login'],
    ['ROUTE-008 /404 opens signed out', '/404', anonymous, 'errors.404'],
    ['ROUTE-014 /alert/past opens signed out', '/alert/past', anonymous, 'alert.past'],
    [
      'SESS-25 no password opens it again for who was a shadow user',
      '/p/7',
      { ...anonymous, isHandedOver: true },
      '/error-web',
    ],
    [
      'SESS-24 a shadow user opens the menus of the own application',
      '/m/7?appid=a',
      { ...as('APP_USER'), application: 'a' },
      'records.menu',
    ],
    [
      'SESS-24 and nothing of another one',
      '/m/7?appid=b',
      { ...as('APP_USER'), application: 'a' },
      '/dashboard?appid=a',
    ],
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
    ['ACC-08 also from below /platform-home', '/platform-home/platformset', as('WORKSPACE_SUPER_ADMIN'), '/workbench'],
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
      anonymous,
      '/login?redirect=%2Fno-such-page',
    ],
    [
      'a protected page asks to sign in and remembers where to',
      '/workbench?a=1',
      anonymous,
      '/login?redirect=%2Fworkbench%3Fa%3D1',
    ],
    ['AUTH-40 a link to an application asks to sign in first', '/app/1.h?foo=1', anonymous, '/login?foo=1&apphash=1.h'],
    ['AUTH-40 so does the form of programs of a telephone', '/pcwx_app/1.h', anonymous, '/login?apphash=1.h'],
    ['AUTH-41 signed in it is looked up', '/app/1.h', as('WORKSPACE_USER'), '/auth-redirect?apphash=1.h'],
    [
      'AUTH-42 ROUTE-006 /auth-redirect looks a hash up',
      '/auth-redirect?apphash=1.h',
      as('APP_USER'),
      'entry.auth-redirect',
    ],
    ['AUTH-42 signed out it asks to sign in first', '/auth-redirect?apphash=1.h', anonymous, '/login?apphash=1.h'],
    ['without a hash /auth-redirect leads on', '/auth-redirect?redirect=/p/7', as('APP_USER'), '/p/7'],
    ['ROUTE-099 what is behind /redirect opens', '/redirect/p/7?cid=1', as('WORKSPACE_ADMIN'), '/p/7?cid=1'],
    ['ROUTE-099 P31 and is never another site', '/redirect//evil.test', as('WORKSPACE_ADMIN'), '/evil.test'],
    ['a fixed word wins over a parameter', '/p/new', as('WORKSPACE_ADMIN'), 'records.new'],
    ['a slash at the end changes nothing', '/workbench/', as('WORKSPACE_USER'), 'workbench.home'],
    ['a look-alike of an area is not the area', '/workbenches', as('SYSTEM_ADMIN'), '/platform-home/platformset'],
  ])('%s', (_, address, visitor, expected) => {
    expect(outcome(address, visitor)).toBe(expected);
  });

  it('ROLE-08 a page without roles opens for every signed-in role, and asks others to sign in', () => {
    const roles = ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN', ...workspace, 'WORKSPACE_APP_ADMIN', 'APP_OWNER', 'APP_ADMIN'];
    for (const role of roles) expect(outcome('/userinfo-setting', as(role)), role).toBe('account.userInfo');
    expect(outcome('/userinfo-setting', anonymous)).toBe('/login?redirect=%2Fuserinfo-setting');
  });

  it('the state of the workspace comes before everything but public pages', () => {
    const shut = { ...as('WORKSPACE_USER'), alert: '/alert/past' };
    expect(outcome('/platform-home', shut)).toBe('/alert/past');
    expect(outcome('/no-such-page', shut)).toBe('/alert/past');
    expect(outcome('/alert/past', shut)).toBe('alert.past');
  });

  it('ORG-17 whoever was given a password changes it before anything else', () => {
    const given = { ...as('WORKSPACE_USER'), mustChangePassword: true };
    expect(outcome('/workbench', given)).toBe('/userinfo-setting?showType=password');
    expect(outcome('/no-such-page', given)).toBe('/userinfo-setting?showType=password');
    expect(outcome('/userinfo-setting?showType=password', given)).toBe('account.userInfo');
    expect(outcome('/404', given)).toBe('errors.404');
  });

  it('AUTH-18 whoever lacks codes by an app that the workspace requires sets them up before anything else', () => {
    const lacking = { ...as('WORKSPACE_USER'), mustSetUpTotp: true };
    expect(outcome('/workbench', lacking)).toBe('/userinfo-setting?showType=totp');
    expect(outcome('/userinfo-setting?showType=totp', lacking)).toBe('account.userInfo');
    const given = { ...lacking, mustChangePassword: true };
    expect(outcome('/workbench', given)).toBe('/userinfo-setting?showType=password');
  });

  it('somebody signed in is sent on from the sign-in page, except to the shipped one', () => {
    expect(outcome('/login', as('WORKSPACE_USER'))).toBe('/workbench/loading');
    expect(outcome('/login?redirect=/p/7', as('WORKSPACE_USER'))).toBe('/p/7');
    expect(outcome('/login?safe=1', as('WORKSPACE_USER'))).toBe('session.login');
  });

  it('AUTH-24 who is signed in opens the application of a link from the sign-in page', () => {
    expect(outcome('/login?apphash=1.h', as('WORKSPACE_USER'))).toBe('/auth-redirect?apphash=1.h');
    expect(outcome('/login?apphash=1.h', as('SYSTEM_ADMIN'))).toBe('/platform-home/platformset');
  });
});

describe('parameters of a route', () => {
  it('are decoded, and a broken escape stays as it is', () => {
    const paramsOf = (path: string) => {
      const decision = decide(pages, at(path), as('WORKSPACE_ADMIN'), findPage);
      return decision.kind === 'page' ? decision.params : decision.to;
    };
    expect(paramsOf('/p/a%20b')).toEqual({ id: 'a b' });
    expect(paramsOf('/p/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
    expect(paramsOf('/p/')).toBe('/workbench');
  });
});
