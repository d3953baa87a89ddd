import type { App } from '../prerender/create-app.ts';
import { applyTheme } from './theme.ts';

/**
 * The theme of the workspace that somebody is signed in to, else of the address (CFG-14); with `?safe=1` what the server
 * has written into the page, which is what is shipped.
 */
export function showTheme({ boot, env, router, session, view }: App): void {
  const isSafe = new URLSearchParams(router.address().search).has('safe');
  applyTheme(view.document, isSafe ? boot.env.theme : (session.info()?.envData.theme ?? env.get().theme));
}
