import { useState } from 'react';
import type { Bound } from '#engine';

/**
 * A value that follows the bound one, and works unbound too. What a person sets is shown at once, without waiting for
 * the state; another value from outside replaces it, unless the own one `means` the same. `read` makes the value of whatever
 * is bound or set; keep it the same function.
 */
export function useControllableState<T>(
  bound: Pick<Bound, 'value' | 'set'> | undefined,
  read: (value: unknown) => T,
  means?: (own: T) => T | undefined,
): [T, (next: unknown) => void] {
  const outside = bound?.value;
  const [state, setState] = useState(() => ({ seen: outside, own: read(outside) }));
  const isStale = !Object.is(state.seen, outside);
  const own = isStale ? latest(state.own, read(outside), means) : state.own;
  if (isStale) setState({ seen: outside, own });
  const change = (next: unknown): void => {
    setState(({ seen }) => ({ seen, own: read(next) }));
    bound?.set(next ?? null);
  };
  return [own, change];
}

function latest<T>(own: T, outside: T, means: ((own: T) => T | undefined) | undefined): T {
  return means && Object.is(means(own), outside) ? own : outside;
}
