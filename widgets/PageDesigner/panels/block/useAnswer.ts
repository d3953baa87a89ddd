import { useEffect, useMemo, useState } from 'react';
import { toFailure } from '#engine/runtime';
import type { CallReader } from '../../../kit/preview/safe-call.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Reads each answer once, for all inputs of a block. */
export interface AnswerReader {
  read(call: string, args: Arguments): Promise<unknown>;
  /** Forgets an answer, so that it is read again. */
  forget(call: string, args: Arguments): void;
}

/** A reader that shares what `ask` answers. */
export function useAnswerReader(ask: CallReader): AnswerReader {
  return useMemo(() => {
    const known = new Map<string, Promise<unknown>>();
    const keyOf = (call: string, args: Arguments): string => `${call} ${JSON.stringify(args)}`;
    return {
      read(call, args) {
        const key = keyOf(call, args);
        const answer = known.get(key) ?? ask(call, args);
        known.set(key, answer);
        return answer;
      },
      forget: (call, args) => void known.delete(keyOf(call, args)),
    };
  }, [ask]);
}

/** An answer, or why there is none; neither while it loads, and where nothing is asked for. */
export interface Answer<Data> {
  data: Data | undefined;
  failure: string | undefined;
  retry(): void;
}

/** What a call answers. `args` undefined: nothing is asked for. */
export function useAnswer<Data>(reader: AnswerReader, call: string, args: Arguments | undefined): Answer<Data> {
  const key = args && JSON.stringify(args);
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<{ key: string; turn: number; data?: Data; failure?: string }>();
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    reader.read(call, JSON.parse(key)).then(
      // Safe: the contract describes the answer.
      (data) => isCurrent && setFound({ key, turn, data: data as Data }),
      (error: unknown) => {
        const { message, code } = toFailure(error);
        if (isCurrent) setFound({ key, turn, failure: message || code });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [reader, call, key, turn]);
  const current = found?.key === key && found?.turn === turn ? found : undefined;
  return {
    data: current?.data,
    failure: current?.failure,
    retry() {
      if (args) reader.forget(call, args);
      setTurn(turn + 1);
    },
  };
}
