/** What a person is to grants, the roles in applications that follow from them, and whom grants mean. */
export { rolesAnywhere, rolesIn } from './application-roles.ts';
export { everybodyIn, everybodyName, everybodyNames } from './everybody.ts';
export { holdersOf } from './holders.ts';
export { type ApplicationReader, openApplicationsOf } from './open-applications.ts';
export { type SubjectType, subjectsOf } from './subjects.ts';
