import { createIntl, createIntlCache, type IntlCache, type IntlConfig, type IntlShape } from 'react-intl';
import { type CompiledDocument, EngineError, type EngineHost, type Json } from '#engine/core';

/** How a message is written: the key itself when there is no such message. */
export type WriteText = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface Texts {
  /** The messages of a document, in its language, before those of the host. */
  ofDocument(document: CompiledDocument): IntlShape;
  /** The messages of the engine and the app. */
  ofHost(): IntlShape;
}

type Messages = Readonly<Record<string, Json>>;

/** Message formatting for one host; every set of messages is prepared once. */
export function createTexts(host: EngineHost): Texts {
  const cache = createIntlCache();
  const prepared = new WeakMap<Messages, Map<Messages | undefined, IntlShape>>();

  function prepare(locale: string, inner: Messages | undefined): IntlShape {
    const outer = host.messages;
    const ofOuter = prepared.get(outer) ?? new Map<Messages | undefined, IntlShape>();
    prepared.set(outer, ofOuter);
    const known = ofOuter.get(inner);
    if (known) return known;
    const intl = lateIntl(
      {
        locale,
        defaultLocale: locale,
        timeZone: host.locale.timeZone?.(),
        // Safe: messages are the syntax trees that formatjs compiled, or texts without arguments.
        messages: { ...outer, ...inner } as IntlShape['messages'],
        onError: (error) => host.report?.(error.code === 'MISSING_TRANSLATION' ? missing(error) : error),
      },
      cache,
    );
    ofOuter.set(inner, intl);
    return intl;
  }

  return {
    ofDocument: (document) => prepare(textOr(document.locale, host.locale.current()), objectOr(document.messages)),
    ofHost: () => prepare(host.locale.current(), undefined),
  };
}

/**
 * An intl that is made when something has to be formatted: making one asks the browser which languages it knows, for which
 * Chromium reads 60 ms and more, and most pages show texts that insert a name at most.
 */
function lateIntl(config: IntlConfig, cache: IntlCache): IntlShape {
  let made: IntlShape | undefined;
  // Safe: what the configuration does not hold itself comes from the intl that is made of it.
  return new Proxy(config as IntlShape, {
    get(target, key) {
      if (Object.hasOwn(target, key)) return Reflect.get(target, key);
      made ??= createIntl(config, cache);
      return Reflect.get(made, key);
    },
  });
}

/** Writes a message out. Texts without arguments are taken as they are: no parser comes along with the engine. */
export function writerOf(intl: IntlShape): WriteText {
  return (key, values) => {
    const message = Object.hasOwn(intl.messages, key) ? intl.messages[key] : undefined;
    if (typeof message === 'string') return message;
    const given = values && Object.fromEntries(Object.entries(values).map(printable));
    const joined = joinedText(message, given);
    if (joined !== undefined) return joined;
    const written: unknown = intl.formatMessage({ id: key }, given);
    return Array.isArray(written) ? written.join('') : String(written);
  };
}

/** The parts of a syntax tree that need no formatting; the numbers are formatjs's. */
const partTypes = { literal: 0, argument: 1 } as const;

/** A text that inserts words and numbers as they are, which is nearly every one with arguments; undefined for any other. */
function joinedText(message: unknown, values: ReturnType<typeof Object.fromEntries> = {}): string | undefined {
  if (!Array.isArray(message)) return undefined;
  let text = '';
  for (const { type, value } of message) {
    if (type === partTypes.literal) text += value;
    else {
      const given: unknown = type === partTypes.argument && Object.hasOwn(values, value) ? values[value] : undefined;
      if (typeof given !== 'string' && typeof given !== 'number') return undefined;
      text += given;
    }
  }
  return text;
}

/** Arguments are texts, numbers and yes or no; null is nothing, and anything else has no place in a sentence. */
function printable([name, value]: [string, unknown]): [string, string | number | boolean] {
  const isPrintable = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return [name, isPrintable ? value : ''];
}

function missing(error: Error & { descriptor?: { id?: unknown } }): EngineError {
  return new EngineError('ENGINE_MESSAGE_MISSING', { name: String(error.descriptor?.id ?? '') }, { cause: error });
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

function objectOr(value: Messages): Messages | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
