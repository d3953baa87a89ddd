import { useState } from 'react';

/** Keys that stay with the rows while they are moved; rows that come from outside get new ones. */
export function useRowKeys(count: number): { keys: readonly number[]; replace(keys: readonly number[]): void } {
  const [keys, replace] = useState<readonly number[]>(() => Array.from({ length: count }, (_, index) => index));
  if (keys.length === count) return { keys, replace };
  const first = Math.max(-1, ...keys) + 1;
  const fresh = Array.from({ length: count }, (_, index) => first + index);
  replace(fresh);
  return { keys: fresh, replace };
}
