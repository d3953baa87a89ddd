import { proxy, ref } from 'valtio/vanilla';
import type { HostQuestion } from '#engine/runtime';

/** The shell's own: whether to leave unsaved work, or to sign out while another tab has some. */
export type ShellQuestion = 'leave' | 'signOut';

/** A document's question, or one of the shell's. */
export type Question = HostQuestion | ShellQuestion;

export interface Questions {
  state: {
    /** The question on the screen. */
    current: Question | undefined;
  };
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
  const state = proxy<Questions['state']>({ current: undefined });
  const opaque = (question: Question | undefined) => (typeof question === 'object' ? ref(question) : question);
  const waiting: { question: Question; resolve: (isYes: boolean) => void }[] = [];
  const ask = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.push({ question, resolve });
      if (waiting.length === 1) state.current = opaque(question);
    });
  return {
    state,
    ask,
    askToLeave: () => ask('leave'),
    askToSignOut: () => ask('signOut'),
    answer(isYes) {
      waiting.shift()?.resolve(isYes);
      state.current = opaque(waiting[0]?.question);
    },
  };
}
