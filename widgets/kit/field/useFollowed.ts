import { useState } from 'react';

/**
 * A value of the field's own that follows one from outside: it may run ahead of it, and another one outside replaces it,
 * unless the own one `means` the same. One state for both, since every field of a page keeps it.
 */
export function useFollowed<T>(outside: T, means?: (own: T) => T | undefined): [T, (next: T) => void] {
  const [kept, keep] = useState({ seen: outside, own: outside });
  const isStale = !Object.is(kept.seen, outside);
  const own = isStale && !Object.is(means?.(kept.own), outside) ? outside : kept.own;
  if (isStale) keep({ seen: outside, own });
  return [own, (next) => keep(({ seen }) => ({ seen, own: next }))];
}
