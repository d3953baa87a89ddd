import type { CompiledDocument, CompiledNode, CompiledValue } from '#engine/core';
import { widgetMessages } from '#tests/widgets/widget-messages.ts';
import { documentOf } from '../engine/react/testing/documentOf.ts';
import type { Example, Locale } from './story-of.tsx';

/** A page with the widget as its only node, in one language. */
export function exampleDocument(widget: string, example: Example, locale: Locale): CompiledDocument {
  const node: CompiledNode = {
    id: 'example',
    widget,
    // Safe: an example's props are values of documents, and with the texts chosen they are compiled ones.
    props: inLanguage(example.props, locale) as Record<string, CompiledValue>,
    slots: inLanguage(example.slots, locale) as CompiledNode['slots'],
    rules: inLanguage(example.rules, locale) as CompiledNode['rules'],
    on: Object.fromEntries((example.listens ?? []).map((event) => [event, [{ do: 'emit', event }]])),
    bind: example.value === undefined ? undefined : ['state', 'value'],
  };
  return documentOf(node, {
    locale,
    messages: widgetMessages(locale),
    state: { value: { type: 'object', default: example.value ?? null } },
    forms: inLanguage(example.forms, locale) as CompiledDocument['forms'],
    load: example.validate ? [{ do: 'validate' }] : undefined,
  });
}

/** Chooses the language of every text `{"t": {"en-US": …}}` in a value. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if ('t' in value && typeof value.t === 'object' && value.t !== null) return Reflect.get(value.t, locale);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, locale)]));
}
