/** The longest name of a view, in characters. */
export const longestName = 60;

/** Why a view cannot be called so. */
export type NameIssue = 'empty' | 'taken';
