import type { FilterBarProps } from '../generated/types.ts';
import type { FilterField } from '../kit/filter/filter.ts';

type Searches = NonNullable<FilterBarProps['searches']>;

/** A search for each field that holds a record, by the page's one call for all of them. */
export function relationSearches(fields: readonly FilterField[], relations: FilterBarProps['relations']): Searches {
  if (!relations) return {};
  const { call, with: more } = relations;
  return Object.fromEntries(
    fields
      .filter(({ kind }) => kind === 'record')
      .map(({ field }) => [field, { call, with: { ...more, field }, value: 'id', label: 'title' }]),
  );
}
