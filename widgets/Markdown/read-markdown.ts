import { lexer, type TokensList } from 'marked';

/** What is longer, in characters, is shown as plain text: formatting it would slow the page down. */
const longest = 200_000;

/** The tokens of a text; undefined for one that is too long, or nested so deep that reading it ends the stack. */
export function readMarkdown(text: string): TokensList | undefined {
  if (text.length > longest) return undefined;
  try {
    return lexer(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
