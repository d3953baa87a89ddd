import { columnOfKind } from '#kinds/columns';
import type { Schemas } from '#openapi';
import type { FieldKind } from '../store/storage.ts';
import { wantedColumns } from './wanted-columns.ts';

/** A search looks into no more fields than this. */
export const mostSearched = 10;

/** Whether a search looks for its text within values of the kind. */
export const isSearchedText = (kind: FieldKind): boolean => columnOfKind(kind).isSearched?.(kind) ?? false;

/** The fields of a design in whose texts its search box looks: its quick ones, else the first of all. */
export function searchedTexts(config: Schemas['FormConfig']): ReadonlySet<string> {
  const quick = (config.list?.search ?? []).filter(({ is_quick }) => is_quick).map(({ field }) => field);
  const ids = wantedColumns(config)
    .filter(({ subTable, kind, storage }) => subTable === null && storage === 'text' && isSearchedText(kind))
    .map(({ field }) => field.id);
  return new Set((quick.length === 0 ? ids : ids.filter((id) => quick.includes(id))).slice(0, mostSearched));
}
