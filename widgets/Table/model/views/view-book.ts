import { foldCase } from '#schemas/values';
import { isData } from '#engine/runtime';
import { longestName, type NameIssue } from '../../../kit/views/view-name.ts';
import { readSavedView, type SavedView } from './saved-view.ts';
import { fieldsOf } from './view.ts';

interface NamedView {
  name: string;
  view: SavedView;
}

/** The named views of a table, in the order in which they were made. Undefined names mean: as the document has it. */
export interface ViewBook {
  views: readonly NamedView[];
  chosen: string | undefined;
  /** The view that the table opens with; undefined: it opens as it was left. */
  opening: string | undefined;
}

export const emptyBook: ViewBook = { views: [], chosen: undefined, opening: undefined };

/** A book out of the stored data: entries without a right name and of a name already taken are left out. */
export function readViewBook(stored: unknown): ViewBook {
  const { views, opening, chosen } = fieldsOf(stored);
  let book = emptyBook;
  for (const entry of Array.isArray(views) ? views : []) {
    const { name, view } = fieldsOf(entry);
    const isNamed = typeof name === 'string' && name.length <= longestName && nameIssue(book, name) === undefined;
    if (isNamed && isData(view)) book = withView(book, name, readSavedView(view));
  }
  const known = (wanted: unknown): string | undefined => book.views.find(({ name }) => name === wanted)?.name;
  return { views: book.views, opening: known(opening), chosen: known(opening) ?? known(chosen) };
}

export function viewNamed({ views }: ViewBook, name: string | undefined): SavedView | undefined {
  return views.find((one) => one.name === name)?.view;
}

/** Why a view cannot be called so; `own` is the name that it has now. Names that differ in case and outer spaces are equal. */
export function nameIssue({ views }: ViewBook, name: string, own?: string): NameIssue | undefined {
  const wanted = spelling(name);
  if (wanted === '') return 'empty';
  return views.some((one) => one.name !== own && spelling(one.name) === wanted) ? 'taken' : undefined;
}

function spelling(name: string): string {
  return foldCase(name.trim());
}

/** With a view under a name, which is chosen then; it replaces the one that had the name. */
export function withView(book: ViewBook, name: string, view: SavedView): ViewBook {
  const known = book.views.some((one) => one.name === name);
  const views = known
    ? book.views.map((one) => (one.name === name ? { name, view } : one))
    : [...book.views, { name, view }];
  return { ...book, views, chosen: name };
}

export function withoutView(book: ViewBook, name: string): ViewBook {
  return {
    views: book.views.filter((one) => one.name !== name),
    chosen: book.chosen === name ? undefined : book.chosen,
    opening: book.opening === name ? undefined : book.opening,
  };
}

export function withRenamed(book: ViewBook, from: string, to: string): ViewBook {
  const renamed = (name: string | undefined): string | undefined => (name === from ? to : name);
  return {
    views: book.views.map((one) => (one.name === from ? { ...one, name: to } : one)),
    chosen: renamed(book.chosen),
    opening: renamed(book.opening),
  };
}
