import { useEffect, useMemo, useRef } from 'react';
import type { WidgetProps } from '#engine';
import { useControllableState } from '../../../kit/field/useControllableState.ts';
import type { TableEvents } from '../../../generated/types.ts';
import { type Filters, isSameFilters, readFilters } from '../rows/filtering.ts';
import { nextSort, parseSort, type Sorting, spelledSort } from '../rows/sorting.ts';
import type { Opening } from './useViewBook.ts';
import type { TableView } from './view.ts';

interface QueryInput {
  bounds: WidgetProps<unknown>['bounds'];
  view: TableView;
  /** What the list is narrowed by when the table comes. */
  opening: Opening | undefined;
  /** The order of the list where nobody asks for one. */
  usualSort: string | null | undefined;
  change: (view: TableView) => void;
  emit: WidgetProps<unknown, TableEvents>['emit'];
  /** The list becomes another one, so its first page is wanted. */
  restart: () => void;
}

export interface Query {
  sorting: Sorting | undefined;
  search: string;
  filters: Filters;
  isNarrowed: boolean;
  sortBy: (field: string) => void;
  searchFor: (search: string) => void;
  filterBy: (filters: Filters) => void;
  clear: () => void;
  /** Everything at once, as a named view has it; the view itself is not changed. */
  show: (wanted: Wanted) => void;
}

interface Wanted {
  sort: string | null;
  search: string;
  filters: Filters;
}

/** What is asked of the list: its order, and what narrows it. Bound values win; the order is part of the stored view. */
export function useQuery({ bounds, view, opening, usualSort, change, emit, restart }: QueryInput): Query {
  const bound = bounds['sort'];
  const sort = bound ? bound.value : view.sort;
  const [search, setSearch] = useControllableState(bounds['search'], readSearch);
  const [filters, setFilters] = useControllableState(bounds['filters'], readFilters);
  const narrow = (wanted: Pick<Wanted, 'search' | 'filters'>): boolean => {
    const [isSearch, isFilter] = [wanted.search !== search, !isSameFilters(wanted.filters, filters)];
    if (isSearch) {
      setSearch(wanted.search);
      emit('search', { search: wanted.search });
    }
    if (isFilter) {
      setFilters(wanted.filters);
      emit('filter', { filters: wanted.filters });
    }
    return isSearch || isFilter;
  };
  const restored = useRef(false);
  useEffect(() => {
    // The stored order counts once, when the table mounts; from then on the state has the order.
    if (restored.current) return;
    restored.current = true;
    if (bound && view.sort !== undefined && view.sort !== bound.value) bound.set(view.sort);
    if (opening && narrow(opening)) restart();
  });
  const searchFor = (next: string) => {
    setSearch(next);
    emit('search', { search: next });
    restart();
  };
  const filterBy = (next: Filters) => {
    setFilters(next);
    emit('filter', { filters: next });
    restart();
  };
  return {
    sorting: useMemo(() => parseSort(sort) ?? parseSort(usualSort), [sort, usualSort]),
    search,
    filters,
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    sortBy(field) {
      const next = nextSort(parseSort(sort), field, parseSort(usualSort));
      change({ sort: next });
      bound?.set(next);
      emit('sort', { sort: next });
      restart();
    },
    searchFor,
    filterBy,
    clear() {
      if (search !== '') searchFor('');
      if (Object.keys(filters).length > 0) filterBy({});
    },
    show(wanted) {
      const isOrder = wanted.sort !== spelledSort(parseSort(sort));
      if (isOrder) {
        bound?.set(wanted.sort);
        emit('sort', { sort: wanted.sort });
      }
      if (narrow(wanted) || isOrder) restart();
    },
  };
}

function readSearch(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
