import { matches } from '../kit/listbox/matches.ts';
import type { Person } from './people.ts';

/** A line of the list: a person, or the department that the people below it belong to. */
export type PeopleRow =
  | { kind: 'person'; key: string; person: Person /** Among the people, from 0. */; index: number }
  | { kind: 'department'; key: string; label: string };

interface Shown {
  /** In names, accounts and departments. */
  query: string;
  /** Under their first departments, in the order in which these come up. */
  isGrouped: boolean;
  /** The heading above those without a department. */
  otherText: string;
}

/** What the list shows: the people who match, in their order or by department. */
export function peopleRows(people: readonly Person[], { query, isGrouped, otherText }: Shown): PeopleRow[] {
  const found = people.filter(({ name, account = '', departments }) =>
    [name, account, ...departments].some((text) => matches(text, query)),
  );
  if (!isGrouped) return found.map(rowOf);
  const groups = new Map<string | undefined, Person[]>();
  for (const person of found) {
    const [department] = person.departments;
    const group = groups.get(department);
    if (group) group.push(person);
    else groups.set(department, [person]);
  }
  const others = groups.get(undefined);
  groups.delete(undefined);
  if (others) groups.set(undefined, others);
  let index = 0;
  return [...groups].flatMap(([department, members]): PeopleRow[] => [
    { kind: 'department', key: `department ${department ?? ''}`, label: department ?? otherText },
    ...members.map((person) => rowOf(person, index++)),
  ]);
}

function rowOf(person: Person, index: number): PeopleRow {
  return { kind: 'person', key: `${typeof person.id} ${person.id}`, person, index };
}
