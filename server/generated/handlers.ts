// Written by `npm run generate`; do not edit.
import type { Guards, Handlers } from '../kernel/call/handler.ts';
import { acceptInvitation } from '../domains/identity/operations/acceptInvitation.ts';
import { addTeamMembers } from '../domains/organisation/operations/addTeamMembers.ts';
import { applyPlatformSetup } from '../domains/tenancy/operations/applyPlatformSetup.ts';
import { askConfigurationApproval } from '../domains/configuration/operations/askConfigurationApproval.ts';
import { batchDeleteAccounts } from '../domains/identity/operations/batchDeleteAccounts.ts';
import { batchDepartmentTree } from '../domains/organisation/operations/batchDepartmentTree.ts';
import { batchMoveMenus } from '../domains/navigation/operations/batchMoveMenus.ts';
import { batchMoveTables } from '../domains/data/operations/batchMoveTables.ts';
import { beginPasswordReset } from '../domains/identity/operations/beginPasswordReset.ts';
import { beginTotp } from '../domains/identity/operations/beginTotp.ts';
import { bindDirectoryLogin } from '../domains/identity/operations/bindDirectoryLogin.ts';
import { bindThirdPartyLogin } from '../domains/identity/operations/bindThirdPartyLogin.ts';
import { bulkDeleteMenuRecords } from '../domains/data/operations/bulkDeleteMenuRecords.ts';
import { bulkDeleteTableRecords } from '../domains/data/operations/bulkDeleteTableRecords.ts';
import { bulkUpdateMenuRecords } from '../domains/data/operations/bulkUpdateMenuRecords.ts';
import { bulkUpdateTableRecords } from '../domains/data/operations/bulkUpdateTableRecords.ts';
import { cacheApplicationGuide } from '../domains/applications/operations/cacheApplicationGuide.ts';
import { changePassword } from '../domains/identity/operations/changePassword.ts';
import { checkDocument } from '../domains/configuration/operations/checkDocument.ts';
import { checkImport } from '../domains/data/operations/checkImport.ts';
import { checkSheetTable } from '../domains/data/operations/checkSheetTable.ts';
import { checkSubdomain } from '../domains/configuration/operations/checkSubdomain.ts';
import { checkTableImport } from '../domains/data/operations/checkTableImport.ts';
import { configureCustomerQuota } from '../domains/tenancy/operations/configureCustomerQuota.ts';
import { configurePhysicalTable } from '../domains/data/operations/configurePhysicalTable.ts';
import { confirmTotp } from '../domains/identity/operations/confirmTotp.ts';
import { copyLogicalTable } from '../domains/data/operations/copyLogicalTable.ts';
import { copyPhysicalTable } from '../domains/data/operations/copyPhysicalTable.ts';
import { countUnreadNotifications } from '../domains/notifications/operations/countUnreadNotifications.ts';
import { createAccount } from '../domains/identity/operations/createAccount.ts';
import { createAccountImportTemplate } from '../domains/identity/operations/createAccountImportTemplate.ts';
import { createApiKey } from '../domains/identity/operations/createApiKey.ts';
import { createApplication } from '../domains/applications/operations/createApplication.ts';
import { createApplicationFromTemplate } from '../domains/templates/operations/createApplicationFromTemplate.ts';
import { createCategory } from '../domains/navigation/operations/createCategory.ts';
import { createCustomPage } from '../domains/configuration/operations/createCustomPage.ts';
import { createCustomer } from '../domains/tenancy/operations/createCustomer.ts';
import { createDepartment } from '../domains/organisation/operations/createDepartment.ts';
import { createExtendedAccount } from '../domains/identity/operations/createExtendedAccount.ts';
import { createHandover } from '../domains/identity/operations/createHandover.ts';
import { createInvitationLink } from '../domains/identity/operations/createInvitationLink.ts';
import { createLogicalRecord } from '../domains/data/operations/createLogicalRecord.ts';
import { createLogicalTable } from '../domains/data/operations/createLogicalTable.ts';
import { createMenu } from '../domains/navigation/operations/createMenu.ts';
import { createMenuAuthConfig } from '../domains/data/operations/createMenuAuthConfig.ts';
import { createMenuLink } from '../domains/navigation/operations/createMenuLink.ts';
import { createMenuRecord } from '../domains/data/operations/createMenuRecord.ts';
import { createMenuView } from '../domains/data/operations/createMenuView.ts';
import { createNotice } from '../domains/notices/operations/createNotice.ts';
import { createPhysicalRecord } from '../domains/data/operations/createPhysicalRecord.ts';
import { createPhysicalTable } from '../domains/data/operations/createPhysicalTable.ts';
import { createPosition } from '../domains/organisation/operations/createPosition.ts';
import { createReport } from '../domains/data/operations/createReport.ts';
import { createShadowTicket } from '../domains/applications/operations/createShadowTicket.ts';
import { createSheetTable } from '../domains/data/operations/createSheetTable.ts';
import { createSupportTicket } from '../domains/identity/operations/createSupportTicket.ts';
import { createTableView } from '../domains/data/operations/createTableView.ts';
import { createTeam } from '../domains/organisation/operations/createTeam.ts';
import { createToken } from '../domains/identity/operations/createToken.ts';
import { createTokenByUserId } from '../domains/identity/operations/createTokenByUserId.ts';
import { createUserDepartment } from '../domains/organisation/operations/createUserDepartment.ts';
import { createUserOrganisation } from '../domains/organisation/operations/createUserOrganisation.ts';
import { createWorkspaceTicket } from '../domains/identity/operations/createWorkspaceTicket.ts';
import { decideConfigurationApproval } from '../domains/configuration/operations/decideConfigurationApproval.ts';
import { declineInvitation } from '../domains/identity/operations/declineInvitation.ts';
import { deleteAccount } from '../domains/identity/operations/deleteAccount.ts';
import { deleteApplication } from '../domains/applications/operations/deleteApplication.ts';
import { deleteCustomPage } from '../domains/configuration/operations/deleteCustomPage.ts';
import { deleteDepartment } from '../domains/organisation/operations/deleteDepartment.ts';
import { deleteLogicalRecords } from '../domains/data/operations/deleteLogicalRecords.ts';
import { deleteLogicalTable } from '../domains/data/operations/deleteLogicalTable.ts';
import { deleteMenu } from '../domains/navigation/operations/deleteMenu.ts';
import { deleteMenuAuthConfig } from '../domains/navigation/operations/deleteMenuAuthConfig.ts';
import { deleteMenuRecords } from '../domains/data/operations/deleteMenuRecords.ts';
import { deleteNotice } from '../domains/notices/operations/deleteNotice.ts';
import { deleteNotifications } from '../domains/notifications/operations/deleteNotifications.ts';
import { deletePhysicalRecords } from '../domains/data/operations/deletePhysicalRecords.ts';
import { deletePhysicalTable } from '../domains/data/operations/deletePhysicalTable.ts';
import { deletePosition } from '../domains/organisation/operations/deletePosition.ts';
import { deleteRecordView } from '../domains/data/operations/deleteRecordView.ts';
import { deleteReport } from '../domains/data/operations/deleteReport.ts';
import { deleteTeam } from '../domains/organisation/operations/deleteTeam.ts';
import { deleteTeamMembers } from '../domains/organisation/operations/deleteTeamMembers.ts';
import { deleteUserDepartment } from '../domains/organisation/operations/deleteUserDepartment.ts';
import { deleteUserOrganisation } from '../domains/organisation/operations/deleteUserOrganisation.ts';
import { destroyCategory } from '../domains/navigation/operations/destroyCategory.ts';
import { disableCustomer } from '../domains/tenancy/operations/disableCustomer.ts';
import { disableCustomerApi } from '../domains/tenancy/operations/disableCustomerApi.ts';
import { disableReport } from '../domains/data/operations/disableReport.ts';
import { disableThirdPartyLogin } from '../domains/identity/operations/disableThirdPartyLogin.ts';
import { disableUserOrganisation } from '../domains/organisation/operations/disableUserOrganisation.ts';
import { discardConfigurationDraft } from '../domains/configuration/operations/discardConfigurationDraft.ts';
import { discardCustomPageDraft } from '../domains/configuration/operations/discardCustomPageDraft.ts';
import { dismissPlatformSetup } from '../domains/tenancy/operations/dismissPlatformSetup.ts';
import { dismissWorkspaceSetup } from '../domains/configuration/operations/dismissWorkspaceSetup.ts';
import { documentRoles } from '../domains/configuration/guards/documentRoles.ts';
import { downloadImportIssues } from '../domains/data/operations/downloadImportIssues.ts';
import { downloadMenuImportTemplate } from '../domains/data/operations/downloadMenuImportTemplate.ts';
import { downloadTableImportTemplate } from '../domains/data/operations/downloadTableImportTemplate.ts';
import { dropLeftColumn } from '../domains/data/operations/dropLeftColumn.ts';
import { dropMenuDraft } from '../domains/data/operations/dropMenuDraft.ts';
import { dropTableDraft } from '../domains/data/operations/dropTableDraft.ts';
import { editMenuCells } from '../domains/data/operations/editMenuCells.ts';
import { editTableCells } from '../domains/data/operations/editTableCells.ts';
import { enableCustomer } from '../domains/tenancy/operations/enableCustomer.ts';
import { enableCustomerApi } from '../domains/tenancy/operations/enableCustomerApi.ts';
import { enablePositions } from '../domains/organisation/operations/enablePositions.ts';
import { enableReport } from '../domains/data/operations/enableReport.ts';
import { enableThirdPartyLogin } from '../domains/identity/operations/enableThirdPartyLogin.ts';
import { enableUserOrganisation } from '../domains/organisation/operations/enableUserOrganisation.ts';
import { endAccountTotp } from '../domains/identity/operations/endAccountTotp.ts';
import { endSupportConsent } from '../domains/tenancy/operations/endSupportConsent.ts';
import { endTotp } from '../domains/identity/operations/endTotp.ts';
import { eraseAccount } from '../domains/identity/operations/eraseAccount.ts';
import { erasePhysicalTable } from '../domains/data/operations/erasePhysicalTable.ts';
import { exchangeExternalTicket } from '../domains/applications/operations/exchangeExternalTicket.ts';
import { exchangeThirdPartyCode } from '../domains/identity/operations/exchangeThirdPartyCode.ts';
import { explainMenuRight } from '../domains/data/operations/explainMenuRight.ts';
import { explainTableRight } from '../domains/data/operations/explainTableRight.ts';
import { exportOperationLog } from '../kernel/audit/operations/exportOperationLog.ts';
import { exportRecords } from '../domains/data/operations/exportRecords.ts';
import { exportReport } from '../domains/data/operations/exportReport.ts';
import { exportTableRecords } from '../domains/data/operations/exportTableRecords.ts';
import { findInWorkspace } from '../domains/applications/operations/findInWorkspace.ts';
import { findRecords } from '../domains/data/operations/findRecords.ts';
import { finishPasswordReset } from '../domains/identity/operations/finishPasswordReset.ts';
import { followNotifications } from '../domains/notifications/operations/followNotifications.ts';
import { getAccount } from '../domains/identity/operations/getAccount.ts';
import { getAccountExtendConfig } from '../domains/identity/operations/getAccountExtendConfig.ts';
import { getAppInfo } from '../domains/applications/operations/getAppInfo.ts';
import { getApplicationAppearance } from '../domains/applications/operations/getApplicationAppearance.ts';
import { getApplicationAuthority } from '../domains/applications/operations/getApplicationAuthority.ts';
import { getApplicationGlobalConfig } from '../domains/applications/operations/getApplicationGlobalConfig.ts';
import { getCaptcha } from '../domains/identity/operations/getCaptcha.ts';
import { getCaptchaQuestion } from '../domains/identity/operations/getCaptchaQuestion.ts';
import { getConfiguration } from '../domains/configuration/operations/getConfiguration.ts';
import { getCustomPage } from '../domains/configuration/operations/getCustomPage.ts';
import { getCustomPageDesign } from '../domains/configuration/operations/getCustomPageDesign.ts';
import { getCustomPageDraft } from '../domains/configuration/operations/getCustomPageDraft.ts';
import { getCustomer } from '../domains/tenancy/operations/getCustomer.ts';
import { getCustomerDetail } from '../domains/tenancy/operations/getCustomerDetail.ts';
import { getDepartment } from '../domains/organisation/operations/getDepartment.ts';
import { getDesign } from '../domains/configuration/operations/getDesign.ts';
import { getDesignKit } from '../domains/configuration/operations/getDesignKit.ts';
import { getDocument } from '../domains/configuration/operations/getDocument.ts';
import { getDocumentPlaces } from '../domains/configuration/operations/getDocumentPlaces.ts';
import { getEnvironment } from '../domains/tenancy/operations/getEnvironment.ts';
import { getEscapeConfig } from '../domains/data/operations/getEscapeConfig.ts';
import { getHomePagePreference } from '../domains/configuration/operations/getHomePagePreference.ts';
import { getLocaleFile } from '../domains/tenancy/operations/getLocaleFile.ts';
import { getLogSetting } from '../kernel/audit/operations/getLogSetting.ts';
import { getLogicalRecord } from '../domains/data/operations/getLogicalRecord.ts';
import { getLoginPage } from '../domains/configuration/operations/getLoginPage.ts';
import { getMenuAuthConfig } from '../domains/data/operations/getMenuAuthConfig.ts';
import { getMenuChanges } from '../domains/data/operations/getMenuChanges.ts';
import { getMenuDeletion } from '../domains/data/operations/getMenuDeletion.ts';
import { getMenuDraft } from '../domains/data/operations/getMenuDraft.ts';
import { getMenuRecord } from '../domains/data/operations/getMenuRecord.ts';
import { getMenuRelations } from '../domains/data/operations/getMenuRelations.ts';
import { getMenuStatistic } from '../domains/data/operations/getMenuStatistic.ts';
import { getMenuTable } from '../domains/data/operations/getMenuTable.ts';
import { getNotice } from '../domains/notices/operations/getNotice.ts';
import { getNotification } from '../domains/notifications/operations/getNotification.ts';
import { getNotificationChoices } from '../domains/notifications/operations/getNotificationChoices.ts';
import { getOperationLogEntry } from '../kernel/audit/operations/getOperationLogEntry.ts';
import { getOwnTotp } from '../domains/identity/operations/getOwnTotp.ts';
import { getPageLinks } from '../domains/configuration/operations/getPageLinks.ts';
import { getPasswordResetWays } from '../domains/identity/operations/getPasswordResetWays.ts';
import { getPhysicalRecord } from '../domains/data/operations/getPhysicalRecord.ts';
import { getPhysicalTable } from '../domains/data/operations/getPhysicalTable.ts';
import { getPlatformConfig } from '../domains/tenancy/operations/getPlatformConfig.ts';
import { getPlatformHealth } from '../domains/health/operations/getPlatformHealth.ts';
import { getPlatformSetup } from '../domains/tenancy/operations/getPlatformSetup.ts';
import { getPublicImage } from '../domains/files/operations/getPublicImage.ts';
import { getQueryBuilderConfig } from '../domains/data/operations/getQueryBuilderConfig.ts';
import { getRecordTable } from '../domains/data/operations/getRecordTable.ts';
import { getReport } from '../domains/data/operations/getReport.ts';
import { getReportSource } from '../domains/data/operations/getReportSource.ts';
import { getSafeSetting } from '../domains/tenancy/operations/getSafeSetting.ts';
import { getSignedFile } from '../domains/files/operations/getSignedFile.ts';
import { getSupportConsent } from '../domains/tenancy/operations/getSupportConsent.ts';
import { getTableChanges } from '../domains/data/operations/getTableChanges.ts';
import { getTableDeletion } from '../domains/data/operations/getTableDeletion.ts';
import { getTableDraft } from '../domains/data/operations/getTableDraft.ts';
import { getTableRelations } from '../domains/data/operations/getTableRelations.ts';
import { getTableStatistic } from '../domains/data/operations/getTableStatistic.ts';
import { getTableUse } from '../domains/data/operations/getTableUse.ts';
import { getTerms } from '../domains/identity/operations/getTerms.ts';
import { getThirdPartyLoginConfig } from '../domains/identity/operations/getThirdPartyLoginConfig.ts';
import { getUserInfo } from '../domains/identity/operations/getUserInfo.ts';
import { getVisibleFields } from '../domains/data/operations/getVisibleFields.ts';
import { getWorkspaceMaintenance } from '../domains/tenancy/operations/getWorkspaceMaintenance.ts';
import { getWorkspacePreference } from '../domains/configuration/operations/getWorkspacePreference.ts';
import { getWorkspaceSetting } from '../domains/configuration/operations/getWorkspaceSetting.ts';
import { getWorkspaceSetup } from '../domains/configuration/operations/getWorkspaceSetup.ts';
import { giveSupportConsent } from '../domains/tenancy/operations/giveSupportConsent.ts';
import { importAccounts } from '../domains/identity/operations/importAccounts.ts';
import { importRecords } from '../domains/data/operations/importRecords.ts';
import { importTableRecords } from '../domains/data/operations/importTableRecords.ts';
import { joinByLink } from '../domains/identity/operations/joinByLink.ts';
import { keepMenuDraft } from '../domains/data/operations/keepMenuDraft.ts';
import { keepTableDraft } from '../domains/data/operations/keepTableDraft.ts';
import { listAccountSessions } from '../domains/identity/operations/listAccountSessions.ts';
import { listAccounts } from '../domains/identity/operations/listAccounts.ts';
import { listAllApplications } from '../domains/applications/operations/listAllApplications.ts';
import { listApiAccessUsers } from '../domains/navigation/operations/listApiAccessUsers.ts';
import { listApiKeys } from '../domains/identity/operations/listApiKeys.ts';
import { listApplicationIcons } from '../domains/applications/operations/listApplicationIcons.ts';
import { listApplicationManagers } from '../domains/applications/operations/listApplicationManagers.ts';
import { listApplications } from '../domains/applications/operations/listApplications.ts';
import { listCascadeWidgets } from '../domains/data/operations/listCascadeWidgets.ts';
import { listCategories } from '../domains/navigation/operations/listCategories.ts';
import { listCategoryTables } from '../domains/data/operations/listCategoryTables.ts';
import { listConfigurationVersions } from '../domains/configuration/operations/listConfigurationVersions.ts';
import { listConfigurations } from '../domains/configuration/operations/listConfigurations.ts';
import { listCustomPageVersions } from '../domains/configuration/operations/listCustomPageVersions.ts';
import { listCustomPages } from '../domains/configuration/operations/listCustomPages.ts';
import { listCustomers } from '../domains/tenancy/operations/listCustomers.ts';
import { listDeletedAccounts } from '../domains/identity/operations/listDeletedAccounts.ts';
import { listDeletedTables } from '../domains/data/operations/listDeletedTables.ts';
import { listDepartmentUsers } from '../domains/organisation/operations/listDepartmentUsers.ts';
import { listDepartments } from '../domains/organisation/operations/listDepartments.ts';
import { listEnabledUserOrganisations } from '../domains/organisation/operations/listEnabledUserOrganisations.ts';
import { listGrantGaps } from '../domains/data/operations/listGrantGaps.ts';
import { listGrantSubjects } from '../domains/navigation/operations/listGrantSubjects.ts';
import { listInvitations } from '../domains/identity/operations/listInvitations.ts';
import { listLeftColumns } from '../domains/data/operations/listLeftColumns.ts';
import { listLogActions } from '../kernel/audit/operations/listLogActions.ts';
import { listLogPeople } from '../kernel/audit/operations/listLogPeople.ts';
import { listLogicalRecords } from '../domains/data/operations/listLogicalRecords.ts';
import { listMenuAuthConfigs } from '../domains/data/operations/listMenuAuthConfigs.ts';
import { listMenuImports } from '../domains/data/operations/listMenuImports.ts';
import { listMenuRecordHistory } from '../domains/data/operations/listMenuRecordHistory.ts';
import { listMenuRecords } from '../domains/data/operations/listMenuRecords.ts';
import { listMenuViews } from '../domains/data/operations/listMenuViews.ts';
import { listMenus } from '../domains/navigation/operations/listMenus.ts';
import { listNotices } from '../domains/notices/operations/listNotices.ts';
import { listNotificationCategories } from '../domains/notifications/operations/listNotificationCategories.ts';
import { listNotifications } from '../domains/notifications/operations/listNotifications.ts';
import { listOfferedReports } from '../domains/data/operations/listOfferedReports.ts';
import { listOperationLog } from '../kernel/audit/operations/listOperationLog.ts';
import { listOutbox } from '../domains/tenancy/operations/listOutbox.ts';
import { listOwnApplications } from '../domains/applications/operations/listOwnApplications.ts';
import { listOwnSecurityEvents } from '../domains/identity/operations/listOwnSecurityEvents.ts';
import { listOwnSessions } from '../domains/identity/operations/listOwnSessions.ts';
import { listOwnThirdPartyLogins } from '../domains/identity/operations/listOwnThirdPartyLogins.ts';
import { listOwnWorkspaces } from '../domains/identity/operations/listOwnWorkspaces.ts';
import { listPageFavourites } from '../domains/data/operations/listPageFavourites.ts';
import { listPages } from '../domains/configuration/operations/listPages.ts';
import { listPhysicalCategories } from '../domains/navigation/operations/listPhysicalCategories.ts';
import { listPhysicalChoices } from '../domains/data/operations/listPhysicalChoices.ts';
import { listPhysicalRecords } from '../domains/data/operations/listPhysicalRecords.ts';
import { listPhysicalRelated } from '../domains/data/operations/listPhysicalRelated.ts';
import { listPositions } from '../domains/organisation/operations/listPositions.ts';
import { listRelatedRecords } from '../domains/data/operations/listRelatedRecords.ts';
import { listRelationChoices } from '../domains/data/operations/listRelationChoices.ts';
import { listReportSources } from '../domains/data/operations/listReportSources.ts';
import { listReports } from '../domains/data/operations/listReports.ts';
import { listRoleGrants } from '../domains/identity/operations/listRoleGrants.ts';
import { listTableImports } from '../domains/data/operations/listTableImports.ts';
import { listTableJobs } from '../domains/data/operations/listTableJobs.ts';
import { listTableRecordHistory } from '../domains/data/operations/listTableRecordHistory.ts';
import { listTableViews } from '../domains/data/operations/listTableViews.ts';
import { listTeamMembers } from '../domains/organisation/operations/listTeamMembers.ts';
import { listTeamTags } from '../domains/organisation/operations/listTeamTags.ts';
import { listTeams } from '../domains/organisation/operations/listTeams.ts';
import { listThirdPartyLogins } from '../domains/identity/operations/listThirdPartyLogins.ts';
import { listTypeWidgets } from '../domains/data/operations/listTypeWidgets.ts';
import { listUserGroups } from '../domains/organisation/operations/listUserGroups.ts';
import { loginUser } from '../domains/identity/operations/loginUser.ts';
import { logout } from '../domains/identity/operations/logout.ts';
import { markAllNotificationsRead } from '../domains/notifications/operations/markAllNotificationsRead.ts';
import { markNotificationsRead } from '../domains/notifications/operations/markNotificationsRead.ts';
import { menuAuthorization } from '../domains/data/guards/menuAuthorization.ts';
import { moveCategory } from '../domains/navigation/operations/moveCategory.ts';
import { moveDepartment } from '../domains/organisation/operations/moveDepartment.ts';
import { moveMenu } from '../domains/navigation/operations/moveMenu.ts';
import { openApplicationLink } from '../domains/applications/operations/openApplicationLink.ts';
import { openExternalApplication } from '../domains/applications/operations/openExternalApplication.ts';
import { openFiles } from '../domains/files/operations/openFiles.ts';
import { packFiles } from '../domains/files/operations/packFiles.ts';
import { previewAccountDeletion } from '../domains/identity/operations/previewAccountDeletion.ts';
import { previewMenuRestore } from '../domains/data/operations/previewMenuRestore.ts';
import { previewReport } from '../domains/data/operations/previewReport.ts';
import { previewTableChange } from '../domains/data/operations/previewTableChange.ts';
import { previewTableRestore } from '../domains/data/operations/previewTableRestore.ts';
import { proposeAccountImport } from '../domains/identity/operations/proposeAccountImport.ts';
import { proposeImport } from '../domains/data/operations/proposeImport.ts';
import { proposeSheetTable } from '../domains/data/operations/proposeSheetTable.ts';
import { proposeTableImport } from '../domains/data/operations/proposeTableImport.ts';
import { publishConfiguration } from '../domains/configuration/operations/publishConfiguration.ts';
import { publishCustomPage } from '../domains/configuration/operations/publishCustomPage.ts';
import { publishReportConfiguration } from '../domains/data/operations/publishReportConfiguration.ts';
import { readExtendedAccount } from '../domains/identity/operations/readExtendedAccount.ts';
import { refreshHolder } from '../domains/identity/guards/refreshHolder.ts';
import { refreshToken } from '../domains/identity/operations/refreshToken.ts';
import { registerCustomer } from '../domains/identity/operations/registerCustomer.ts';
import { renamePhysicalTable } from '../domains/data/operations/renamePhysicalTable.ts';
import { renameUserOrganisation } from '../domains/organisation/operations/renameUserOrganisation.ts';
import { renewRecoveryCodes } from '../domains/identity/operations/renewRecoveryCodes.ts';
import { repairCustomer } from '../domains/tenancy/operations/repairCustomer.ts';
import { resetAccountSecret } from '../domains/identity/operations/resetAccountSecret.ts';
import { resolveConfigurationConflicts } from '../domains/configuration/operations/resolveConfigurationConflicts.ts';
import { restoreAccount } from '../domains/identity/operations/restoreAccount.ts';
import { restoreMenuRecordVersion } from '../domains/data/operations/restoreMenuRecordVersion.ts';
import { restoreMenuRecords } from '../domains/data/operations/restoreMenuRecords.ts';
import { restorePhysicalRecords } from '../domains/data/operations/restorePhysicalRecords.ts';
import { restorePhysicalTable } from '../domains/data/operations/restorePhysicalTable.ts';
import { restoreTableRecordVersion } from '../domains/data/operations/restoreTableRecordVersion.ts';
import { retryFailedJobs } from '../domains/health/operations/retryFailedJobs.ts';
import { retryTableJob } from '../domains/data/operations/retryTableJob.ts';
import { reviewConfiguration } from '../domains/configuration/operations/reviewConfiguration.ts';
import { revokeAccountSession } from '../domains/identity/operations/revokeAccountSession.ts';
import { revokeAccountSessions } from '../domains/identity/operations/revokeAccountSessions.ts';
import { revokeApiKey } from '../domains/identity/operations/revokeApiKey.ts';
import { revokeOtherSessions } from '../domains/identity/operations/revokeOtherSessions.ts';
import { revokeOwnSession } from '../domains/identity/operations/revokeOwnSession.ts';
import { rollbackConfiguration } from '../domains/configuration/operations/rollbackConfiguration.ts';
import { rollbackCustomPage } from '../domains/configuration/operations/rollbackCustomPage.ts';
import { runReport } from '../domains/data/operations/runReport.ts';
import { saveAccountExtendConfig } from '../domains/identity/operations/saveAccountExtendConfig.ts';
import { saveApplicationAppearance } from '../domains/applications/operations/saveApplicationAppearance.ts';
import { saveApplicationAuthority } from '../domains/applications/operations/saveApplicationAuthority.ts';
import { saveApplicationGlobalConfig } from '../domains/applications/operations/saveApplicationGlobalConfig.ts';
import { saveConfiguration } from '../domains/configuration/operations/saveConfiguration.ts';
import { saveCustomPageDraft } from '../domains/configuration/operations/saveCustomPageDraft.ts';
import { saveLogSetting } from '../kernel/audit/operations/saveLogSetting.ts';
import { saveLoginPage } from '../domains/configuration/operations/saveLoginPage.ts';
import { saveNotificationChoices } from '../domains/notifications/operations/saveNotificationChoices.ts';
import { savePageLinks } from '../domains/configuration/operations/savePageLinks.ts';
import { savePlatformConfig } from '../domains/tenancy/operations/savePlatformConfig.ts';
import { saveRoleGrants } from '../domains/identity/operations/saveRoleGrants.ts';
import { saveSafeSetting } from '../domains/tenancy/operations/saveSafeSetting.ts';
import { saveWorkspaceSetting } from '../domains/configuration/operations/saveWorkspaceSetting.ts';
import { sendSmsCode } from '../domains/identity/operations/sendSmsCode.ts';
import { setApplicationFavorite } from '../domains/applications/operations/setApplicationFavorite.ts';
import { setHomePagePreference } from '../domains/configuration/operations/setHomePagePreference.ts';
import { setWorkspaceMaintenance } from '../domains/tenancy/operations/setWorkspaceMaintenance.ts';
import { setWorkspacePreference } from '../domains/configuration/operations/setWorkspacePreference.ts';
import { showApplication } from '../domains/applications/operations/showApplication.ts';
import { showCurrentUser } from '../domains/identity/operations/showCurrentUser.ts';
import { showInvitationLink } from '../domains/identity/operations/showInvitationLink.ts';
import { showUserOrganisationDepartments } from '../domains/organisation/operations/showUserOrganisationDepartments.ts';
import { showUserOrganisationUsers } from '../domains/organisation/operations/showUserOrganisationUsers.ts';
import { signedAddress } from '../domains/files/guards/signedAddress.ts';
import { sortApplications } from '../domains/applications/operations/sortApplications.ts';
import { sortCategories } from '../domains/navigation/operations/sortCategories.ts';
import { sortLogicalTables } from '../domains/data/operations/sortLogicalTables.ts';
import { sortPhysicalTables } from '../domains/data/operations/sortPhysicalTables.ts';
import { testEmailSetting } from '../domains/configuration/operations/testEmailSetting.ts';
import { testExternalDatabase } from '../domains/configuration/operations/testExternalDatabase.ts';
import { testIntegration } from '../domains/identity/operations/testIntegration.ts';
import { testSmsSetting } from '../domains/configuration/operations/testSmsSetting.ts';
import { ticket } from '../domains/identity/guards/ticket.ts';
import { unbindThirdPartyLogin } from '../domains/identity/operations/unbindThirdPartyLogin.ts';
import { undoMenuImport } from '../domains/data/operations/undoMenuImport.ts';
import { undoMenuUpdate } from '../domains/data/operations/undoMenuUpdate.ts';
import { undoTableImport } from '../domains/data/operations/undoTableImport.ts';
import { undoTableUpdate } from '../domains/data/operations/undoTableUpdate.ts';
import { unlockAccount } from '../domains/identity/operations/unlockAccount.ts';
import { updateAccount } from '../domains/identity/operations/updateAccount.ts';
import { updateApplication } from '../domains/applications/operations/updateApplication.ts';
import { updateCategory } from '../domains/navigation/operations/updateCategory.ts';
import { updateCurrentUser } from '../domains/identity/operations/updateCurrentUser.ts';
import { updateCustomPage } from '../domains/configuration/operations/updateCustomPage.ts';
import { updateCustomer } from '../domains/tenancy/operations/updateCustomer.ts';
import { updateDepartment } from '../domains/organisation/operations/updateDepartment.ts';
import { updateExtendedAccount } from '../domains/identity/operations/updateExtendedAccount.ts';
import { updateLogicalRecord } from '../domains/data/operations/updateLogicalRecord.ts';
import { updateLogicalTable } from '../domains/data/operations/updateLogicalTable.ts';
import { updateMenu } from '../domains/navigation/operations/updateMenu.ts';
import { updateMenuAuthConfig } from '../domains/data/operations/updateMenuAuthConfig.ts';
import { updateMenuLink } from '../domains/navigation/operations/updateMenuLink.ts';
import { updateMenuRecord } from '../domains/data/operations/updateMenuRecord.ts';
import { updateNotice } from '../domains/notices/operations/updateNotice.ts';
import { updatePageFavourite } from '../domains/data/operations/updatePageFavourite.ts';
import { updatePhysicalRecord } from '../domains/data/operations/updatePhysicalRecord.ts';
import { updatePosition } from '../domains/organisation/operations/updatePosition.ts';
import { updateRecordView } from '../domains/data/operations/updateRecordView.ts';
import { updateReport } from '../domains/data/operations/updateReport.ts';
import { updateReportConfiguration } from '../domains/data/operations/updateReportConfiguration.ts';
import { updateTeam } from '../domains/organisation/operations/updateTeam.ts';
import { updateTeamMemberTags } from '../domains/organisation/operations/updateTeamMemberTags.ts';
import { updateUserDepartment } from '../domains/organisation/operations/updateUserDepartment.ts';
import { updateUserOrganisation } from '../domains/organisation/operations/updateUserOrganisation.ts';
import { uploadFile } from '../domains/files/operations/uploadFile.ts';
import { verifyOperationLog } from '../kernel/audit/operations/verifyOperationLog.ts';
import { viewCustomPage } from '../domains/configuration/operations/viewCustomPage.ts';

export const handlers = {
  acceptInvitation,
  addTeamMembers,
  applyPlatformSetup,
  askConfigurationApproval,
  batchDeleteAccounts,
  batchDepartmentTree,
  batchMoveMenus,
  batchMoveTables,
  beginPasswordReset,
  beginTotp,
  bindDirectoryLogin,
  bindThirdPartyLogin,
  bulkDeleteMenuRecords,
  bulkDeleteTableRecords,
  bulkUpdateMenuRecords,
  bulkUpdateTableRecords,
  cacheApplicationGuide,
  changePassword,
  checkDocument,
  checkImport,
  checkSheetTable,
  checkSubdomain,
  checkTableImport,
  configureCustomerQuota,
  configurePhysicalTable,
  confirmTotp,
  copyLogicalTable,
  copyPhysicalTable,
  countUnreadNotifications,
  createAccount,
  createAccountImportTemplate,
  createApiKey,
  createApplication,
  createApplicationFromTemplate,
  createCategory,
  createCustomPage,
  createCustomer,
  createDepartment,
  createExtendedAccount,
  createHandover,
  createInvitationLink,
  createLogicalRecord,
  createLogicalTable,
  createMenu,
  createMenuAuthConfig,
  createMenuLink,
  createMenuRecord,
  createMenuView,
  createNotice,
  createPhysicalRecord,
  createPhysicalTable,
  createPosition,
  createReport,
  createShadowTicket,
  createSheetTable,
  createSupportTicket,
  createTableView,
  createTeam,
  createToken,
  createTokenByUserId,
  createUserDepartment,
  createUserOrganisation,
  createWorkspaceTicket,
  decideConfigurationApproval,
  declineInvitation,
  deleteAccount,
  deleteApplication,
  deleteCustomPage,
  deleteDepartment,
  deleteLogicalRecords,
  deleteLogicalTable,
  deleteMenu,
  deleteMenuAuthConfig,
  deleteMenuRecords,
  deleteNotice,
  deleteNotifications,
  deletePhysicalRecords,
  deletePhysicalTable,
  deletePosition,
  deleteRecordView,
  deleteReport,
  deleteTeam,
  deleteTeamMembers,
  deleteUserDepartment,
  deleteUserOrganisation,
  destroyCategory,
  disableCustomer,
  disableCustomerApi,
  disableReport,
  disableThirdPartyLogin,
  disableUserOrganisation,
  discardConfigurationDraft,
  discardCustomPageDraft,
  dismissPlatformSetup,
  dismissWorkspaceSetup,
  downloadImportIssues,
  downloadMenuImportTemplate,
  downloadTableImportTemplate,
  dropLeftColumn,
  dropMenuDraft,
  dropTableDraft,
  editMenuCells,
  editTableCells,
  enableCustomer,
  enableCustomerApi,
  enablePositions,
  enableReport,
  enableThirdPartyLogin,
  enableUserOrganisation,
  endAccountTotp,
  endSupportConsent,
  endTotp,
  eraseAccount,
  erasePhysicalTable,
  exchangeExternalTicket,
  exchangeThirdPartyCode,
  explainMenuRight,
  explainTableRight,
  exportOperationLog,
  exportRecords,
  exportReport,
  exportTableRecords,
  findInWorkspace,
  findRecords,
  finishPasswordReset,
  followNotifications,
  getAccount,
  getAccountExtendConfig,
  getAppInfo,
  getApplicationAppearance,
  getApplicationAuthority,
  getApplicationGlobalConfig,
  getCaptcha,
  getCaptchaQuestion,
  getConfiguration,
  getCustomPage,
  getCustomPageDesign,
  getCustomPageDraft,
  getCustomer,
  getCustomerDetail,
  getDepartment,
  getDesign,
  getDesignKit,
  getDocument,
  getDocumentPlaces,
  getEnvironment,
  getEscapeConfig,
  getHomePagePreference,
  getLocaleFile,
  getLogSetting,
  getLogicalRecord,
  getLoginPage,
  getMenuAuthConfig,
  getMenuChanges,
  getMenuDeletion,
  getMenuDraft,
  getMenuRecord,
  getMenuRelations,
  getMenuStatistic,
  getMenuTable,
  getNotice,
  getNotification,
  getNotificationChoices,
  getOperationLogEntry,
  getOwnTotp,
  getPageLinks,
  getPasswordResetWays,
  getPhysicalRecord,
  getPhysicalTable,
  getPlatformConfig,
  getPlatformHealth,
  getPlatformSetup,
  getPublicImage,
  getQueryBuilderConfig,
  getRecordTable,
  getReport,
  getReportSource,
  getSafeSetting,
  getSignedFile,
  getSupportConsent,
  getTableChanges,
  getTableDeletion,
  getTableDraft,
  getTableRelations,
  getTableStatistic,
  getTableUse,
  getTerms,
  getThirdPartyLoginConfig,
  getUserInfo,
  getVisibleFields,
  getWorkspaceMaintenance,
  getWorkspacePreference,
  getWorkspaceSetting,
  getWorkspaceSetup,
  giveSupportConsent,
  importAccounts,
  importRecords,
  importTableRecords,
  joinByLink,
  keepMenuDraft,
  keepTableDraft,
  listAccountSessions,
  listAccounts,
  listAllApplications,
  listApiAccessUsers,
  listApiKeys,
  listApplicationIcons,
  listApplicationManagers,
  listApplications,
  listCascadeWidgets,
  listCategories,
  listCategoryTables,
  listConfigurationVersions,
  listConfigurations,
  listCustomPageVersions,
  listCustomPages,
  listCustomers,
  listDeletedAccounts,
  listDeletedTables,
  listDepartmentUsers,
  listDepartments,
  listEnabledUserOrganisations,
  listGrantGaps,
  listGrantSubjects,
  listInvitations,
  listLeftColumns,
  listLogActions,
  listLogPeople,
  listLogicalRecords,
  listMenuAuthConfigs,
  listMenuImports,
  listMenuRecordHistory,
  listMenuRecords,
  listMenuViews,
  listMenus,
  listNotices,
  listNotificationCategories,
  listNotifications,
  listOfferedReports,
  listOperationLog,
  listOutbox,
  listOwnApplications,
  listOwnSecurityEvents,
  listOwnSessions,
  listOwnThirdPartyLogins,
  listOwnWorkspaces,
  listPageFavourites,
  listPages,
  listPhysicalCategories,
  listPhysicalChoices,
  listPhysicalRecords,
  listPhysicalRelated,
  listPositions,
  listRelatedRecords,
  listRelationChoices,
  listReportSources,
  listReports,
  listRoleGrants,
  listTableImports,
  listTableJobs,
  listTableRecordHistory,
  listTableViews,
  listTeamMembers,
  listTeamTags,
  listTeams,
  listThirdPartyLogins,
  listTypeWidgets,
  listUserGroups,
  loginUser,
  logout,
  markAllNotificationsRead,
  markNotificationsRead,
  moveCategory,
  moveDepartment,
  moveMenu,
  openApplicationLink,
  openExternalApplication,
  openFiles,
  packFiles,
  previewAccountDeletion,
  previewMenuRestore,
  previewReport,
  previewTableChange,
  previewTableRestore,
  proposeAccountImport,
  proposeImport,
  proposeSheetTable,
  proposeTableImport,
  publishConfiguration,
  publishCustomPage,
  publishReportConfiguration,
  readExtendedAccount,
  refreshToken,
  registerCustomer,
  renamePhysicalTable,
  renameUserOrganisation,
  renewRecoveryCodes,
  repairCustomer,
  resetAccountSecret,
  resolveConfigurationConflicts,
  restoreAccount,
  restoreMenuRecordVersion,
  restoreMenuRecords,
  restorePhysicalRecords,
  restorePhysicalTable,
  restoreTableRecordVersion,
  retryFailedJobs,
  retryTableJob,
  reviewConfiguration,
  revokeAccountSession,
  revokeAccountSessions,
  revokeApiKey,
  revokeOtherSessions,
  revokeOwnSession,
  rollbackConfiguration,
  rollbackCustomPage,
  runReport,
  saveAccountExtendConfig,
  saveApplicationAppearance,
  saveApplicationAuthority,
  saveApplicationGlobalConfig,
  saveConfiguration,
  saveCustomPageDraft,
  saveLogSetting,
  saveLoginPage,
  saveNotificationChoices,
  savePageLinks,
  savePlatformConfig,
  saveRoleGrants,
  saveSafeSetting,
  saveWorkspaceSetting,
  sendSmsCode,
  setApplicationFavorite,
  setHomePagePreference,
  setWorkspaceMaintenance,
  setWorkspacePreference,
  showApplication,
  showCurrentUser,
  showInvitationLink,
  showUserOrganisationDepartments,
  showUserOrganisationUsers,
  sortApplications,
  sortCategories,
  sortLogicalTables,
  sortPhysicalTables,
  testEmailSetting,
  testExternalDatabase,
  testIntegration,
  testSmsSetting,
  unbindThirdPartyLogin,
  undoMenuImport,
  undoMenuUpdate,
  undoTableImport,
  undoTableUpdate,
  unlockAccount,
  updateAccount,
  updateApplication,
  updateCategory,
  updateCurrentUser,
  updateCustomPage,
  updateCustomer,
  updateDepartment,
  updateExtendedAccount,
  updateLogicalRecord,
  updateLogicalTable,
  updateMenu,
  updateMenuAuthConfig,
  updateMenuLink,
  updateMenuRecord,
  updateNotice,
  updatePageFavourite,
  updatePhysicalRecord,
  updatePosition,
  updateRecordView,
  updateReport,
  updateReportConfiguration,
  updateTeam,
  updateTeamMemberTags,
  updateUserDepartment,
  updateUserOrganisation,
  uploadFile,
  verifyOperationLog,
  viewCustomPage,
} satisfies Handlers;

export const guards = {
  documentRoles,
  menuAuthorization,
  refreshHolder,
  signedAddress,
  ticket,
} satisfies Guards;
