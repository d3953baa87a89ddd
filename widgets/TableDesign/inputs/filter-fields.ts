import type { FieldKind } from '../design.ts';
import type { FilterEditorProps } from '../../generated/types.ts';

type Field = NonNullable<FilterEditorProps['fields']>[number];

/** How conditions compare the values of a kind; undefined for what is stored and never compared. */
function comparedAs(kind: FieldKind): Field['kind'] | undefined {
  switch (kind.type) {
    case 'text':
      return kind.widget === 'password' ? undefined : 'text';
    case 'richText':
    case 'serial':
      return 'text';
    case 'select':
    case 'multiSelect':
      return kind.options.source === 'fixed' ? 'option' : 'code';
    case 'number':
    case 'rollup':
      return 'number';
    case 'boolean':
    case 'time':
    case 'user':
    case 'department':
      return kind.type;
    case 'date':
    case 'dateRange':
      return kind.granularity === 'minute' || kind.granularity === 'second' ? 'datetime' : 'date';
    case 'colour':
      return 'code';
    case 'relation':
      return 'record';
    case 'formula':
      return kind.result;
    case 'system':
      return kind.source === 'created_by' ? 'user' : kind.source === 'record_id' ? 'code' : 'datetime';
    default:
      return undefined;
  }
}

interface KnownField {
  value: string;
  label: string;
  kind: FieldKind;
}

/** The fields that conditions may name, as the editor of conditions has them. */
export function filterFields(fields: readonly KnownField[], locale: string): Field[] {
  return fields.flatMap(({ value, label, kind }): Field[] => {
    const compared = comparedAs(kind);
    if (!compared) return [];
    const options =
      compared === 'option' && 'options' in kind && kind.options.source === 'fixed' && kind.options.options;
    return [
      {
        field: value,
        label,
        kind: compared,
        is_multiple: kind.type === 'multiSelect' || ('is_multiple' in kind && kind.is_multiple === true),
        ...(options && {
          options: options.map((option) => ({
            value: option.value,
            label:
              typeof option.label === 'string'
                ? option.label
                : (option.label[locale] ?? Object.values(option.label)[0] ?? option.value),
          })),
        }),
      },
    ];
  });
}
