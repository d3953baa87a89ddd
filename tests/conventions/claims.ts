import { operations } from '#openapi';

/** A test whose title names a requirement, and that calls nothing which is served. */
export interface EmptyClaim {
  title: string;
  planned: string[];
}

const requirement =
  /^(?:AUTH|REG|SESS|ACC|ROLE|ROUTE|SHELL|WB|PH|CFG|APP|TASK|CAT|TABLE|MENU|SHARE|REPORT|TPL|COMP|PLUG|LANG|ORG|FLOW|REC|NOTE|ERR|LIM|VAL)-\d+|^P\d+\b/;
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** What the specification says of calls beside what it says of pages (ROUTE) and of who may (ROLE). */
const aboutCalls = /\b(?!ROUTE|ROLE)[A-Z]+-\d+\b/g;

/** Requirements about calls none of which is served yet; `says` is where the specification speaks of each call. */
export function plannedRows(says: readonly { id: keyof typeof operations; says: string }[]): Set<string> {
  const rowsOf = (isPlanned: boolean): string[] =>
    says.filter(({ id }) => operations[id].planned === isPlanned).flatMap((one) => one.says.match(aboutCalls) ?? []);
  const served = new Set(rowsOf(false));
  return new Set(rowsOf(true).filter((row) => !served.has(row)));
}

/** The titles of a file that name one of these requirements. */
export const titlesWith = (source: string, rows: ReadonlySet<string>): string[] =>
  testsOf(source).flatMap((text) => {
    const title = titleOf(text, wordsOf(text));
    return title?.match(aboutCalls)?.some((row) => rows.has(row)) ? [title] : [];
  });

/** The texts in quotes of any kind. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(literal)].map(([, single, double, template]) => single ?? double ?? template ?? '');

/** The title where it names a requirement; that of a table stands behind the cases. */
const titleOf = (text: string, words: readonly string[]): string | undefined =>
  (/^\s*\w+(?:\.\w+)*\.each\b/.test(text) ? words : words.slice(0, 1)).find((word) => requirement.test(word));

/** The text of each test of a file, with what stands before it in a table of cases. */
const testsOf = (source: string): string[] => source.split(/\n(?=[ \t]*(?:test|it)(?:\.\w+)*\()/).slice(1);

/**
 * A call that answers 501 proves nothing about a requirement: whoever builds it later would find the row claimed. Tests that name
 * operations, all of which are planned, carry no id.
 */
export function emptyClaims(source: string): EmptyClaim[] {
  return testsOf(source).flatMap((text) => {
    const words = wordsOf(text);
    const title = titleOf(text, words);
    const named = words.filter((word): word is keyof typeof operations => Object.hasOwn(operations, word));
    const isEmpty = named.length > 0 && named.every((id) => operations[id].planned);
    return title !== undefined && isEmpty ? [{ title, planned: [...new Set(named)] }] : [];
  });
}
