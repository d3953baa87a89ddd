/** What one value of a row may be as JSON, in characters: a row of the log is no archive of documents. */
export const largestLogged = 64 * 1024;

/** The text of a value that is short enough for the log; of a longer one nothing but its length. */
export function textForLog(text: string | null): { text: string | null; cut?: number } {
  return text !== null && text.length > largestLogged ? { text: null, cut: text.length } : { text };
}

/** Which values of a row are left out, with their lengths. */
export type CutValues = Partial<Record<'before' | 'after', number>>;

/** What was left out of a row when it was written. */
export function cutValuesOf(detail: Record<string, unknown>): CutValues {
  const cut = detail['cut'];
  if (typeof cut !== 'object' || cut === null) return {};
  const lengthOf = (name: 'before' | 'after'): CutValues => {
    const length: unknown = Reflect.get(cut, name);
    return typeof length === 'number' ? { [name]: length } : {};
  };
  return { ...lengthOf('before'), ...lengthOf('after') };
}
