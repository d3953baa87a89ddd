import { useState } from 'react';

/** What stands in a field, beside the value that the state got for it. */
export interface Typed {
  text: string;
  /** Undefined for none: the text is not whole, or not allowed. */
  value: string | undefined;
  /** The person has left the field since. */
  isLeft: boolean;
}

/** Keeps what is typed until the value becomes another one than the text stands for. */
export function useTyped(current: string | undefined): [Typed | undefined, (next: Typed | undefined) => void] {
  const [typed, setTyped] = useState<Typed>();
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    if (typed && typed.value !== current) setTyped(undefined);
  }
  return [typed, setTyped];
}
