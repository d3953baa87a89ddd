// Written by `npm run generate`; do not edit.
import type { Guards, Handlers } from '../http/handler.ts';
import { addTeamMembers } from '../areas/team/addTeamMembers.ts';
import { batchDepartmentTree } from '../areas/department/batchDepartmentTree.ts';
import { checkDocument } from '../areas/page/checkDocument.ts';
import { createDepartment } from '../areas/department/createDepartment.ts';
import { createPosition } from '../areas/position/createPosition.ts';
import { createTeam } from '../areas/team/createTeam.ts';
import { createToken } from '../areas/auth/createToken.ts';
import { createUserDepartment } from '../areas/department/createUserDepartment.ts';
import { createUserOrganisation } from '../areas/u-org/createUserOrganisation.ts';
import { deleteDepartment } from '../areas/department/deleteDepartment.ts';
import { deletePosition } from '../areas/position/deletePosition.ts';
import { deleteTeam } from '../areas/team/deleteTeam.ts';
import { deleteTeamMembers } from '../areas/team/deleteTeamMembers.ts';
import { deleteUserDepartment } from '../areas/department/deleteUserDepartment.ts';
import { deleteUserOrganisation } from '../areas/u-org/deleteUserOrganisation.ts';
import { disableUserOrganisation } from '../areas/u-org/disableUserOrganisation.ts';
import { discardConfigurationDraft } from '../areas/configuration/discardConfigurationDraft.ts';
import { documentRoles } from '../guards/documentRoles.ts';
import { enablePositions } from '../areas/position/enablePositions.ts';
import { enableUserOrganisation } from '../areas/u-org/enableUserOrganisation.ts';
import { getCaptcha } from '../areas/auth/getCaptcha.ts';
import { getCaptchaQuestion } from '../areas/auth/getCaptchaQuestion.ts';
import { getConfiguration } from '../areas/configuration/getConfiguration.ts';
import { getDepartment } from '../areas/department/getDepartment.ts';
import { getDocument } from '../areas/page/getDocument.ts';
import { getEnvironment } from '../areas/environment/getEnvironment.ts';
import { getLocaleFile } from '../areas/language/getLocaleFile.ts';
import { getLoginPage } from '../areas/login-page/getLoginPage.ts';
import { getPlatformConfig } from '../areas/platform/getPlatformConfig.ts';
import { getPublicImage } from '../areas/file/getPublicImage.ts';
import { getUserInfo } from '../areas/account/getUserInfo.ts';
import { getWorkspacePreference } from '../areas/preference/getWorkspacePreference.ts';
import { listApplications } from '../areas/application/listApplications.ts';
import { listConfigurationVersions } from '../areas/configuration/listConfigurationVersions.ts';
import { listDepartmentUsers } from '../areas/department/listDepartmentUsers.ts';
import { listDepartments } from '../areas/department/listDepartments.ts';
import { listEnabledUserOrganisations } from '../areas/u-org/listEnabledUserOrganisations.ts';
import { listOutbox } from '../areas/demo/listOutbox.ts';
import { listPages } from '../areas/page/listPages.ts';
import { listPositions } from '../areas/position/listPositions.ts';
import { listTeamMembers } from '../areas/team/listTeamMembers.ts';
import { listTeamTags } from '../areas/team/listTeamTags.ts';
import { listTeams } from '../areas/team/listTeams.ts';
import { listUserGroups } from '../areas/u-org/listUserGroups.ts';
import { logout } from '../areas/auth/logout.ts';
import { moveDepartment } from '../areas/department/moveDepartment.ts';
import { publishConfiguration } from '../areas/configuration/publishConfiguration.ts';
import { refreshHolder } from '../guards/refreshHolder.ts';
import { refreshToken } from '../areas/auth/refreshToken.ts';
import { renameUserOrganisation } from '../areas/u-org/renameUserOrganisation.ts';
import { rollbackConfiguration } from '../areas/configuration/rollbackConfiguration.ts';
import { saveConfiguration } from '../areas/configuration/saveConfiguration.ts';
import { saveLoginPage } from '../areas/login-page/saveLoginPage.ts';
import { savePlatformConfig } from '../areas/platform/savePlatformConfig.ts';
import { setWorkspacePreference } from '../areas/preference/setWorkspacePreference.ts';
import { showCurrentUser } from '../areas/account/showCurrentUser.ts';
import { showUserOrganisationDepartments } from '../areas/u-org/showUserOrganisationDepartments.ts';
import { showUserOrganisationUsers } from '../areas/u-org/showUserOrganisationUsers.ts';
import { updateDepartment } from '../areas/department/updateDepartment.ts';
import { updatePosition } from '../areas/position/updatePosition.ts';
import { updateTeam } from '../areas/team/updateTeam.ts';
import { updateTeamMemberTags } from '../areas/team/updateTeamMemberTags.ts';
import { updateUserDepartment } from '../areas/department/updateUserDepartment.ts';
import { updateUserOrganisation } from '../areas/u-org/updateUserOrganisation.ts';
import { uploadFile } from '../areas/file/uploadFile.ts';

export const handlers = {
  addTeamMembers,
  batchDepartmentTree,
  checkDocument,
  createDepartment,
  createPosition,
  createTeam,
  createToken,
  createUserDepartment,
  createUserOrganisation,
  deleteDepartment,
  deletePosition,
  deleteTeam,
  deleteTeamMembers,
  deleteUserDepartment,
  deleteUserOrganisation,
  disableUserOrganisation,
  discardConfigurationDraft,
  enablePositions,
  enableUserOrganisation,
  getCaptcha,
  getCaptchaQuestion,
  getConfiguration,
  getDepartment,
  getDocument,
  getEnvironment,
  getLocaleFile,
  getLoginPage,
  getPlatformConfig,
  getPublicImage,
  getUserInfo,
  getWorkspacePreference,
  listApplications,
  listConfigurationVersions,
  listDepartmentUsers,
  listDepartments,
  listEnabledUserOrganisations,
  listOutbox,
  listPages,
  listPositions,
  listTeamMembers,
  listTeamTags,
  listTeams,
  listUserGroups,
  logout,
  moveDepartment,
  publishConfiguration,
  refreshToken,
  renameUserOrganisation,
  rollbackConfiguration,
  saveConfiguration,
  saveLoginPage,
  savePlatformConfig,
  setWorkspacePreference,
  showCurrentUser,
  showUserOrganisationDepartments,
  showUserOrganisationUsers,
  updateDepartment,
  updatePosition,
  updateTeam,
  updateTeamMemberTags,
  updateUserDepartment,
  updateUserOrganisation,
  uploadFile,
} satisfies Handlers;

export const guards = {
  documentRoles,
  refreshHolder,
} satisfies Guards;
