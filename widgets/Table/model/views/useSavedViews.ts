import type { TableColumn } from '../columns/column.ts';
import { filtersOf, fittingView, isSameView, type SavedView, withFiltersOf } from './saved-view.ts';
import { spelledSort } from '../rows/sorting.ts';
import type { Query } from './useQuery.ts';
import type { StoredViewBook } from './useViewBook.ts';
import type { ArrangedTable } from './useView.ts';
import type { Density } from './view.ts';
import { nameIssue, viewNamed, withoutView, withRenamed, withView } from './view-book.ts';

interface SavedViewsInput {
  stored: StoredViewBook;
  columns: readonly TableColumn[];
  arranged: ArrangedTable;
  query: Query;
  /** The document's. */
  density: Density;
}

/** The named views, and what can be done with them. No name: the document's own view. */
export interface SavedViews {
  names: readonly string[];
  selected: string | undefined;
  opening: string | undefined;
  /** The table looks otherwise than the chosen view by now. */
  isChanged: boolean;
  issueOf: (name: string, own?: string) => ReturnType<typeof nameIssue>;
  show: (name: string | undefined) => void;
  /** Under a name, also over the view that has it. */
  save: (name: string) => void;
  rename: (from: string, to: string) => void;
  openWith: (name: string | undefined) => void;
  /** The document's own view is shown then. */
  remove: (name: string) => void;
}

/** Connects the stored views to the table: what it shows becomes a view, and a view becomes what it shows. */
export function useSavedViews({ stored, columns, arranged, query, density }: SavedViewsInput): SavedViews {
  const { book, setBook, shipped } = stored;
  const now: SavedView = {
    ...arranged.view,
    sort: spelledSort(query.sorting),
    filters: filtersOf(query.filters, columns),
    search: query.search,
  };
  const viewOf = (name: string | undefined): SavedView =>
    fittingView(viewNamed(book, name) ?? shipped, columns, shipped.sort);
  const apply = (name: string | undefined): void => {
    const view = viewOf(name);
    const { filters: _, search, ...arrangement } = view;
    // Without an order of its own, the table follows the document's also when that one is changed later.
    arranged.replace(name === undefined ? {} : arrangement);
    query.show({ sort: view.sort ?? null, filters: withFiltersOf(query.filters, view, columns), search });
  };
  return {
    names: book.views.map(({ name }) => name),
    selected: book.chosen,
    opening: book.opening,
    isChanged: !isSameView(now, viewOf(book.chosen), columns, density),
    issueOf: (name, own) => nameIssue(book, name, own),
    show(name) {
      setBook({ ...book, chosen: name });
      apply(name);
    },
    save: (name) => setBook(withView(book, name, now)),
    rename: (from, to) => setBook(withRenamed(book, from, to)),
    openWith: (name) => setBook({ ...book, opening: name }),
    remove(name) {
      setBook(withoutView(book, name));
      apply(undefined);
    },
  };
}
