import { sitePath } from '#engine/runtime';
import { isSystemUser, systemHome } from './areas.ts';

/** Parameters of the sign-in itself; all others belong to the target (AUTH-26). */
const ofSignIn = new Set(['redirect', 'apphash', 'safe', 'third']);

/** Pages that would lead here again. */
const signInPaths = new Set(['/', '/login', '/register', '/auth-redirect']);

/**
 * Where a user goes after signing in: system roles to the platform (AUTH-22), then the application of a link
 * (AUTH-24), then the wanted path of this site (AUTH-23, AUTH-27), else the start (contradictions 14).
 */
export function afterSignIn(roles: readonly string[], search: string): string {
  const query = new URLSearchParams(search);
  if (isSystemUser(roles)) return withOthers(systemHome, query);
  const apphash = query.get('apphash');
  if (apphash) return withOthers(`/auth-redirect?apphash=${encodeURIComponent(apphash)}`, query);
  return withOthers(wanted(query.get('redirect')) ?? '/workbench/loading', query);
}

/** The application's home, or the page `inside` of it that a link names, with what the address says beside the sign-in (AUTH-26). */
export function dashboardOf(application: string, search: string): string {
  const query = new URLSearchParams(search);
  const [path] = (sitePath(query.get('inside') ?? undefined) ?? '/dashboard').split(/[?#]/, 1);
  query.delete('inside');
  return withOthers(`${path}?appid=${encodeURIComponent(application)}`, query);
}

/** P31: a path of this site that does not lead back to the sign-in. */
function wanted(redirect: string | null): string | undefined {
  const path = sitePath(redirect ?? undefined);
  return path === undefined || signInPaths.has(path.split(/[?#]/, 1)[0] ?? '') ? undefined : path;
}

/** What the target says itself stays as it is. */
function withOthers(target: string, query: URLSearchParams): string {
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(target) ?? [];
  const named = new URLSearchParams(own);
  const others = [...query].filter(([name]) => !ofSignIn.has(name) && !named.has(name));
  if (others.length === 0) return target;
  const added = new URLSearchParams(others).toString();
  return `${path}?${own ? `${own}&` : ''}${added}${fragment}`;
}
