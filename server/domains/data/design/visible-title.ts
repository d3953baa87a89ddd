import { valuesOf } from '#kinds';
import { isPassword } from '#engine/forms';
import type { DesignField, TableDesign } from './table-design.ts';
import type { VisibleFields } from './visible-design.ts';

/** The field by which the reader knows a record: the table's title, else the first text that the reader sees. */
export function visibleTitle({ fields, titleField }: TableDesign, visible: VisibleFields): DesignField | undefined {
  const isSeen = (field: DesignField): boolean =>
    (visible === 'all' || visible.has(field.id)) && !isPassword(field.kind);
  if (titleField && isSeen(titleField)) return titleField;
  return [...fields.values()].find((field) => valuesOf(field.kind).mayBeTitle && isSeen(field));
}
