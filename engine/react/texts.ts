import type { CompiledDocument, EngineHost } from '#engine/runtime';
import { createLanguage, type Language, type Messages } from './language.ts';

export interface Texts {
  /** What a document says in its language; its messages come before those of the host. */
  ofDocument(document: CompiledDocument): Language;
  /** The messages of the engine and the app. */
  ofHost(): Language;
}

/** What is said for one host; every set of messages is prepared once. */
export function createTexts(host: EngineHost): Texts {
  const prepared = new WeakMap<Messages, Map<Messages | undefined, Language>>();

  function prepare(locale: string, inner: Messages | undefined): Language {
    const outer = host.messages;
    const ofOuter = prepared.get(outer) ?? new Map<Messages | undefined, Language>();
    prepared.set(outer, ofOuter);
    const known = ofOuter.get(inner);
    if (known) return known;
    const language = createLanguage({
      locale,
      timeZone: host.locale.timeZone?.(),
      messages: inner ? [inner, outer] : [outer],
      report: (error) => host.report?.(error),
    });
    ofOuter.set(inner, language);
    return language;
  }

  return {
    ofDocument: (document) => prepare(textOr(document.locale, host.locale.current()), objectOr(document.messages)),
    ofHost: () => prepare(host.locale.current(), undefined),
  };
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

function objectOr(value: Messages): Messages | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
