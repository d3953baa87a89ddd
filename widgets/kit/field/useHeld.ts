import { useMemo, useState } from 'react';
import type { Bound } from '#engine';

/**
 * A value that follows the bound one, and works unbound too. `read` makes one of whatever is bound or set; keep it the same
 * function.
 */
export function useHeld<T>(bound: Bound | undefined, read: (value: unknown) => T): [T, (next: unknown) => void] {
  const [own, setOwn] = useState<T>(() => read(bound?.value));
  const value = bound?.value;
  const isBound = bound !== undefined;
  const held = useMemo(() => (isBound ? read(value) : own), [isBound, read, value, own]);
  return [held, bound ? bound.set : (next) => setOwn(() => read(next))];
}
