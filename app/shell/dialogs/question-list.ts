import { proxy, ref } from 'valtio/vanilla';
import type { HostAnswer, HostQuestion } from '#engine/runtime';

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
  ask(question: HostQuestion): Promise<HostAnswer>;
  /** The same, for leaving a page with unsaved work. */
  askToLeave(): Promise<boolean>;
  /** The same, for signing out while another page or tab has some. */
  askToSignOut(): Promise<boolean>;
  answer(answer: HostAnswer): void;
}

/** Yes-or-no questions, one at a time. */
export function createQuestions(): Questions {
  const state = proxy<Questions['state']>({ current: undefined });
  const opaque = (question: Question | undefined) => (typeof question === 'object' ? ref(question) : question);
  const waiting: { question: Question; resolve: (answer: HostAnswer) => void }[] = [];
  const ask = (question: Question): Promise<HostAnswer> =>
    new Promise((resolve) => {
      waiting.push({ question, resolve });
      if (waiting.length === 1) state.current = opaque(question);
    });
  return {
    state,
    ask,
    askToLeave: async () => (await ask('leave')) === true,
    askToSignOut: async () => (await ask('signOut')) === true,
    answer(answer) {
      waiting.shift()?.resolve(answer);
      state.current = opaque(waiting[0]?.question);
    },
  };
}
