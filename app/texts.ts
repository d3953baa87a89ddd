import type { EngineHost } from '#engine/core';

/** Texts of the engine and the shell: syntax trees, or plain strings. */
export type Messages = EngineHost['messages'];

export interface Texts {
  /** Undefined when none are here. */
  present(locale: string): Messages | undefined;
  /** False when none are here, or those alone that a first screen may need. */
  isWhole(locale: string): boolean;
  load(locale: string): Promise<void>;
}

interface TextsParts {
  /** Those of the entry page, in one language. */
  initial: { locale: string; messages: Messages; isWhole: boolean };
  fetchMessages: (locale: string) => Promise<Messages>;
}

/** The shell's texts by language; what the entry page does not bring is fetched. */
export function createTexts({ initial, fetchMessages }: TextsParts): Texts {
  const here = new Map<string, Messages>([[initial.locale, initial.messages]]);
  const whole = new Set(initial.isWhole ? [initial.locale] : []);
  return {
    present: (locale) => here.get(locale),
    isWhole: (locale) => whole.has(locale),
    async load(locale) {
      if (whole.has(locale)) return;
      here.set(locale, await fetchMessages(locale));
      whole.add(locale);
    },
  };
}
