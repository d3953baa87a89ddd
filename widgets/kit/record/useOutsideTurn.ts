import { useState } from 'react';
import { useOutsideValue } from './useOutsideValue.ts';

/** Counts the values that came from outside: a value that the form itself sent, as `sends` says, does not count. */
export function useOutsideTurn(value: unknown): { turn: number; sends(value: unknown): void } {
  const [turn, setTurn] = useState(0);
  const sends = useOutsideValue(value, () => setTurn((number) => number + 1));
  return { turn, sends };
}
