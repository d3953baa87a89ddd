import type { SessionTokens, TokenStore } from './options.ts';

/** Keeps the tokens for as long as the program runs. */
export function memoryTokenStore(first?: SessionTokens): TokenStore {
  let kept = first;
  return {
    read: () => kept,
    write(tokens) {
      kept = tokens;
    },
    clear() {
      kept = undefined;
    },
  };
}
