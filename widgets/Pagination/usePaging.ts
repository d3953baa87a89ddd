import { useState } from 'react';
import type { Bound } from '#engine';

/** Where a list is read: the page's number and size, and the cursor that it begins at where one is known. */
export interface PagePosition {
  page: number;
  size: number;
  cursor: string | null;
}

export interface PagingInput {
  page: Bound | undefined;
  size: Bound | undefined;
  cursor: Bound | undefined;
  /** Where nothing is bound, or null. */
  given: { page?: number | null; size?: number | null };
  nextCursor: string | null | undefined;
  onMove: (position: PagePosition) => void;
}

export interface Paging {
  page: number;
  size: number;
  /** Moves to a page; by the list's cursor where it is the next one. */
  go: (page: number) => void;
  /** Another size begins at the first page. */
  resize: (size: number) => void;
  /** To the first page, because the list is another one now. */
  restart: () => void;
}

/** The page and size that follow the bound ones, and work unbound too; cursors of the pages passed are remembered. */
export function usePaging({ page, size, cursor, given, nextCursor, onMove }: PagingInput): Paging {
  const [own, setOwn] = useState<{ page?: number; size?: number }>({});
  const [cursors, setCursors] = useState<ReadonlyMap<number, string>>(new Map());
  const now = {
    page: whole(page?.value) ?? whole(given.page) ?? own.page ?? 1,
    size: whole(size?.value) ?? whole(given.size) ?? own.size ?? 20,
  };
  const move = (position: PagePosition, known: ReadonlyMap<number, string>) => {
    setCursors(known);
    setOwn({ page: position.page, size: position.size });
    cursor?.set(position.cursor);
    if (position.size !== now.size) size?.set(position.size);
    page?.set(position.page);
    onMove(position);
  };
  return {
    ...now,
    go(to) {
      const isNext = to === now.page + 1 && typeof nextCursor === 'string' && nextCursor !== '';
      const known = isNext ? new Map(cursors).set(to, nextCursor) : cursors;
      move({ page: to, size: now.size, cursor: known.get(to) ?? null }, known);
    },
    resize: (to) => move({ page: 1, size: to, cursor: null }, new Map()),
    restart() {
      if (now.page !== 1 || cursors.size > 0) move({ page: 1, size: now.size, cursor: null }, new Map());
    },
  };
}

function whole(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined;
}
