/** The longest name or value in a sentence. */
const longest = 80;

/** A text that is short enough for a sentence, on one line. */
export function cutText(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}

/** A name in a sentence of either language. */
export const quoted = (name: string): string => `“${cutText(name)}”`;

/** An English list: `a`, `a and b`, `a, b and c`. */
export const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
