/** From here on a capped count says "at least" (contract: `total=capped`). */
const cap = 10_000;
/** The highest page number that a list takes. */
const highest = 100_000;

export interface PageInput {
  page: number;
  size: number;
  total?: number | null | undefined;
  counting?: 'capped' | 'exact' | undefined;
  count?: number | null | undefined;
  nextCursor?: string | null | undefined;
}

/** What is known of where a page is. */
export interface PageFacts {
  /** The positions of its first and last item, from 1; `to` is below `from` on an empty page. */
  from: number;
  to: number;
  total: number | undefined;
  /** The total is "at least". */
  isCapped: boolean;
  /** The number of the last page, where it is known. */
  last: number | undefined;
  hasNext: boolean;
}

export function pageFacts({ page, size, total, counting = 'capped', count, nextCursor }: PageInput): PageFacts {
  const isCounted = typeof total === 'number';
  const isCapped = isCounted && counting === 'capped' && total >= cap;
  const last = isCounted && !isCapped ? Math.max(1, Math.ceil(total / size)) : undefined;
  const from = (page - 1) * size + 1;
  const to = from - 1 + (count ?? (isCounted && !isCapped ? Math.max(0, Math.min(size, total - from + 1)) : size));
  const mayGoOn = nextCursor ? true : last === undefined ? (count ?? size) >= size && nextCursor !== null : page < last;
  return { from, to, total: isCounted ? total : undefined, isCapped, last, hasNext: mayGoOn && page < highest };
}

/** The page numbers to offer: the ends, the page and its neighbours; null represents what is left out. */
export function offeredPages(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const offered: (number | null)[] = [];
  for (const number of [...new Set(wanted)].sort((a, b) => a - b)) {
    const before = offered.at(-1) ?? 0;
    // One page left out takes the room of its own number.
    if (number - before === 2) offered.push(number - 1);
    else if (number - before > 2) offered.push(null);
    offered.push(number);
  }
  return offered;
}
