import { subscribeKey } from 'valtio/vanilla/utils';
import type { EngineHost } from '#engine/runtime';
import type { Client } from '#openapi/client';
import { dismiss, type SignInAgainParts } from '../../session/follow-session.ts';

export interface SignInHostParts extends SignInAgainParts {
  client: Pick<Client, 'call' | 'callNamed'>;
}

/**
 * What the sign-in form reaches while it lies over a page: its calls do not wait for a sign-in, and where it would lead to
 * after one is the page beneath. Any other way out of it, such as to the registration, gives the page up.
 */
export function createSignInHost(parts: SignInHostParts, host: EngineHost): EngineHost {
  const { client, session, router, screens, signInAgain } = parts;
  return {
    ...host,
    client: { call: (id, args, options) => client.callNamed(id, args, options) },
    navigator: {
      location: () => ({ path: '/login', query: {} }),
      async go(path) {
        // followSession has noticed the sign-in, and closes the dialog.
        if (session.id() !== undefined) return;
        await dismiss(parts);
        if (signInAgain.state.lost === undefined) router.go(path, { replace: true });
      },
      subscribe: (listener) => subscribeKey(screens.state, 'screen', listener, true),
    },
    preloaded: [],
    user: () => null,
  };
}
