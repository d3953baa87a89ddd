import { designOfKind, type KnownField } from '#kinds/designs';
import { fixedChoices, valuesOf } from '#kinds';
import type { FilterEditorProps } from '../../generated/types.ts';

type Field = NonNullable<FilterEditorProps['fields']>[number];

/** The fields that conditions may name, as the editor of conditions has them. */
export function filterFields(fields: readonly KnownField[], locale: string): Field[] {
  return fields.flatMap(({ value, label, kind }): Field[] => {
    const compared = designOfKind(kind).comparedAs?.(kind);
    if (!compared) return [];
    const options = compared === 'option' && 'options' in kind ? fixedChoices(kind.options, locale) : undefined;
    return [
      {
        field: value,
        label,
        kind: compared,
        is_multiple: valuesOf(kind).isList?.(kind) ?? false,
        ...(options && { options }),
      },
    ];
  });
}
