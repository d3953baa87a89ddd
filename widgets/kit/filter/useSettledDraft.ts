import { useEffect, useRef, useState } from 'react';
import type { Bound } from '#engine';
import { beginWork, freeze } from '#engine/runtime';
import { sameJson } from '#schemas';

/** Milliseconds after the last change until a list hears of it. */
const pause = 350;

interface SettledDraftOptions<Draft, Sent extends object> {
  bound: Pick<Bound, 'value' | 'set'> | undefined;
  read: (value: unknown) => Draft;
  /** What of the draft a list can use; null for nothing. */
  applied: (draft: Draft) => Sent | null;
  emit: (sent: Sent | null) => void;
}

export interface SettledDraft<Draft> {
  draft: Draft;
  change: (next: Draft, isNow?: boolean) => void;
  /** Applies at once what still waits. */
  flush: () => void;
}

/**
 * What is being written, beside what is bound: only its complete parts are applied, once the person pauses. Another value that is bound
 * from outside replaces the draft.
 */
export function useSettledDraft<Draft, Sent extends object>(
  options: SettledDraftOptions<Draft, Sent>,
): SettledDraft<Draft> {
  const { bound, read, applied, emit } = options;
  const outside = bound?.value ?? null;
  const [state, setState] = useState<{ seen: unknown; sent: Sent | null; draft: Draft }>(() => ({
    seen: outside,
    sent: null,
    draft: read(outside),
  }));
  let { draft } = state;
  if (!Object.is(state.seen, outside)) {
    if (!sameJson(outside, state.sent)) draft = read(outside);
    setState({ ...state, seen: outside, draft });
  }
  const waiting = useRef<{ stop: () => void; run: () => void }>(undefined);
  useEffect(() => () => waiting.current?.stop(), []);
  const flush = (): void => {
    const work = waiting.current;
    waiting.current = undefined;
    work?.run();
    work?.stop();
  };
  return {
    draft,
    change(next, isNow = false) {
      const sent = applied(next);
      setState((before) => ({ ...before, draft: next }));
      waiting.current?.stop();
      const end = beginWork();
      const timer = setTimeout(flush, pause);
      waiting.current = {
        stop() {
          clearTimeout(timer);
          end();
        },
        run() {
          if (sameJson(sent, applied(read(bound?.value)))) return;
          setState((before) => ({ ...before, sent }));
          bound?.set(freeze(sent));
          emit(sent);
        },
      };
      if (isNow) flush();
    },
    flush,
  };
}
