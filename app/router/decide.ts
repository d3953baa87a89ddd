import { afterSignIn, dashboardOf } from './after-sign-in.ts';
import { isSystemUser, systemHome, workbench } from './areas.ts';
import { linkedApplication } from './application-link.ts';

/** One row of the page table: the server resolves it for the workspace of the address or of the session. */
export interface PageRow {
  id: string;
  /** `/workbench/app`; a part that starts with a colon takes anything. Layouts have none. */
  route?: string;
  /** Who may open it, `public` for everybody; absent: every signed-in user. */
  roles?: readonly string[];
}

export interface Visitor {
  /** Empty when no user is signed in. */
  roles: readonly string[];
  isSignedIn: boolean;
  /** The only application of a shadow user (SESS-24). */
  application?: string | undefined;
  /** A shadow user, or who was one until the session ended: no password opens it again (SESS-25). */
  isHandedOver?: boolean;
  /** Set while the workspace or the platform is not open to this user: the address of the page that says why. */
  alert?: string;
  /** Another person set the password: no page but the one that changes it is open (ORG-17). */
  mustChangePassword?: boolean | undefined;
  /** The workspace requires codes by an app: no page but the one that sets them up is open. */
  mustSetUpTotp?: boolean | undefined;
}

export interface Address {
  path: string;
  /** With the question mark, or empty. */
  search: string;
}

export type Decision<Page extends PageRow> =
  | { kind: 'page'; page: Page; params: Record<string, string> }
  | { kind: 'redirect'; to: string };

const ownAccount = '/userinfo-setting';

function isWithin(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** Finds the page of an address: `find-page.ts`, by the router, and until that is loaded `findFixedPage`. */
export type FindPage = <Page extends PageRow>(
  pages: readonly Page[],
  path: string,
) => { page: Page; params: Record<string, string> } | undefined;

/** The page whose route is the address itself, letter by letter: the router's ranking puts it first as well. */
export const findFixedPage: FindPage = (pages, path) => {
  const page = pages.find(({ route }) => route === path);
  return page && { page, params: {} };
};

function home(visitor: Visitor): string {
  if (!visitor.isSignedIn) return '/login';
  return isSystemUser(visitor.roles) ? systemHome : workbench;
}

/**
 * What an address shows to a visitor. The checks are made in this order: state of the workspace, a password
 * that others gave, codes by an app that are lacking, the two areas of system and workspace users, the roles of the page (/404, ACC-10), unknown addresses (/workbench, ROUTE-026).
 */
export function decide<Page extends PageRow>(
  pages: readonly Page[],
  address: Address,
  visitor: Visitor,
  findPage: FindPage,
): Decision<Page> {
  const { path, search } = address;
  if (path === '/') return { kind: 'redirect', to: home(visitor) };
  // The address behind it, which is judged by itself (ROUTE-099); never one of another site (P31).
  const behind = /^\/redirect\/+(.*)/.exec(path)?.[1];
  if (behind !== undefined) return { kind: 'redirect', to: `/${behind}${search}` };
  const link = linkedApplication(path, search);
  if (link) return { kind: 'redirect', to: `${visitor.isSignedIn ? '/auth-redirect' : '/login'}${link}` };
  const found = findPage(pages, path);
  if (found?.page.roles?.includes('public'))
    return arriveAtPublicPage(path, search, visitor) ?? { kind: 'page', ...found };
  // Only public pages are known before the sign-in, so the address is judged after it.
  if (!visitor.isSignedIn) return { kind: 'redirect', to: signInFor(visitor, path + search) };
  if (visitor.alert) return { kind: 'redirect', to: visitor.alert };
  const { application } = visitor;
  if (application !== undefined && !isInside(application, address)) {
    return { kind: 'redirect', to: dashboardOf(application, '') };
  }
  if (visitor.mustChangePassword && path !== ownAccount) {
    return { kind: 'redirect', to: `${ownAccount}?showType=password` };
  }
  if (visitor.mustSetUpTotp && path !== ownAccount) {
    return { kind: 'redirect', to: `${ownAccount}?showType=totp` };
  }
  const isSystem = isSystemUser(visitor.roles);
  if (isSystem && isWithin(path, workbench)) return { kind: 'redirect', to: systemHome };
  if (!isSystem && isWithin(path, '/platform-home')) return { kind: 'redirect', to: workbench };
  if (!found) return { kind: 'redirect', to: home(visitor) };
  const allowed = found.page.roles;
  if (allowed && !allowed.some((role) => visitor.roles.includes(role))) return { kind: 'redirect', to: '/404' };
  return { kind: 'page', ...found };
}

function signInFor({ isHandedOver }: Visitor, address: string): string {
  return isHandedOver ? '/error-web' : `/login?redirect=${encodeURIComponent(address)}`;
}

/** The pages of an application that need no more than a role in it: its home, and what its menus open. */
function isInside(application: string, { path, search }: Address): boolean {
  const isOpen = path === '/dashboard' || isWithin(path, '/m');
  return isOpen && new URLSearchParams(search).get('appid') === application;
}

/** Where the pages of the sign-in lead signed-in users, and /auth-redirect visitors; undefined: the page is shown. */
function arriveAtPublicPage(path: string, search: string, { roles, isSignedIn }: Visitor): Decision<never> | undefined {
  const query = new URLSearchParams(search);
  if (path === '/auth-redirect') {
    if (!isSignedIn) return { kind: 'redirect', to: `/login${search}` };
    // Only the server can tell which application a hash means.
    return query.has('apphash') ? undefined : { kind: 'redirect', to: afterSignIn(roles, search) };
  }
  // Signed-in users see the sign-in page only when they ask for the shipped one.
  if (path !== '/login' || !isSignedIn || query.get('safe') === '1') return undefined;
  return { kind: 'redirect', to: afterSignIn(roles, search) };
}
