import type { LocalizedText } from '#schemas/localized-text';
import { Invalid } from '../errors/index.ts';

/** Where a page begins: after this row of the list, in this order. */
export interface Cursor {
  /** Name of the list. */
  list: string;
  sort: string;
  /** Number of the page that it leads to. */
  page: number;
  /** Value of the sort column, as text; null when it has none. */
  mark: string | null;
  id: string;
}

/** Whether a cursor may lead to this page: the first one needs none. */
export const isCursorPage = (page: unknown): page is number =>
  typeof page === 'number' && Number.isInteger(page) && page >= 2 && page <= 1_000_000;

const idPattern = /^[0-9A-Za-z_.-]{1,64}$/;

/** The text that callers hand back as it is. It grants nothing: whatever it says, a list shows the caller's rows only. */
export function writeCursor({ list, sort, page, mark, id }: Cursor): string {
  return Buffer.from(JSON.stringify([list, sort, page, mark, id])).toString('base64url');
}

/** What a cursor says, as far as it is JSON; undefined for any other text. */
export function parsedCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    // Not one of ours; the caller refuses it like one that says nonsense.
    return undefined;
  }
}

/** Reads a cursor of one list. Throws `Invalid` for any text that this list did not give. */
export function readCursor(text: string, list: string): Cursor {
  const value = parsedCursor(text);
  if (Array.isArray(value) && value.length === 5) {
    const [of, sort, page, mark, id]: unknown[] = value;
    const isRow = (mark === null || typeof mark === 'string') && typeof id === 'string' && idPattern.test(id);
    if (of === list && typeof sort === 'string' && isCursorPage(page) && isRow) {
      return { list, sort, page, mark, id };
    }
  }
  throw wrongCursor({ 'en-US': 'The cursor is not one that this list gave.', 'zh-CN': '该游标不是此列表给出的。' });
}

const sameSort: LocalizedText = {
  'en-US': 'Use next_cursor as it came, with the same sort.',
  'zh-CN': '请原样使用 next_cursor，并保持相同的排序。',
};

export function wrongCursor(message: LocalizedText): Invalid {
  return new Invalid({
    issues: [{ pointer: '/cursor', message, hint: sameSort }],
  });
}
