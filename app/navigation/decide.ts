import { matchRoutes } from 'react-router-dom';
import { sitePath } from '#engine/core';

/** One row of the page table: the server resolves it for the workspace of the address or of the session. */
export interface PageRow {
  id: string;
  /** `/workbench/app`; a part that starts with a colon takes anything. Layouts have none. */
  route?: string;
  /** Who may open it, `public` for everybody; absent: every signed-in user. */
  roles?: readonly string[];
}

export interface Visitor {
  /** Empty for nobody signed in. */
  roles: readonly string[];
  isSignedIn: boolean;
  /** Set while the workspace or the platform is not open to this user: the address of the page that says why. */
  alert?: string;
}

export interface Address {
  path: string;
  /** With the question mark, or empty. */
  search: string;
}

export type Decision<Page extends PageRow> =
  | { kind: 'page'; page: Page; params: Record<string, string> }
  | { kind: 'redirect'; to: string };

export const systemHome = '/platform-home/platformset';
export const workbench = '/workbench';

/** True when the user belongs to the platform rather than to a workspace. */
export function isSystemUser(roles: readonly string[]): boolean {
  return roles.some((role) => role.startsWith('SYSTEM_'));
}

/** Where somebody goes who has just signed in: system roles first, then what they wanted, else the start (AUTH-22, AUTH-23). */
export function afterSignIn(roles: readonly string[], redirect: string | undefined): string {
  return isSystemUser(roles) ? systemHome : (sitePath(redirect) ?? '/workbench/loading');
}

function isWithin(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** The router's own ranking: fixed words win over parameters, whatever the order of the table. */
function findPage<Page extends PageRow>(pages: readonly Page[], path: string) {
  const routes = pages.flatMap((page) => (page.route ? [{ path: page.route, caseSensitive: true, handle: page }] : []));
  const match = matchRoutes(routes, path)?.at(-1);
  if (!match) return undefined;
  return { page: match.route.handle, params: definedOnly(match.params) };
}

function definedOnly(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']));
}

function home(visitor: Visitor): string {
  if (!visitor.isSignedIn) return '/login';
  return isSystemUser(visitor.roles) ? systemHome : workbench;
}

/**
 * What an address shows to a visitor. The checks are made in this order: state of the workspace, the two areas of
 * system and workspace users, the roles of the page (/404, ACC-10), unknown addresses (/workbench, ROUTE-026).
 */
export function decide<Page extends PageRow>(
  pages: readonly Page[],
  address: Address,
  visitor: Visitor,
): Decision<Page> {
  const { path, search } = address;
  if (path === '/') return { kind: 'redirect', to: home(visitor) };
  const found = findPage(pages, path);
  if (found?.page.roles?.includes('public'))
    return arriveAtPublicPage(path, search, visitor) ?? { kind: 'page', ...found };
  // Only public pages are known before the sign-in, so the address is judged after it.
  if (!visitor.isSignedIn) return { kind: 'redirect', to: `/login?redirect=${encodeURIComponent(path + search)}` };
  if (visitor.alert) return { kind: 'redirect', to: visitor.alert };
  const isSystem = isSystemUser(visitor.roles);
  if (isSystem && isWithin(path, workbench)) return { kind: 'redirect', to: systemHome };
  if (!isSystem && isWithin(path, '/platform-home')) return { kind: 'redirect', to: workbench };
  if (!found) return { kind: 'redirect', to: home(visitor) };
  const allowed = found.page.roles;
  if (allowed && !allowed.some((role) => visitor.roles.includes(role))) return { kind: 'redirect', to: '/404' };
  return { kind: 'page', ...found };
}

/** Somebody who is signed in has no business at the sign-in page, unless they ask for the shipped one. */
function arriveAtPublicPage(path: string, search: string, visitor: Visitor): Decision<never> | undefined {
  if (path !== '/login' || !visitor.isSignedIn) return undefined;
  const query = new URLSearchParams(search);
  if (query.has('safe')) return undefined;
  return { kind: 'redirect', to: afterSignIn(visitor.roles, query.get('redirect') ?? undefined) };
}
