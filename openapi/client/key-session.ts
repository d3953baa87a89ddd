import type { ApiKeyOptions } from './options.ts';
import { reportState, type Session } from './session.ts';

/** The session of a client whose calls carry an API key: there is nothing to open, refresh or lose. */
export function createKeySession(options: ApiKeyOptions): Session {
  return {
    isExpired: () => false,
    tokensFor: async () => undefined,
    async recover(error) {
      reportState(options, error);
      return false;
    },
    open: () => undefined,
    close: () => undefined,
  };
}
