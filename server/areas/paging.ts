import { Invalid } from '../errors/index.ts';

/** What every list takes: a page number from 1 with its size, or the cursor that the page before gave. */
export interface PageArguments {
  page?: number;
  size?: number;
  cursor?: string;
}

export interface PagePlace {
  page: number;
  size: number;
  offset: number;
}

export interface PageOf<Item> {
  items: Item[];
  page: number;
  size: number;
  total?: number;
  next_cursor?: string;
}

const cursorOf = (page: number): string => Buffer.from(JSON.stringify({ page })).toString('base64url');

function pageOfCursor(cursor: string): number {
  try {
    const { page } = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Number.isInteger(page) && page >= 1 && page <= 100_000) return page;
  } catch {
    // Not one of ours: refused below, like one that says nonsense.
  }
  throw new Invalid({
    faults: [
      { pointer: '/cursor', message: 'The cursor is not one that a list gave.', hint: 'Use next_cursor as it came.' },
    ],
  });
}

/** The place that a list's arguments name; the cursor wins over the page. Throws `Invalid` for a foreign cursor. */
export function pagePlace({ page = 1, size = 20, cursor }: PageArguments): PagePlace {
  const number = cursor ? pageOfCursor(cursor) : page;
  return { page: number, size, offset: (number - 1) * size };
}

/** The answer of a list: its items, and where the next page is when there is one. */
export function pageAnswer<Item>({ page, size, offset }: PagePlace, items: Item[], total: number): PageOf<Item> {
  const isLast = offset + items.length >= total;
  return { items, page, size, total, ...(isLast ? {} : { next_cursor: cursorOf(page + 1) }) };
}

/** A pattern for `ilike` in which the text stands for itself. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
