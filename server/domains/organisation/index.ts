/** The people of a workspace: departments, positions, teams and groups. Other domains import what is listed here, and nothing else. */
export { idsAbove, idsBelow, requireDepartments } from './department/queries.ts';
export { copyToPeople } from './people/member-columns.ts';
export { accountsOf, presentPeople } from './people/avatars.ts';
export { peopleList, peopleOf } from './people/people.ts';
export { assignPerson } from './assignment/assign-person.ts';
export { type UnitsByName, unitsByName } from './assignment/units-by-name.ts';
export { addToGroups } from './groups/add-to-groups.ts';
export { addEverybody } from './groups/everybody.ts';
export { nameOf } from './rules/name.ts';
export { livingSubjects, requireSubjects, type Subject } from './subjects/require-subjects.ts';
