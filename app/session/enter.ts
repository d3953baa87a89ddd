import type { HostSignInOrigin } from '#engine/runtime';
import type { App } from '../prerender/create-app.ts';
import { afterSignIn, dashboardOf } from '../router/after-sign-in.ts';
import { travel } from '../router/travel.ts';

type Entering = Pick<App, 'router' | 'screens' | 'session' | 'leaving' | 'questions'>;

/**
 * Goes on after a sign-in, the same for every way to sign in (contradictions 14). Only public pages are left: a sign-in over
 * another page keeps that page.
 */
export async function enter(app: Entering, { application, query }: HostSignInOrigin): Promise<void> {
  const { router, screens, session } = app;
  if (!screens.screen.get()?.page.roles?.includes('public')) return;
  const search = query ? `?${new URLSearchParams(query)}` : router.address().search;
  const to = application === undefined ? afterSignIn(session.roles(), search) : dashboardOf(application, search);
  await travel(app, to, { replace: true });
}
