import { allow, allowColumn } from '../rights/policies.ts';

/** A person who is added may be put into user groups in the same transaction; editors of the group notice it by the group's version. */
export const peopleAddedToGroups = [
  ...allow('user_group_people', { identity: ['insert'] }),
  ...allowColumn('user_groups', 'version', ['identity']),
];
