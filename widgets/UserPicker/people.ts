import { isObject } from '#schemas';
import { isTreeId as isId, type TreeId as PersonId } from '../kit/tree/tree-nodes.ts';

export type { PersonId };

/** A person to choose. */
export interface Person {
  id: PersonId;
  name: string;
  avatar: string | undefined;
  /** The names of the departments. */
  departments: readonly string[];
  /** The name to sign in with, where it is known. */
  account: string | undefined;
  isDisabled: boolean;
}

/**
 * The people out of what `listAccounts`, `listDepartmentUsers` or a document's own list answers: `id`, `real_name`, and
 * where they are there `username`, `avatar`, `departments` and `disabled`. Of entries with the same id the first counts.
 */
export function readPeople(list: readonly unknown[] | null | undefined): Person[] {
  const people = new Map<PersonId, Person>();
  for (const item of list ?? []) {
    if (!isObject(item)) continue;
    const id = item['id'];
    if (!isId(id) || people.has(id)) continue;
    const account = textOf(item['username']);
    people.set(id, {
      id,
      name: textOf(item['real_name']) ?? textOf(item['name']) ?? account ?? String(id),
      avatar: textOf(item['avatar']),
      departments: departmentsOf(item['departments']),
      account,
      isDisabled: item['disabled'] === true,
    });
  }
  return [...people.values()];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function departmentsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => (isObject(one) ? (textOf(one['department_name']) ?? []) : []));
}
