import { type ReactElement, useMemo } from 'react';
import type { WidgetProps } from '#engine';
import { recordCalls } from '#engine/forms';
import { isObject } from '#schemas';
import { DepartmentPicker } from '#widgets/DepartmentPicker/DepartmentPicker.tsx';
import { inertProps } from '../../field/inert-props.ts';
import type { DepartmentPickerEvents, DepartmentPickerProps } from '#widgets/generated/types.ts';
import { idsIn } from '../files/useRecordFiles.ts';
import { AskOnFocus } from './AskOnFocus.tsx';
import { readSearch, useFound } from './useFound.ts';

type DepartmentsProps = DepartmentPickerProps & {
  /** The page's own search. */
  search: unknown;
  /** Only what is inside of this department. */
  below: string | null;
};

/** Departments of a record, searched by a call while one types. */
export function FormDepartments({ id, props, bound, error }: WidgetProps<DepartmentsProps>): ReactElement {
  const { search, below, departments: given, ...rest } = props;
  const isUnnamed = !given && idsIn(bound?.value).length > 0;
  const found = useFound([readSearch(search) ?? { call: recordCalls.departments }], isUnnamed);
  const departments = found.items ?? given ?? null;
  const shown = useMemo(() => (below === null ? departments : insideOf(below, departments)), [below, departments]);
  return (
    <AskOnFocus begin={found.begin}>
      <DepartmentPicker
        {...inertProps(id)}
        props={{
          ...rest,
          departments: shown,
          error: found.error ?? null,
        }}
        {...(bound && { bound })}
        {...(error !== undefined && { error })}
        listens={(event) => event === 'search' || event === 'retry'}
        emit={(event, detail) => {
          // Safe: each event has the detail of its own name.
          if (event === 'search') found.search((detail as DepartmentPickerEvents['search']).text);
          if (event === 'retry') found.retry();
        }}
      />
    </AskOnFocus>
  );
}

/** What is inside of one department of a tree; null while the tree is on its way. */
function insideOf(id: string, tree: readonly unknown[] | null): unknown[] | null {
  if (!tree) return null;
  for (const node of tree) {
    if (!isObject(node)) continue;
    const children: unknown[] = Array.isArray(node['children']) ? node['children'] : [];
    if (node['id'] === id) return children;
    const inside = insideOf(id, children);
    if (inside && inside.length > 0) return inside;
  }
  return [];
}
