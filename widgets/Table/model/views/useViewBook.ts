import { useState } from 'react';
import { usePersistedState, type WidgetProps } from '#engine';
import type { TableProps } from '../../../generated/types.ts';
import type { TableColumn } from '../columns/column.ts';
import { type Filters, readFilters } from '../rows/filtering.ts';
import { fittingView, type SavedView, withFiltersOf } from './saved-view.ts';
import type { TableView } from './view.ts';
import { emptyBook, readViewBook, type ViewBook, viewNamed } from './view-book.ts';

/** What a table begins with instead of what the state has. */
export interface Opening {
  /** Undefined: the arrangement is as it was left. */
  arrangement: TableView | undefined;
  filters: Filters;
  search: string;
}

export interface StoredViewBook {
  book: ViewBook;
  setBook: (book: ViewBook) => void;
  /** The document's own view. */
  shipped: SavedView & { sort: string | null };
  /** Undefined: the document's own view, or no views at all. */
  opening: Opening | undefined;
}

/** The named views as they are stored on this device, beside the arrangement; and what the table begins with. */
export function useViewBook(
  { views, keep }: TableProps,
  bounds: WidgetProps<unknown>['bounds'],
  columns: readonly TableColumn[],
): StoredViewBook {
  const key = views && keep !== undefined ? `${keep}.views` : undefined;
  const [book, setBook] = usePersistedState(key, (stored) => (views ? readViewBook(stored) : emptyBook));
  // The state is the document's own before anybody has touched it.
  const [first] = useState(() => {
    const [sort, search] = [bounds['sort']?.value, bounds['search']?.value];
    const shipped: StoredViewBook['shipped'] = {
      sort: typeof sort === 'string' ? sort : null,
      filters: readFilters(bounds['filters']?.value),
      search: typeof search === 'string' ? search : '',
    };
    return { shipped, opening: openingOf(book, shipped, columns) };
  });
  return { book, setBook, ...first };
}

function openingOf(
  book: ViewBook,
  shipped: StoredViewBook['shipped'],
  columns: readonly TableColumn[],
): Opening | undefined {
  const named = viewNamed(book, book.chosen);
  if (!named) return undefined;
  const view = fittingView(named, columns, shipped.sort);
  const { filters: _, search, ...arrangement } = view;
  return {
    arrangement: book.opening === undefined ? undefined : arrangement,
    filters: withFiltersOf(shipped.filters, view, columns),
    search,
  };
}
