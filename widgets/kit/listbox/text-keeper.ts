import { createContext } from 'react';

/** Who keeps the text of a field of choices that is left before anything is chosen by it. */
export interface TextKeeper {
  /** The field is left with this text, and what it names is still looked for. */
  onLeft: (text: string) => void;
  /** It names nothing that can be chosen. */
  onUnmatched: (text: string) => void;
  /** There is no such text any more: it was chosen by, changed or taken back. */
  onGone: () => void;
}

/** Absent: a field that is left forgets what was typed. */
export const TextKeeperContext = createContext<TextKeeper | undefined>(undefined);
