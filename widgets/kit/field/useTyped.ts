import { useState } from 'react';

/** The text of a field, beside the value that the state received for it. */
export interface Typed {
  text: string;
  /** Undefined for none: the text is not whole, or not allowed. */
  value: string | undefined;
  /** The person has left the field since. */
  isLeft: boolean;
}

/** Keeps the typed text until the value changes to one that the text does not represent. */
export function useTyped(current: string | undefined): [Typed | undefined, (next: Typed | undefined) => void] {
  const [typed, setTyped] = useState<Typed>();
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    if (typed && typed.value !== current) setTyped(undefined);
  }
  return [typed, setTyped];
}
