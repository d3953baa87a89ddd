import type { HostSignInOrigin } from '#engine/runtime';
import { afterSignIn, dashboardOf } from '../router/after-sign-in.ts';
import { travel } from '../router/travel.ts';
import type { Session } from './session.ts';

type EnterParts = Parameters<typeof travel>[0] & { session: Pick<Session, 'roles'> };

/**
 * Leads on after a sign-in, the same for every way to sign in (contradictions 14). Only public pages are left: a sign-in over
 * another page keeps that page.
 */
export async function enter(parts: EnterParts, { application, query }: HostSignInOrigin): Promise<void> {
  const { router, screens, session } = parts;
  if (!screens.state.screen?.page.roles?.includes('public')) return;
  const search = query ? `?${new URLSearchParams(query)}` : router.address().search;
  const to = application === undefined ? afterSignIn(session.roles(), search) : dashboardOf(application, search);
  await travel(parts, to, { replace: true });
}
