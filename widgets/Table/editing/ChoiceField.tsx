import type { ReactElement } from 'react';
import type { TableProps } from '../../generated/types.ts';
import { inertProps } from '../../kit/field/inert-props.ts';
import { FormDepartments } from '../../kit/record/found/FormDepartments.tsx';
import { FormOptions } from '../../kit/record/found/FormOptions.tsx';
import { FormPeople } from '../../kit/record/found/FormPeople.tsx';
import type { TableColumn } from '../model/columns/column.ts';

/** What a value of people, departments or records holds, as a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

interface Named {
  id: string;
  text: string;
}
interface ChoiceFieldProps {
  column: TableColumn;
  relations: TableProps['relations'];
  id: string;
  named: readonly Named[];
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The search of a cell, by what its column holds. */
export function ChoiceField({ id, column, named, relations, label, value, onChange }: ChoiceFieldProps): ReactElement {
  const { isMultiple: multiple, below } = column;
  const own = { ...inertProps(id), bound: { value, set: onChange } };
  const shared = { label, labelHidden: true, search: undefined, multiple };
  if (column.editor === 'user') {
    const people = named.map((one) => ({ id: one.id, real_name: one.text }));
    return <FormPeople {...own} props={{ ...shared, people, below: [...below] }} />;
  }
  if (column.editor === 'department') {
    const departments = named.map((one) => ({ id: one.id, department_name: one.text, children: [] }));
    return <FormDepartments {...own} props={{ ...shared, departments, below: below[0] ?? null }} />;
  }
  const search = relations && {
    call: relations.call,
    with: { ...relations.with, field: column.field },
    value: 'id',
    label: 'title',
    hint: 'details',
  };
  const options = named.map((one) => ({ value: one.id, label: one.text }));
  return <FormOptions {...own} props={{ ...shared, search, options }} />;
}
