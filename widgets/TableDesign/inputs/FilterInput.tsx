import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FilterEditor } from '../../FilterEditor/FilterEditor.tsx';
import { inertProps } from '../../kit/field/inert-props.ts';
import { filterFields } from './filter-fields.ts';
import type { StructuredProps } from './structured.tsx';

/** Conditions on the fields that the panel hands out. */
export function FilterInput({ id, label, error, value, options, onChange }: StructuredProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  // Safe: the panel hands out fields with their kinds.
  const fields = (options['fields'] ?? []) as Parameters<typeof filterFields>[0];
  return (
    <FilterEditor
      {...inertProps(id)}
      props={{
        label,
        fields: filterFields(fields, locale),
        isForm: options['isForm'] === true,
        ...(options['isAlways'] === true && { emptyText: formatMessage({ id: 'widget.TableDesign.filter.always' }) }),
      }}
      // Safe: the contract describes conditions, and the editor reads what it knows of them.
      bound={{ value: value as never, set: onChange }}
      error={error}
    />
  );
}
