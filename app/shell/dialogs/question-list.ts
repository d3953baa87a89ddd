import type { HostQuestion } from '#engine/runtime';
import { createValue, type Value } from '../../router/value.ts';

/** The shell's own: whether to leave what is not saved, or to sign out over what another tab has not saved. */
export type ShellQuestion = 'leave' | 'signOut';

/** A document's question, or one of the shell's. */
export type Question = HostQuestion | ShellQuestion;

export interface Questions {
  /** The question on the screen. */
  current: Value<Question | undefined>;
  /** Resolves with the user's answer; a further question waits its turn. */
  ask(question: HostQuestion): Promise<boolean>;
  /** The same, for leaving a page with unsaved work. */
  askToLeave(): Promise<boolean>;
  /** The same, for signing out while another page or tab has some. */
  askToSignOut(): Promise<boolean>;
  answer(isYes: boolean): void;
}

/** Yes-or-no questions, one at a time. */
export function createQuestions(): Questions {
  const current = createValue<Question | undefined>(undefined);
  const waiting: { question: Question; resolve: (isYes: boolean) => void }[] = [];
  const ask = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.push({ question, resolve });
      if (waiting.length === 1) current.set(question);
    });
  return {
    current,
    ask,
    askToLeave: () => ask('leave'),
    askToSignOut: () => ask('signOut'),
    answer(isYes) {
      waiting.shift()?.resolve(isYes);
      current.set(waiting[0]?.question);
    },
  };
}
