import { useEffect, useRef, useState } from 'react';
import { sameJson } from '#schemas';

/** Counts the values that came from outside: each is another one than the form sent itself, which it is told by `sends`. */
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
