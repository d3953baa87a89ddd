// Written by `npm run generate`; do not edit.
import type { Guards, Handlers } from '../http/handler.ts';
import { acceptInvitation } from '../areas/account/acceptInvitation.ts';
import { batchDeleteAccounts } from '../areas/account/batchDeleteAccounts.ts';
import { changePassword } from '../areas/account/changePassword.ts';
import { checkDocument } from '../areas/page/checkDocument.ts';
import { createAccount } from '../areas/account/createAccount.ts';
import { createToken } from '../areas/auth/createToken.ts';
import { declineInvitation } from '../areas/account/declineInvitation.ts';
import { deleteAccount } from '../areas/account/deleteAccount.ts';
import { disableThirdPartyLogin } from '../areas/account/disableThirdPartyLogin.ts';
import { discardConfigurationDraft } from '../areas/configuration/discardConfigurationDraft.ts';
import { documentRoles } from '../guards/documentRoles.ts';
import { enableThirdPartyLogin } from '../areas/account/enableThirdPartyLogin.ts';
import { getAccount } from '../areas/account/getAccount.ts';
import { getCaptcha } from '../areas/auth/getCaptcha.ts';
import { getCaptchaQuestion } from '../areas/auth/getCaptchaQuestion.ts';
import { getConfiguration } from '../areas/configuration/getConfiguration.ts';
import { getDocument } from '../areas/page/getDocument.ts';
import { getEnvironment } from '../areas/environment/getEnvironment.ts';
import { getLocaleFile } from '../areas/language/getLocaleFile.ts';
import { getLoginPage } from '../areas/login-page/getLoginPage.ts';
import { getPlatformConfig } from '../areas/platform/getPlatformConfig.ts';
import { getPublicImage } from '../areas/file/getPublicImage.ts';
import { getSafeSetting } from '../areas/platform/getSafeSetting.ts';
import { getUserInfo } from '../areas/account/getUserInfo.ts';
import { getWorkspacePreference } from '../areas/preference/getWorkspacePreference.ts';
import { listAccounts } from '../areas/account/listAccounts.ts';
import { listApplications } from '../areas/application/listApplications.ts';
import { listConfigurationVersions } from '../areas/configuration/listConfigurationVersions.ts';
import { listInvitations } from '../areas/account/listInvitations.ts';
import { listOutbox } from '../areas/demo/listOutbox.ts';
import { listPages } from '../areas/page/listPages.ts';
import { logout } from '../areas/auth/logout.ts';
import { publishConfiguration } from '../areas/configuration/publishConfiguration.ts';
import { refreshHolder } from '../guards/refreshHolder.ts';
import { refreshToken } from '../areas/auth/refreshToken.ts';
import { resetAccountSecret } from '../areas/account/resetAccountSecret.ts';
import { rollbackConfiguration } from '../areas/configuration/rollbackConfiguration.ts';
import { saveConfiguration } from '../areas/configuration/saveConfiguration.ts';
import { saveLoginPage } from '../areas/login-page/saveLoginPage.ts';
import { savePlatformConfig } from '../areas/platform/savePlatformConfig.ts';
import { saveSafeSetting } from '../areas/platform/saveSafeSetting.ts';
import { setWorkspacePreference } from '../areas/preference/setWorkspacePreference.ts';
import { showCurrentUser } from '../areas/account/showCurrentUser.ts';
import { unlockAccount } from '../areas/account/unlockAccount.ts';
import { updateAccount } from '../areas/account/updateAccount.ts';
import { updateCurrentUser } from '../areas/account/updateCurrentUser.ts';
import { uploadFile } from '../areas/file/uploadFile.ts';

export const handlers = {
  acceptInvitation,
  batchDeleteAccounts,
  changePassword,
  checkDocument,
  createAccount,
  createToken,
  declineInvitation,
  deleteAccount,
  disableThirdPartyLogin,
  discardConfigurationDraft,
  enableThirdPartyLogin,
  getAccount,
  getCaptcha,
  getCaptchaQuestion,
  getConfiguration,
  getDocument,
  getEnvironment,
  getLocaleFile,
  getLoginPage,
  getPlatformConfig,
  getPublicImage,
  getSafeSetting,
  getUserInfo,
  getWorkspacePreference,
  listAccounts,
  listApplications,
  listConfigurationVersions,
  listInvitations,
  listOutbox,
  listPages,
  logout,
  publishConfiguration,
  refreshToken,
  resetAccountSecret,
  rollbackConfiguration,
  saveConfiguration,
  saveLoginPage,
  savePlatformConfig,
  saveSafeSetting,
  setWorkspacePreference,
  showCurrentUser,
  unlockAccount,
  updateAccount,
  updateCurrentUser,
  uploadFile,
} satisfies Handlers;

export const guards = {
  documentRoles,
  refreshHolder,
} satisfies Guards;
