import type { CompiledDocument } from '#engine/document';

/** What may differ: nodes are exchanged one by one, and messages are added to those that are known. */
const exchanged: ReadonlySet<string> = new Set(['body', 'messages', 'widgets']);

/**
 * True for a document of which nothing but nodes was edited: what a page begins with, such as its state and data, are the same objects.
 * The page in design continues then, and every node that is the same object stays as it is.
 */
export function isEditOf(before: CompiledDocument, now: CompiledDocument): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]) as ReadonlySet<keyof CompiledDocument>;
  return [...names].every((name) => exchanged.has(name) || Object.is(before[name], now[name]));
}
