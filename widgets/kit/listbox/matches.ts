import { foldCase } from '#schemas/values';

/** Whether a text has what was searched for, whatever its case, accents and width of letters. */
export function matches(text: string, query: string): boolean {
  return plain(text).includes(plain(query).trim());
}

function plain(text: string): string {
  return foldCase(text.normalize('NFKD').replace(/\p{Mn}/gu, ''));
}
