import type { EngineHost } from '#engine/runtime';

/** Texts of the engine and the shell: syntax trees, or plain strings. */
export type Messages = EngineHost['messages'];

export interface Texts {
  /** Undefined when none are loaded. */
  loaded(locale: string): Messages | undefined;
  /** False when none are loaded, or only those that a first screen may need. */
  isWhole(locale: string): boolean;
  /** Fetches them, once for all who ask at the same time. */
  load(locale: string): Promise<void>;
}

interface TextsParts {
  /** Those of the entry page, in one language. */
  initial: { locale: string; messages: Messages; isWhole: boolean };
  fetchMessages: (locale: string) => Promise<Messages>;
}

/** The shell's texts by language; what the entry page does not bring is fetched. */
export function createTexts({ initial, fetchMessages }: TextsParts): Texts {
  const loaded = new Map<string, Messages>([[initial.locale, initial.messages]]);
  const whole = new Set(initial.isWhole ? [initial.locale] : []);
  const running = new Map<string, Promise<void>>();

  async function fetchWhole(locale: string): Promise<void> {
    loaded.set(locale, await fetchMessages(locale));
    whole.add(locale);
  }

  return {
    loaded: (locale) => loaded.get(locale),
    isWhole: (locale) => whole.has(locale),
    load(locale) {
      if (whole.has(locale)) return Promise.resolve();
      const work = running.get(locale) ?? fetchWhole(locale).finally(() => running.delete(locale));
      running.set(locale, work);
      return work;
    },
  };
}
