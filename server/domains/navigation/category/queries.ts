import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { asNames, nameIn } from '../names/local-names.ts';
import type { OfApplication } from '../rules/lock-application.ts';

/** What is read of a category. */
const categoryColumns = [
  'id',
  'father_id',
  'category_name',
  'names',
  'category_type',
  'can_visible',
  'sort',
  'version',
] as const;

/** The categories of one application, in their stored order. */
export function categoriesOf(query: Query, { wsId, appId }: OfApplication) {
  return query
    .selectFrom('categories')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .select(categoryColumns);
}

export type CategoryRow = Awaited<ReturnType<ReturnType<typeof categoriesOf>['execute']>>[number];

/** The rows as a tree (CAT-01), with the names of a language. Rows below one that is not among them are left out with it. */
export function presentCategories(rows: readonly CategoryRow[], locale: string): Schemas['Category'][] {
  const below = (father: string | null): Schemas['Category'][] => {
    const siblings = rows.filter((row) => row.father_id === father);
    return siblings.map((row) => {
      const children = below(row.id);
      return {
        id: row.id,
        category_name: nameIn({ name: row.category_name, names: row.names }, locale),
        names: asNames(row.names),
        category_type: row.category_type,
        can_visible: row.can_visible,
        fId: row.father_id,
        subLength: children.length,
        brotherLen: siblings.length - 1,
        children,
        version: row.version,
      };
    });
  };
  return below(null);
}

/** One category with those below it. Throws `NotFound` for one that is not among the rows. */
export function presentCategory(
  rows: readonly CategoryRow[],
  { id, locale }: { id: string; locale: string },
): Schemas['Category'] {
  const find = (all: readonly Schemas['Category'][]): Schemas['Category'] | undefined =>
    all.find((one) => one.id === id) ?? all.map(({ children }) => find(children)).find(Boolean);
  const found = find(presentCategories(rows, locale));
  if (!found) throw new NotFound();
  return found;
}
