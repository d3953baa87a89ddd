import { useEffect, useRef, useState } from 'react';
import { sameJson } from '#schemas';

/** Counts the values that came from outside: a value that the form itself sent, as `sends` says, does not count. */
export function useOutsideTurn(value: unknown): { turn: number; sends(value: unknown): void } {
  const sent = useRef(value);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (sameJson(value, sent.current)) return;
    sent.current = value;
    setTurn((number) => number + 1);
  }, [value]);
  return {
    turn,
    sends(own) {
      sent.current = own;
    },
  };
}
