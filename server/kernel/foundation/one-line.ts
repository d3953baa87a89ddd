/**
 * Line breaks and other control characters, and marks that turn the direction of what is read around them: a name with one looks like
 * another, or breaks a line of a mail, a log or a file.
 */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** What people or programs write as a name, on one line and without hidden characters. */
export const asOneLine = (name: string): string => name.replace(hidden, ' ').trim();

/** Whether a name has invisible characters. Those at its ends are cut off, as blanks are. */
export const hasHiddenCharacters = (name: string): boolean => name.trim().search(hidden) !== -1;
