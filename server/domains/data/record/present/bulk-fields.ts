import { isGiven, isPassword, valuesOf } from '#kinds';
import type { Schemas } from '#openapi';
import type { RecordAccess } from '../access/record-access.ts';

/**
 * The fields that a bulk change can set, in the form's order: those that the caller may change, that people fill in, and of
 * which two records can have the same value.
 */
export function bulkFields({
  design,
  visible,
  editable,
  changeable,
}: Pick<RecordAccess, 'design' | 'visible' | 'editable' | 'changeable'>): Schemas['RecordTable']['bulk_fields'] {
  if (!changeable) return [];
  const isOpen = (id: string) => [visible, editable].every((fields) => fields === 'all' || fields.has(id));
  return [...design.form.fields.values()]
    .filter(({ id, kind, field }) => {
      const isHeld = field.is_read_only === true || field.is_unique === true;
      return isOpen(id) && !isGiven(kind) && !valuesOf(kind).isOfOneRecord && !isPassword(kind) && !isHeld;
    })
    .map(({ id, label }) => ({ field: id, label }));
}
