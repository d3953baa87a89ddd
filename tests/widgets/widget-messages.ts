import { parse } from '@formatjs/icu-messageformat-parser';
import type { Json } from '#engine/document';
import messages from '#widgets/generated/messages.json' with { type: 'json' };

/** The widgets' messages in one language, as the compiler puts them into a document. */
export function widgetMessages(locale: 'en-US' | 'zh-CN'): Record<string, Json> {
  // Safe: a syntax tree of ICU messages is JSON.
  return Object.fromEntries(
    Object.entries(messages[locale]).map(([key, text]) => [key, parse(text) as unknown as Json]),
  );
}
