import { useState } from 'react';

/**
 * A value of the field's own that follows one from outside: it may run ahead of it, and another one outside replaces it.
 * One state for both, since every field of a page keeps it.
 */
export function useFollowed<T>(outside: T): [T, (next: T) => void] {
  const [kept, keep] = useState({ seen: outside, own: outside });
  const isStale = !Object.is(kept.seen, outside);
  if (isStale) keep({ seen: outside, own: outside });
  return [isStale ? outside : kept.own, (own) => keep(({ seen }) => ({ seen, own }))];
}
