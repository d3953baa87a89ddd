import { useState } from 'react';
import { type Person, type PersonId, readPeople } from './people.ts';

type Given = readonly unknown[] | null | undefined;

/** Who an id is, also when a search has replaced the list that the person was chosen from. */
export function useKnownPeople(people: readonly Person[], selected: Given): (id: PersonId) => Person | undefined {
  const [known, setKnown] = useState(() => ({ people, selected, byId: join(new Map(), people, selected) }));
  if (known.people !== people || known.selected !== selected) {
    setKnown({ people, selected, byId: join(known.byId, people, selected) });
  }
  return (id) => known.byId.get(id);
}

/** What the list says of a person is newer than what was given with the value. */
function join(
  before: ReadonlyMap<PersonId, Person>,
  people: readonly Person[],
  selected: Given,
): Map<PersonId, Person> {
  return new Map([...before, ...[...readPeople(selected), ...people].map((person) => [person.id, person] as const)]);
}
