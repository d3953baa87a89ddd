import { createIntlCache, type IntlShape } from 'react-intl';
import type { CompiledDocument } from '#engine/document';
import type { EngineHost } from '#engine/runtime';
import { addMessages, createMessageIntl, type Messages } from './intl.ts';

export interface Texts {
  /** The messages of a document in its language, before those of the host. */
  ofDocument(document: CompiledDocument): IntlShape;
  /**
   * Adds the messages of an edited document to those of the one before, whose nodes stay on the screen. False, and nothing is added, when a
   * message that both have differs.
   */
  extend(before: CompiledDocument, edited: CompiledDocument): boolean;
  /** The messages of the engine and the app. */
  ofHost(): IntlShape;
}

/** The messages of one host and its documents; every set is prepared once. */
export function createTexts(host: EngineHost): Texts {
  const cache = createIntlCache();
  const prepared = new WeakMap<Messages, Map<Messages | undefined, IntlShape>>();

  function prepare(locale: string, inner: Messages | undefined): IntlShape {
    const outer = host.messages;
    const ofOuter = prepared.get(outer) ?? new Map<Messages | undefined, IntlShape>();
    prepared.set(outer, ofOuter);
    const known = ofOuter.get(inner);
    if (known) return known;
    const intl = createMessageIntl(
      {
        locale,
        timeZone: host.locale.timeZone?.(),
        messages: { ...outer, ...inner },
        report: (error) => host.report?.(error),
      },
      cache,
    );
    ofOuter.set(inner, intl);
    return intl;
  }

  const ofDocument = (document: CompiledDocument): IntlShape =>
    prepare(localeOr(document.locale, host.locale.current()), objectOr(document.messages));

  return {
    ofDocument,
    extend(before, edited) {
      const [known, more] = [objectOr(before.messages), objectOr(edited.messages)];
      if (known === more) return true;
      if (!known || !more) return false;
      const intl = ofDocument(before);
      if (!addMessages(intl, Object.fromEntries(Object.entries(more).filter(([key, text]) => known[key] !== text))))
        return false;
      prepared.get(host.messages)?.set(more, intl);
      return true;
    },
    ofHost: () => prepare(host.locale.current(), undefined),
  };
}

/** A broken document may hold anything where its language belongs; Intl throws for what is no BCP 47 tag. */
function localeOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(value) ? value : fallback;
}

function objectOr(value: Messages): Messages | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
