import { defineMessages, type MessageDescriptor } from 'react-intl';
import { isObject } from '#schemas';
import { departmentTree } from '../../DepartmentPicker/department-tree.ts';
import { readPeople } from '../../UserPicker/people.ts';

/** What the values of a field are the ids of. */
export type ChoiceKind = 'option' | 'person' | 'department' | 'file';

/** The names of what may be chosen, by id, out of the list that the field takes. */
export function choiceNames(of: ChoiceKind, list: unknown): ReadonlyMap<unknown, string> {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  switch (of) {
    case 'person':
      return new Map(readPeople(items).map(({ id, name }) => [id, name]));
    case 'department':
      return new Map([...departmentTree(items).byId.values()].map(({ id, label }) => [id, label]));
    case 'file':
      return named(items, 'id', 'filename');
    default:
      return named(items, 'value', 'label');
  }
}

function named(items: readonly unknown[], id: string, name: string): ReadonlyMap<unknown, string> {
  return new Map(items.filter(isObject).map((item) => [item[id], String(item[name] ?? '')]));
}

const unnamed = defineMessages({
  unknownPerson: { id: 'widget.UserPicker.unknown' },
  loadingPerson: { id: 'widget.UserPicker.loading' },
  unknownDepartment: { id: 'widget.DepartmentPicker.unknown' },
  loadingDepartment: { id: 'widget.DepartmentPicker.loading' },
  unknownFile: { id: 'widget.RecordForm.unknownFile' },
});

/** What is shown for a value without a name: ids of others are never shown. */
export function unknownText(of: ChoiceKind, list: unknown): MessageDescriptor | undefined {
  const isLoaded = Array.isArray(list);
  if (of === 'person') return isLoaded ? unnamed.unknownPerson : unnamed.loadingPerson;
  if (of === 'department') return isLoaded ? unnamed.unknownDepartment : unnamed.loadingDepartment;
  return of === 'file' ? unnamed.unknownFile : undefined;
}
