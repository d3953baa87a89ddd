import type { FilterEditorProps } from '#widgets/generated/types.ts';
import type { FilterField } from './filter.ts';

/** The fields of a prop, with what may be left out. */
export function readFields(fields: FilterEditorProps['fields']): FilterField[] {
  return (fields ?? []).map(({ field, label, kind, is_multiple: isMultiple = false, options = [] }) => ({
    field,
    label,
    kind,
    isMultiple,
    options,
  }));
}
