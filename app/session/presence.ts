import { subscribeKey } from 'valtio/vanilla/utils';
import type { HostPresence } from '#engine/runtime';
import type { SessionFacts } from './facts.ts';
import type { SignInAgain } from './lost-session.ts';

interface PresenceParts {
  view: { document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'> };
  signInAgain: Pick<SignInAgain, 'state'>;
  facts: SessionFacts;
}

/** SESS-15, SESS-23: pages make no calls by themselves while hidden, while the user is asked to sign in, or signs out. */
export function createPresence({ view, signInAgain, facts }: PresenceParts): HostPresence {
  return {
    isAway: () => view.document.hidden || signInAgain.state.lost !== undefined || facts.isSigningOut,
    subscribe(listener) {
      view.document.addEventListener('visibilitychange', listener);
      const stops = [
        subscribeKey(signInAgain.state, 'lost', listener, true),
        subscribeKey(facts, 'isSigningOut', listener, true),
      ];
      return () => {
        view.document.removeEventListener('visibilitychange', listener);
        for (const stop of stops) stop();
      };
    },
  };
}
