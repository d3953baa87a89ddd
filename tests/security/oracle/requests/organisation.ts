import type { OperationId } from '#openapi';
import { insideApplication, type RequestOf, type Requests } from './request.ts';

/** System roles read it inside an application of the workspace. */
const read = (id: OperationId): Pick<RequestOf, 'asks' | 'isInside' | 'send'> => ({
  asks: 'own',
  isInside: true,
  send: insideApplication(id),
});

/** Departments, positions, teams and user groups. */
export const organisation: Requests = {
  listDepartments: { ...read('listDepartments'), variants: [{ include: 'user_accounts' }, { search: 'a' }] },
  createDepartment: { args: { department_name: 'New' }, names: { father_id: 'department' } },
  getDepartment: { names: { id: 'department' } },
  updateDepartment: { args: { department_name: 'Renamed' }, names: { id: 'department' } },
  deleteDepartment: { names: { id: 'emptyDepartment' } },
  moveDepartment: { names: { id: 'emptyDepartment', father_id: 'department', before_id: 'childDepartment' } },
  batchDepartmentTree: { ...read('batchDepartmentTree'), names: { 'id.0': 'department' } },
  listDepartmentUsers: {
    ...read('listDepartmentUsers'),
    args: { include: ['departments', 'duty', 'posts'] },
    names: { department_id: 'department' },
    forms: [{ names: { 'user_ids.0': 'person' } }, { args: { search: 'a' } }],
    variants: [{ is_deep: true }],
  },
  createUserDepartment: { names: { 'user_ids.0': 'newcomer', department_id: 'emptyDepartment' } },
  updateUserDepartment: {
    names: { user_id: 'person', 'department_ids.0': 'emptyDepartment', 'position_ids.0': 'freePosition' },
  },
  deleteUserDepartment: { names: { 'user_ids.0': 'person', department_id: 'department' } },
  listRoleGrants: { variants: [{ role: 'WORKSPACE_USER' }] },
  saveRoleGrants: { args: { role: 'WORKSPACE_APP_ADMIN' }, names: { 'user_ids.0': 'person' } },
  listPositions: { variants: [{ domain: 'team' }] },
  createPosition: { args: { tagName: 'New', domain: 'duty' } },
  enablePositions: { args: { enabled: false }, names: { 'ids.0': 'position' } },
  updatePosition: { args: { tagName: 'Renamed' }, names: { id: 'position' } },
  deletePosition: { names: { id: 'freePosition' } },
  listTeams: {},
  createTeam: { args: { teamName: 'New' } },
  updateTeam: { args: { teamName: 'Renamed' }, names: { id: 'team' } },
  deleteTeam: { names: { id: 'team' } },
  listTeamMembers: { names: { id: 'team' } },
  addTeamMembers: { names: { id: 'team', 'uids.0': 'newcomer' } },
  deleteTeamMembers: { names: { id: 'team', 'uids.0': 'person' } },
  listTeamTags: {},
  updateTeamMemberTags: { names: { team_id: 'team', uid: 'person', 'tag_ids.0': 'teamTag' } },
  listUserGroups: read('listUserGroups'),
  listEnabledUserOrganisations: read('listEnabledUserOrganisations'),
  createUserOrganisation: {
    args: { name: 'New' },
    names: { 'department_ids.0': 'department', 'user_ids.0': 'person' },
  },
  updateUserOrganisation: {
    args: { name: 'Renamed' },
    names: { id: 'userGroup', 'department_ids.0': 'emptyDepartment', 'user_ids.0': 'newcomer' },
  },
  renameUserOrganisation: { args: { name: 'Renamed' }, names: { id: 'userGroup' } },
  deleteUserOrganisation: { names: { id: 'userGroup' } },
  enableUserOrganisation: { names: { id: 'userGroup' } },
  disableUserOrganisation: { names: { id: 'userGroup' } },
  showUserOrganisationDepartments: { names: { id: 'userGroup' } },
  showUserOrganisationUsers: { names: { id: 'userGroup' }, variants: [{ search: 'a' }] },
};
