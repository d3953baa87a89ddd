// Written by `npm run generate`; do not edit.
import type { Guards, Handlers } from '../http/handler.ts';
import { acceptInvitation } from '../areas/account/acceptInvitation.ts';
import { addTeamMembers } from '../areas/team/addTeamMembers.ts';
import { batchDeleteAccounts } from '../areas/account/batchDeleteAccounts.ts';
import { batchDepartmentTree } from '../areas/department/batchDepartmentTree.ts';
import { bindDirectoryLogin } from '../areas/account/bindDirectoryLogin.ts';
import { bindThirdPartyLogin } from '../areas/account/bindThirdPartyLogin.ts';
import { changePassword } from '../areas/account/changePassword.ts';
import { checkDocument } from '../areas/page/checkDocument.ts';
import { configureCustomerQuota } from '../areas/customer/configureCustomerQuota.ts';
import { createAccount } from '../areas/account/createAccount.ts';
import { createApiKey } from '../areas/api-key/createApiKey.ts';
import { createCategory } from '../areas/category/createCategory.ts';
import { createCustomer } from '../areas/customer/createCustomer.ts';
import { createDepartment } from '../areas/department/createDepartment.ts';
import { createHandover } from '../areas/auth/createHandover.ts';
import { createNotice } from '../areas/notice/createNotice.ts';
import { createPosition } from '../areas/position/createPosition.ts';
import { createShadowTicket } from '../areas/application/createShadowTicket.ts';
import { createTeam } from '../areas/team/createTeam.ts';
import { createToken } from '../areas/auth/createToken.ts';
import { createTokenByUserId } from '../areas/auth/createTokenByUserId.ts';
import { createUserDepartment } from '../areas/department/createUserDepartment.ts';
import { createUserOrganisation } from '../areas/u-org/createUserOrganisation.ts';
import { declineInvitation } from '../areas/account/declineInvitation.ts';
import { deleteAccount } from '../areas/account/deleteAccount.ts';
import { deleteDepartment } from '../areas/department/deleteDepartment.ts';
import { deleteNotice } from '../areas/notice/deleteNotice.ts';
import { deletePosition } from '../areas/position/deletePosition.ts';
import { deleteTeam } from '../areas/team/deleteTeam.ts';
import { deleteTeamMembers } from '../areas/team/deleteTeamMembers.ts';
import { deleteUserDepartment } from '../areas/department/deleteUserDepartment.ts';
import { deleteUserOrganisation } from '../areas/u-org/deleteUserOrganisation.ts';
import { disableCustomer } from '../areas/customer/disableCustomer.ts';
import { disableCustomerApi } from '../areas/customer/disableCustomerApi.ts';
import { disableThirdPartyLogin } from '../areas/account/disableThirdPartyLogin.ts';
import { disableUserOrganisation } from '../areas/u-org/disableUserOrganisation.ts';
import { discardConfigurationDraft } from '../areas/configuration/discardConfigurationDraft.ts';
import { documentRoles } from '../guards/documentRoles.ts';
import { enableCustomer } from '../areas/customer/enableCustomer.ts';
import { enableCustomerApi } from '../areas/customer/enableCustomerApi.ts';
import { enablePositions } from '../areas/position/enablePositions.ts';
import { enableThirdPartyLogin } from '../areas/account/enableThirdPartyLogin.ts';
import { enableUserOrganisation } from '../areas/u-org/enableUserOrganisation.ts';
import { exchangeThirdPartyCode } from '../areas/auth/exchangeThirdPartyCode.ts';
import { getAccount } from '../areas/account/getAccount.ts';
import { getAppInfo } from '../areas/application/getAppInfo.ts';
import { getApplicationGlobalConfig } from '../areas/application/getApplicationGlobalConfig.ts';
import { getCaptcha } from '../areas/auth/getCaptcha.ts';
import { getCaptchaQuestion } from '../areas/auth/getCaptchaQuestion.ts';
import { getConfiguration } from '../areas/configuration/getConfiguration.ts';
import { getCustomer } from '../areas/customer/getCustomer.ts';
import { getCustomerDetail } from '../areas/customer/getCustomerDetail.ts';
import { getDepartment } from '../areas/department/getDepartment.ts';
import { getDocument } from '../areas/page/getDocument.ts';
import { getDocumentPlaces } from '../areas/demo/getDocumentPlaces.ts';
import { getEnvironment } from '../areas/environment/getEnvironment.ts';
import { getHomePagePreference } from '../areas/preference/getHomePagePreference.ts';
import { getLocaleFile } from '../areas/language/getLocaleFile.ts';
import { getLoginPage } from '../areas/login-page/getLoginPage.ts';
import { getNotice } from '../areas/notice/getNotice.ts';
import { getPlatformConfig } from '../areas/platform/getPlatformConfig.ts';
import { getPublicImage } from '../areas/file/getPublicImage.ts';
import { getSafeSetting } from '../areas/platform/getSafeSetting.ts';
import { getSignedFile } from '../areas/file/getSignedFile.ts';
import { getTerms } from '../areas/auth/getTerms.ts';
import { getThirdPartyLoginConfig } from '../areas/auth/getThirdPartyLoginConfig.ts';
import { getUserInfo } from '../areas/account/getUserInfo.ts';
import { getWorkspacePreference } from '../areas/preference/getWorkspacePreference.ts';
import { getWorkspaceSetting } from '../areas/preference/getWorkspaceSetting.ts';
import { listAccountSessions } from '../areas/session/listAccountSessions.ts';
import { listAccounts } from '../areas/account/listAccounts.ts';
import { listApiKeys } from '../areas/api-key/listApiKeys.ts';
import { listApplications } from '../areas/application/listApplications.ts';
import { listCategories } from '../areas/category/listCategories.ts';
import { listConfigurationVersions } from '../areas/configuration/listConfigurationVersions.ts';
import { listConfigurations } from '../areas/configuration/listConfigurations.ts';
import { listCustomers } from '../areas/customer/listCustomers.ts';
import { listDepartmentUsers } from '../areas/department/listDepartmentUsers.ts';
import { listDepartments } from '../areas/department/listDepartments.ts';
import { listEnabledUserOrganisations } from '../areas/u-org/listEnabledUserOrganisations.ts';
import { listInvitations } from '../areas/account/listInvitations.ts';
import { listNotices } from '../areas/notice/listNotices.ts';
import { listNotificationCategories } from '../areas/notification/listNotificationCategories.ts';
import { listNotifications } from '../areas/notification/listNotifications.ts';
import { listOperationLog } from '../areas/log/listOperationLog.ts';
import { listOutbox } from '../areas/demo/listOutbox.ts';
import { listOwnSessions } from '../areas/session/listOwnSessions.ts';
import { listOwnThirdPartyLogins } from '../areas/account/listOwnThirdPartyLogins.ts';
import { listPages } from '../areas/page/listPages.ts';
import { listPositions } from '../areas/position/listPositions.ts';
import { listTeamMembers } from '../areas/team/listTeamMembers.ts';
import { listTeamTags } from '../areas/team/listTeamTags.ts';
import { listTeams } from '../areas/team/listTeams.ts';
import { listThirdPartyLogins } from '../areas/auth/listThirdPartyLogins.ts';
import { listUserGroups } from '../areas/u-org/listUserGroups.ts';
import { loginUser } from '../areas/auth/loginUser.ts';
import { logout } from '../areas/auth/logout.ts';
import { markNotificationsRead } from '../areas/notification/markNotificationsRead.ts';
import { moveDepartment } from '../areas/department/moveDepartment.ts';
import { openApplicationLink } from '../areas/application/openApplicationLink.ts';
import { openFiles } from '../areas/file/openFiles.ts';
import { publishConfiguration } from '../areas/configuration/publishConfiguration.ts';
import { refreshHolder } from '../guards/refreshHolder.ts';
import { refreshToken } from '../areas/auth/refreshToken.ts';
import { registerCustomer } from '../areas/auth/registerCustomer.ts';
import { renameUserOrganisation } from '../areas/u-org/renameUserOrganisation.ts';
import { repairCustomer } from '../areas/customer/repairCustomer.ts';
import { resetAccountSecret } from '../areas/account/resetAccountSecret.ts';
import { resolveConfigurationConflicts } from '../areas/configuration/resolveConfigurationConflicts.ts';
import { revokeAccountSession } from '../areas/session/revokeAccountSession.ts';
import { revokeAccountSessions } from '../areas/session/revokeAccountSessions.ts';
import { revokeApiKey } from '../areas/api-key/revokeApiKey.ts';
import { revokeOtherSessions } from '../areas/session/revokeOtherSessions.ts';
import { revokeOwnSession } from '../areas/session/revokeOwnSession.ts';
import { rollbackConfiguration } from '../areas/configuration/rollbackConfiguration.ts';
import { saveApplicationGlobalConfig } from '../areas/application/saveApplicationGlobalConfig.ts';
import { saveConfiguration } from '../areas/configuration/saveConfiguration.ts';
import { saveLoginPage } from '../areas/login-page/saveLoginPage.ts';
import { savePlatformConfig } from '../areas/platform/savePlatformConfig.ts';
import { saveSafeSetting } from '../areas/platform/saveSafeSetting.ts';
import { saveWorkspaceSetting } from '../areas/preference/saveWorkspaceSetting.ts';
import { sendSmsCode } from '../areas/auth/sendSmsCode.ts';
import { setHomePagePreference } from '../areas/preference/setHomePagePreference.ts';
import { setWorkspacePreference } from '../areas/preference/setWorkspacePreference.ts';
import { showCurrentUser } from '../areas/account/showCurrentUser.ts';
import { showUserOrganisationDepartments } from '../areas/u-org/showUserOrganisationDepartments.ts';
import { showUserOrganisationUsers } from '../areas/u-org/showUserOrganisationUsers.ts';
import { signedAddress } from '../guards/signedAddress.ts';
import { testEmailSetting } from '../areas/preference/testEmailSetting.ts';
import { testIntegration } from '../areas/preference/testIntegration.ts';
import { testSmsSetting } from '../areas/preference/testSmsSetting.ts';
import { ticket } from '../guards/ticket.ts';
import { unbindThirdPartyLogin } from '../areas/account/unbindThirdPartyLogin.ts';
import { unlockAccount } from '../areas/account/unlockAccount.ts';
import { updateAccount } from '../areas/account/updateAccount.ts';
import { updateCurrentUser } from '../areas/account/updateCurrentUser.ts';
import { updateCustomer } from '../areas/customer/updateCustomer.ts';
import { updateDepartment } from '../areas/department/updateDepartment.ts';
import { updateNotice } from '../areas/notice/updateNotice.ts';
import { updatePosition } from '../areas/position/updatePosition.ts';
import { updateTeam } from '../areas/team/updateTeam.ts';
import { updateTeamMemberTags } from '../areas/team/updateTeamMemberTags.ts';
import { updateUserDepartment } from '../areas/department/updateUserDepartment.ts';
import { updateUserOrganisation } from '../areas/u-org/updateUserOrganisation.ts';
import { uploadFile } from '../areas/file/uploadFile.ts';

export const handlers = {
  acceptInvitation,
  addTeamMembers,
  batchDeleteAccounts,
  batchDepartmentTree,
  bindDirectoryLogin,
  bindThirdPartyLogin,
  changePassword,
  checkDocument,
  configureCustomerQuota,
  createAccount,
  createApiKey,
  createCategory,
  createCustomer,
  createDepartment,
  createHandover,
  createNotice,
  createPosition,
  createShadowTicket,
  createTeam,
  createToken,
  createTokenByUserId,
  createUserDepartment,
  createUserOrganisation,
  declineInvitation,
  deleteAccount,
  deleteDepartment,
  deleteNotice,
  deletePosition,
  deleteTeam,
  deleteTeamMembers,
  deleteUserDepartment,
  deleteUserOrganisation,
  disableCustomer,
  disableCustomerApi,
  disableThirdPartyLogin,
  disableUserOrganisation,
  discardConfigurationDraft,
  enableCustomer,
  enableCustomerApi,
  enablePositions,
  enableThirdPartyLogin,
  enableUserOrganisation,
  exchangeThirdPartyCode,
  getAccount,
  getAppInfo,
  getApplicationGlobalConfig,
  getCaptcha,
  getCaptchaQuestion,
  getConfiguration,
  getCustomer,
  getCustomerDetail,
  getDepartment,
  getDocument,
  getDocumentPlaces,
  getEnvironment,
  getHomePagePreference,
  getLocaleFile,
  getLoginPage,
  getNotice,
  getPlatformConfig,
  getPublicImage,
  getSafeSetting,
  getSignedFile,
  getTerms,
  getThirdPartyLoginConfig,
  getUserInfo,
  getWorkspacePreference,
  getWorkspaceSetting,
  listAccountSessions,
  listAccounts,
  listApiKeys,
  listApplications,
  listCategories,
  listConfigurationVersions,
  listConfigurations,
  listCustomers,
  listDepartmentUsers,
  listDepartments,
  listEnabledUserOrganisations,
  listInvitations,
  listNotices,
  listNotificationCategories,
  listNotifications,
  listOperationLog,
  listOutbox,
  listOwnSessions,
  listOwnThirdPartyLogins,
  listPages,
  listPositions,
  listTeamMembers,
  listTeamTags,
  listTeams,
  listThirdPartyLogins,
  listUserGroups,
  loginUser,
  logout,
  markNotificationsRead,
  moveDepartment,
  openApplicationLink,
  openFiles,
  publishConfiguration,
  refreshToken,
  registerCustomer,
  renameUserOrganisation,
  repairCustomer,
  resetAccountSecret,
  resolveConfigurationConflicts,
  revokeAccountSession,
  revokeAccountSessions,
  revokeApiKey,
  revokeOtherSessions,
  revokeOwnSession,
  rollbackConfiguration,
  saveApplicationGlobalConfig,
  saveConfiguration,
  saveLoginPage,
  savePlatformConfig,
  saveSafeSetting,
  saveWorkspaceSetting,
  sendSmsCode,
  setHomePagePreference,
  setWorkspacePreference,
  showCurrentUser,
  showUserOrganisationDepartments,
  showUserOrganisationUsers,
  testEmailSetting,
  testIntegration,
  testSmsSetting,
  unbindThirdPartyLogin,
  unlockAccount,
  updateAccount,
  updateCurrentUser,
  updateCustomer,
  updateDepartment,
  updateNotice,
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
  signedAddress,
  ticket,
} satisfies Guards;
