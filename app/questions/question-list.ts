import type { HostQuestion } from '#engine/core';
import { createValue, type Value } from '../value.ts';

export interface Questions {
  /** The question on the screen. */
  current: Value<HostQuestion | undefined>;
  /** Resolves with the user's answer; a further question waits its turn. */
  ask(question: HostQuestion): Promise<boolean>;
  answer(isYes: boolean): void;
}

/** Yes-or-no questions, one at a time. */
export function createQuestions(): Questions {
  const current = createValue<HostQuestion | undefined>(undefined);
  const waiting: { question: HostQuestion; resolve: (isYes: boolean) => void }[] = [];
  return {
    current,
    ask: (question) =>
      new Promise((resolve) => {
        waiting.push({ question, resolve });
        if (waiting.length === 1) current.set(question);
      }),
    answer(isYes) {
      waiting.shift()?.resolve(isYes);
      current.set(waiting[0]?.question);
    },
  };
}
