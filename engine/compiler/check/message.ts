import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Json } from '#engine/document';

/** The syntax tree of an ICU message, or why it cannot be read. */
export type ParsedMessage = { ast: Json; names: readonly string[]; error?: undefined } | { error: string };

const kinds = { literal: 0, argument: 1, select: 5, plural: 6, pound: 7 } as const;
const longest = 5000;
const cache = new WeakMap<object, Map<string, ParsedMessage>>();

/**
 * Reads an ICU text. `ast` is a plain string when nothing has to be filled in, else FormatJS's syntax tree; `names`
 * are the values that it needs. Tags are plain text: no message becomes markup.
 */
export function parseMessage(text: string): ParsedMessage {
  if (text.length > longest) return { error: `it has more than ${longest} characters` };
  if (deepestBrace(text) > 20) return { error: 'its braces are nested too deeply' };
  try {
    const elements = parse(text, { ignoreTag: true, requiresOtherClause: true });
    const names = new Set<string>();
    collectNames(elements, names);
    const [only] = elements;
    if (elements.length === 0) return { ast: '', names: [] };
    if (elements.length === 1 && only?.type === kinds.literal) return { ast: only.value, names: [] };
    // Safe: the tree is made of objects, lists, texts and numbers; this also drops what is undefined.
    return { ast: JSON.parse(JSON.stringify(elements)) as Json, names: [...names] };
  } catch (error) {
    return { error: error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : String(error) };
  }
}

/** The same for a message of a file, remembered as long as the file's object lives. */
export function parseKnown(messages: Readonly<Record<string, string>>, key: string): ParsedMessage | undefined {
  const text = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (typeof text !== 'string') return undefined;
  const known = cache.get(messages) ?? new Map<string, ParsedMessage>();
  cache.set(messages, known);
  const parsed = known.get(key) ?? parseMessage(text);
  known.set(key, parsed);
  return parsed;
}

function collectNames(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type !== kinds.literal && element.type !== kinds.pound) names.add(element.value);
    if (element.type === kinds.select || element.type === kinds.plural) {
      for (const option of Object.values(element.options)) collectNames(option.value, names);
    }
  }
}

function deepestBrace(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === '{') deepest = Math.max(deepest, ++depth);
    else if (letter === '}') depth -= 1;
  }
  return deepest;
}
