import { mayCall } from './expectation.ts';
import { everybody, organisation as organisationPages, settings } from './matrix.ts';

/** Departments, user groups, positions, teams and who holds which role. */
export const organisation = {
  // System roles inside an application of the workspace (ROUTE-102, ROUTE-109, contradictions 3).
  ...mayCall(everybody, {
    listDepartments: 'ORG-02',
    batchDepartmentTree: 'ORG-02',
    listDepartmentUsers: 'ORG-03',
    listUserGroups: 'ORG-07',
    listEnabledUserOrganisations: 'ORG-05',
  }),
  ...mayCall(organisationPages, {
    createDepartment: 'ROUTE-051 ORG-02',
    getDepartment: 'ROUTE-051 ORG-02',
    updateDepartment: 'ROUTE-051 ORG-02',
    deleteDepartment: 'ROUTE-051 ORG-02',
    moveDepartment: 'ROUTE-051 ORG-02',
    createUserDepartment: 'ROUTE-051 ORG-03',
    updateUserDepartment: 'ROUTE-051 ORG-03',
    deleteUserDepartment: 'ROUTE-051 ORG-03',
    listPositions: 'ROUTE-052 ORG-08',
    createPosition: 'ROUTE-052 ORG-08',
    enablePositions: 'ROUTE-052 ORG-08',
    updatePosition: 'ROUTE-052 ORG-08',
    deletePosition: 'ROUTE-052 ORG-08',
    listTeamTags: 'ROUTE-056 ORG-09',
    updateTeamMemberTags: 'ROUTE-056 ORG-10',
    listTeams: 'ROUTE-056 ORG-09',
    createTeam: 'ROUTE-056 ORG-09',
    updateTeam: 'ROUTE-056 ORG-09',
    deleteTeam: 'ROUTE-056 ORG-09',
    listTeamMembers: 'ROUTE-056 ORG-09',
    addTeamMembers: 'ROUTE-056 ORG-09',
    deleteTeamMembers: 'ROUTE-056 ORG-09',
  }),
  ...mayCall(settings, {
    createUserOrganisation: 'ROUTE-054 ORG-05',
    updateUserOrganisation: 'ROUTE-054 ORG-05',
    renameUserOrganisation: 'ROUTE-054 ORG-05',
    deleteUserOrganisation: 'ROUTE-054 ORG-05',
    enableUserOrganisation: 'ROUTE-054 ORG-05',
    disableUserOrganisation: 'ROUTE-054 ORG-05',
    showUserOrganisationDepartments: 'ROUTE-054 ORG-05',
    showUserOrganisationUsers: 'ROUTE-054 ORG-05',
    listRoleGrants: 'ROUTE-058 WB-12',
    saveRoleGrants: 'ROUTE-058 WB-12',
  }),
};
