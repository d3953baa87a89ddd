import { applyEdits, format } from 'jsonc-parser';

/** The same text with two spaces for each level. Nothing but blanks changes, so long numbers keep all their digits. */
export function formatJson(text: string): string {
  return applyEdits(text, format(text, undefined, { tabSize: 2, insertSpaces: true, eol: '\n' })).trim();
}
