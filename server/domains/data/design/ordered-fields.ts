import type { DesignField, TableDesign } from './table-design.ts';

/** What the fields of a table are listed for. */
export type FieldUse = 'list' | 'search' | 'add' | 'edit' | 'detail' | 'export';

/** The fields of a use in its order: the design's own choice where it has one, else those of the form. */
export function orderedFields({ config, fields }: TableDesign, use: FieldUse): DesignField[] {
  const chosen = {
    list: config.list?.columns?.filter(({ is_hidden }) => !is_hidden).map(({ field }) => field),
    export: config.list?.columns?.map(({ field }) => field),
    search: config.list?.search?.map(({ field }) => field),
    detail: config.detail?.fields,
    add: undefined,
    edit: undefined,
  }[use];
  if (!chosen || chosen.length === 0) return [...fields.values()];
  return chosen.flatMap((id) => fields.get(id) ?? []);
}
