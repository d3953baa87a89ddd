import type { EngineHost } from '#engine/runtime';
import type { App } from '../../prerender/create-app.ts';
import { dismiss } from '../../session/follow-session.ts';

/**
 * What the sign-in form reaches while it lies over a page: its calls do not wait for a sign-in, and where it would go to
 * after one is the page beneath. Any other way out of it, such as to the registration, gives the page up.
 */
export function createSignInHost(app: App, host: EngineHost): EngineHost {
  const { client, session, router, screens } = app;
  return {
    ...host,
    client: { call: (id, args, options) => client.callNamed(id, args, options) },
    navigator: {
      location: () => ({ path: '/login', query: {} }),
      async go(path) {
        // followSession has heard of the sign-in, and closes the dialog.
        if (session.id() !== undefined) return;
        await dismiss(app);
        if (app.signInAgain.lost.get() === undefined) router.go(path, { replace: true });
      },
      subscribe: (listener) => screens.screen.subscribe(listener),
    },
    preloaded: [],
    user: () => null,
  };
}
