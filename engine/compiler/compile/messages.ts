import { isObject, own, stableJson } from '#schemas';
import { type ParsedMessage, parseKnown, parseMessage } from '../check/message.ts';
import type { Json } from '#engine/document';
import { sha256 } from './hash.ts';
import type { Unit } from './unit.ts';

/** Gathers the message of a text and gives its key; texts written in the document get a key of their own. */
export function addMessage(unit: Unit, text: unknown): string {
  if (typeof text === 'string') {
    const ast = knownMessage(unit, text);
    if (ast !== undefined) unit.messages.set(text, ast);
    return text;
  }
  if (!isObject(text)) return '';
  const key = `x.${sha256(stableJson(text)).slice(0, 16)}`;
  unit.messages.set(key, inlineMessage(unit, text));
  return key;
}

/** Gathers the messages `widget.<Name>.…` of the widgets on the page, of those that they use, and of the frames given. */
export function addWidgetMessages(unit: Unit, frames: readonly string[]): void {
  const names = new Set(frames);
  for (const name of [...unit.widgets, ...unit.overlayWidgets]) {
    names.add(name);
    for (const inner of own(unit.context.catalogue.widgets, name)?.uses ?? []) names.add(inner);
  }
  const { cache } = unit;
  const { messages } = unit.context;
  const keys = cache ? cache.nodes.widgetKeys.of([messages], () => widgetKeys(messages)) : widgetKeys(messages);
  for (const [key, name] of keys) if (names.has(name)) addMessage(unit, key);
}

/** The keys of the messages of widgets, which are few among those of pages. */
function widgetKeys(messages: Unit['context']['messages']): [key: string, widget: string][] {
  const found = new Map<string, string>();
  for (const key of Object.values(messages).flatMap((texts) => Object.keys(texts))) {
    const name = key.startsWith('widget.') ? /^widget\.([^.]+)\./.exec(key)?.[1] : undefined;
    if (name !== undefined) found.set(key, name);
  }
  return [...found];
}

/** A text without values, as one string: forms are handed to a renderer that knows no messages. */
export function plainText(unit: Unit, text: unknown): string {
  const ast =
    typeof text === 'string' ? knownMessage(unit, text) : isObject(text) ? inlineMessage(unit, text) : undefined;
  return typeof ast === 'string' ? ast : typeof text === 'string' ? text : '';
}

function knownMessage({ context }: Unit, key: string): Json | undefined {
  for (const locale of preferred(context.locale, Object.keys(context.messages))) {
    const parsed = parseKnown(context.messages[locale] ?? {}, key);
    if (parsed) return astOf(parsed, context.messages[locale]?.[key] ?? '');
  }
  return undefined;
}

function inlineMessage({ context }: Unit, texts: Record<string, unknown>): Json {
  for (const locale of preferred(context.locale, Object.keys(texts))) {
    const text = texts[locale];
    if (typeof text === 'string') return astOf(parseMessage(text), text);
  }
  return '';
}

/** A message that cannot be parsed is shown as it is written; the check reports it. */
function astOf(parsed: ParsedMessage, text: string): Json {
  return parsed.error === undefined ? parsed.ast : text;
}

/** The wanted language first, then one of the same tongue, then the rest. */
function preferred(locale: string, known: string[]): string[] {
  const tongue = locale.split('-')[0] ?? locale;
  const rank = (name: string): number => (name === locale ? 0 : name.split('-')[0] === tongue ? 1 : 2);
  return [...known].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
