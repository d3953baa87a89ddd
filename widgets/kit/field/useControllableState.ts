import { useState } from 'react';
import type { Bound } from '#engine';

/**
 * A value that follows the bound one, and works unbound too. What a person sets is shown at once, however late the state
 * answers; another value from outside replaces it, unless the own one `means` the same. `read` makes the value of whatever
 * is bound or set; keep it the same function.
 */
export function useControllableState<T>(
  bound: Pick<Bound, 'value' | 'set'> | undefined,
  read: (value: unknown) => T,
  means?: (own: T) => T | undefined,
): [T, (next: unknown) => void] {
  const outside = bound?.value;
  const [ownValue, keep] = useState(() => ({ seen: outside, own: read(outside) }));
  const isStale = !Object.is(ownValue.seen, outside);
  const own = isStale ? latest(ownValue.own, read(outside), means) : ownValue.own;
  if (isStale) keep({ seen: outside, own });
  const change = (next: unknown): void => {
    keep(({ seen }) => ({ seen, own: read(next) }));
    bound?.set(next ?? null);
  };
  return [own, change];
}

function latest<T>(own: T, outside: T, means: ((own: T) => T | undefined) | undefined): T {
  return Object.is(means?.(own), outside) ? own : outside;
}
