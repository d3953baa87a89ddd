import { useState } from 'react';
import type { Bound } from '#engine';
import { freeze } from '#engine/runtime';
import { sameJson } from '#schemas';
import { useSettled } from '../kit/field/useSettled.ts';
import { completeOf, type Filter, readFilter } from '../kit/filter/filter.ts';

/** Milliseconds after the last change until a list is narrowed by it. */
const pause = 350;

/** The conditions that a list can be narrowed by; null without any. */
const applied = (draft: Filter): Filter | null => {
  const whole = completeOf(draft);
  return whole.children.length > 0 ? whole : null;
};

/**
 * Conditions while they are being written, beside those that are bound: only what says what it compares with narrows the list.
 * Others that are bound from outside take the place of the draft.
 */
export function useFilterDraft(
  bound: Pick<Bound, 'value' | 'set'> | undefined,
  emit: (filter: Filter | null) => void,
): { draft: Filter; change: (next: Filter, isNow?: boolean) => void } {
  const settle = useSettled();
  const outside = bound?.value ?? null;
  const [state, setState] = useState<{ seen: unknown; sent: Filter | null; draft: Filter }>(() => ({
    seen: outside,
    sent: null,
    draft: readFilter(outside),
  }));
  let { draft } = state;
  if (!Object.is(state.seen, outside)) {
    if (!sameJson(outside, state.sent)) draft = readFilter(outside);
    setState({ ...state, seen: outside, draft });
  }
  return {
    draft,
    change(next, isNow = false) {
      const sent = applied(next);
      setState((before) => ({ ...before, draft: next }));
      settle(
        () => {
          if (sameJson(sent, applied(readFilter(bound?.value)))) return;
          setState((before) => ({ ...before, sent }));
          bound?.set(freeze(sent));
          emit(sent);
        },
        isNow ? 0 : pause,
      );
    },
  };
}
