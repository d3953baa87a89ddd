import type { EngineHost } from '#engine/core';

/** Texts of the engine and the shell: syntax trees, or plain strings. */
export type Messages = EngineHost['messages'];

export interface Texts {
  present(locale: string): Messages | undefined;
  load(locale: string): Promise<void>;
}

/** The shell's texts by language; the entry page brings one language, the others are fetched when chosen. */
export function createTexts(
  locale: string,
  messages: Messages,
  fetchMessages: (locale: string) => Promise<Messages>,
): Texts {
  const here = new Map<string, Messages>([[locale, messages]]);
  return {
    present: (wanted) => here.get(wanted),
    async load(wanted) {
      if (!here.has(wanted)) here.set(wanted, await fetchMessages(wanted));
    },
  };
}
