import { useEffect, useRef } from 'react';
import type { Paging } from '../Pagination/usePaging.ts';

interface Answer {
  rows?: readonly unknown[] | null | undefined;
  total?: number | null | undefined;
  loading?: boolean | undefined;
}

/**
 * Goes to the last page that there is when a later one has become empty, such as after its only row was deleted. Each
 * answer moves once: the next one is on its way then.
 */
export function useExistingPage(isPaged: boolean, paging: Paging, { rows, total, loading }: Answer): void {
  const answered = useRef<Answer['rows']>(undefined);
  useEffect(() => {
    if (!isPaged || loading || !rows || rows.length > 0 || paging.page === 1 || answered.current === rows) return;
    answered.current = rows;
    const last = typeof total === 'number' ? Math.ceil(total / paging.size) : paging.page - 1;
    paging.go(Math.max(1, Math.min(last, paging.page - 1)));
  }, [isPaged, loading, rows, total, paging]);
}
