import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { FieldKindName } from '#engine/document';
import type { Schemas } from '#openapi';
import type { PickerProps, TableProps } from './picker-props.ts';
import { ChoicePicker } from './ChoicePicker.tsx';

interface FieldPickerProps extends PickerProps, TableProps {
  picker: 'field' | 'fields' | 'picture' | 'sort';
  only: readonly FieldKindName[] | undefined;
}

interface Option {
  value: string;
  label: string;
}

/** A field of the table behind a menu, several in the order of choosing, one with pictures, or an order by one of them. */
export function FieldPicker({ picker, only, table, menu: _menu, ...picked }: FieldPickerProps): ReactElement {
  const { formatMessage } = useIntl();
  const options = table.data && optionsOf(table.data);
  return (
    <ChoicePicker
      {...picked}
      options={options}
      failure={table.failure}
      retry={table.retry}
      none={formatMessage({ id: 'widget.PageDesigner.block.noFields' })}
      several={picker === 'fields'}
    />
  );

  function optionsOf({ filters, columns }: Schemas['RecordTable']): Option[] {
    if (picker === 'sort') {
      const own = columns.filter(({ is_sortable }) => is_sortable).map(({ field, label }) => ({ field, label }));
      const times = [
        { field: 'created_at', label: formatMessage({ id: 'widget.PageDesigner.block.createdAt' }) },
        { field: 'updated_at', label: formatMessage({ id: 'widget.PageDesigner.block.updatedAt' }) },
      ];
      return [...own, ...times.filter(({ field }) => !own.some((one) => one.field === field))].flatMap(
        ({ field, label }) => [
          { value: field, label: formatMessage({ id: 'widget.PageDesigner.block.ascending' }, { name: label }) },
          { value: `-${field}`, label: formatMessage({ id: 'widget.PageDesigner.block.descending' }, { name: label }) },
        ],
      );
    }
    if (picker === 'picture')
      return columns.filter(({ files }) => files?.are_pictures).map(({ field, label }) => ({ value: field, label }));
    const fields =
      picker === 'fields' ? columns : filters.filter(({ kind }) => only === undefined || only.includes(kind));
    return fields.map(({ field, label }) => ({ value: field, label }));
  }
}
