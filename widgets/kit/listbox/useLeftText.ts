import { useContext, useEffect, useRef } from 'react';
import { matches } from './matches.ts';
import { TextKeeperContext } from './text-keeper.ts';
import type { DropState } from './useDrop.ts';

/** A key takes what is highlighted; a press elsewhere only what alone is meant. */
export type Leaving = 'key' | 'press';

interface LeftTextInput {
  drop: DropState;
  /** What matches the text is on its way. */
  isLoading: boolean;
  /** Takes what the text means; false where there is no such thing. */
  take: (by: Leaving) => boolean;
}

export interface LeftText {
  /** The text outlives the field's focus. */
  isHolding: boolean;
  /** The field is left: chooses by its text, once what matches is known. */
  leave: (by: Leaving) => void;
  /** Something else is typed. */
  change: (text: string) => void;
  /** Forgets the text. */
  drop: () => void;
}

/** What becomes of a text that was typed into a field of choices when the field is left. */
export function useLeftText({ drop, isLoading, take }: LeftTextInput): LeftText {
  const keeper = useContext(TextKeeperContext);
  const waiting = useRef<Leaving>(undefined);
  useEffect(() => {
    const left = waiting.current;
    if (!left || isLoading || !keeper) return;
    waiting.current = undefined;
    if (!take(left)) {
      keeper.onUnmatched(drop.query);
      return;
    }
    drop.close();
    keeper.onGone();
  });
  return {
    isHolding: keeper !== undefined && drop.query.trim() !== '',
    leave(by) {
      if (!keeper || drop.query.trim() === '') {
        drop.close();
        return;
      }
      drop.hide();
      keeper.onLeft(drop.query);
      waiting.current ??= by;
    },
    change(text) {
      waiting.current = undefined;
      keeper?.onGone();
      drop.search(text);
    },
    drop() {
      waiting.current = undefined;
      keeper?.onGone();
      drop.close();
    },
  };
}

/** The option that a text means: the highlighted one by a key, else the only one, else the only one of just this name; -1 for none. */
export function meantBy(by: Leaving, active: number, labels: readonly string[], text: string): number {
  if (by === 'key' && labels[active] !== undefined) return active;
  if (labels.length === 1) return 0;
  const same = labels.flatMap((label, at) => (matches(label, text) && matches(text, label) ? [at] : []));
  return same.length === 1 ? (same[0] ?? -1) : -1;
}
