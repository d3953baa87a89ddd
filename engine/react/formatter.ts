import type { Json } from '#engine/runtime';
import type { Formats } from './formats.ts';

export type Values = Readonly<Record<string, string | number | boolean>>;

/** Writes a syntax tree that formatjs compiled. Throws for what is none, and for a value that it needs and has not. */
export type FormatTree = (tree: readonly Json[], formats: Formats, values: Values | undefined) => string;

/** Plurals, numbers and moments in messages need code that few first pages do: `add-formatter.ts` brings it. */
let formatTree: FormatTree | undefined;

export function addFormatter(added: FormatTree): void {
  formatTree = added;
}

export const formatter = (): FormatTree | undefined => formatTree;

/** The parts of a syntax tree that are joined without more code; the numbers are formatjs's. */
const partTypes = { literal: 0, argument: 1, select: 5 } as const;
const joined: readonly unknown[] = Object.values(partTypes);

/**
 * A text that inserts words and numbers as they are, or chooses one by a word, which is nearly every one with arguments;
 * undefined for any other, and where a value is missing.
 */
export function joinedText(tree: unknown, values: Values = {}): string | undefined {
  if (!Array.isArray(tree)) return undefined;
  let text = '';
  for (const part of tree) {
    const words = isPart(part) && part.type === partTypes.literal ? part.value : inserted(part, values);
    if (typeof words !== 'string' && typeof words !== 'number') return undefined;
    text += words;
  }
  return text;
}

interface Part {
  type: number;
  value: string;
  options?: Readonly<Record<string, { value: unknown } | null>>;
}

const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null;

function inserted(part: unknown, values: Values): string | number | undefined {
  if (!isPart(part)) return undefined;
  const { type, value, options = {} } = part;
  const given = Object.hasOwn(values, value) ? values[value] : undefined;
  // As formatjs writes it.
  if (type === partTypes.argument) return typeof given === 'boolean' ? String(given || '') : given;
  if (type !== partTypes.select || given === undefined) return undefined;
  const chosen = Object.hasOwn(options, String(given)) ? options[String(given)] : options['other'];
  return joinedText(chosen?.value, values);
}

/** Whether any of the messages is written by the formatter. */
export const needFormatter = (messages: Readonly<Record<string, Json>>): boolean =>
  Object.values(messages).some(isRich);

/** Whether a message is more than joined words. */
export function isRich(tree: unknown): boolean {
  if (!Array.isArray(tree)) return false;
  return tree
    .filter(isPart)
    .some(
      ({ type, options = {} }) =>
        !joined.includes(type) || Object.values(options).some((option) => isRich(option?.value)),
    );
}
