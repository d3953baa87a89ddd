import type { SessionTokens, TokenStore } from './options.ts';

/** Keeps the tokens for as long as the program runs. */
export function memoryTokenStore(first?: SessionTokens): TokenStore {
  let stored = first;
  return {
    read: () => stored,
    write(tokens) {
      stored = tokens;
    },
    clear() {
      stored = undefined;
    },
  };
}
