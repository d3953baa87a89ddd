// Written by `npm run generate`; do not edit.
import type { Guards, Handlers } from '../http/handler.ts';
import { changePassword } from '../areas/account/changePassword.ts';
import { checkDocument } from '../areas/page/checkDocument.ts';
import { createToken } from '../areas/auth/createToken.ts';
import { discardConfigurationDraft } from '../areas/configuration/discardConfigurationDraft.ts';
import { documentRoles } from '../guards/documentRoles.ts';
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
import { listApplications } from '../areas/application/listApplications.ts';
import { listConfigurationVersions } from '../areas/configuration/listConfigurationVersions.ts';
import { listOutbox } from '../areas/demo/listOutbox.ts';
import { listPages } from '../areas/page/listPages.ts';
import { logout } from '../areas/auth/logout.ts';
import { publishConfiguration } from '../areas/configuration/publishConfiguration.ts';
import { refreshHolder } from '../guards/refreshHolder.ts';
import { refreshToken } from '../areas/auth/refreshToken.ts';
import { rollbackConfiguration } from '../areas/configuration/rollbackConfiguration.ts';
import { saveConfiguration } from '../areas/configuration/saveConfiguration.ts';
import { saveLoginPage } from '../areas/login-page/saveLoginPage.ts';
import { savePlatformConfig } from '../areas/platform/savePlatformConfig.ts';
import { saveSafeSetting } from '../areas/platform/saveSafeSetting.ts';
import { setWorkspacePreference } from '../areas/preference/setWorkspacePreference.ts';
import { showCurrentUser } from '../areas/account/showCurrentUser.ts';
import { updateCurrentUser } from '../areas/account/updateCurrentUser.ts';
import { uploadFile } from '../areas/file/uploadFile.ts';

export const handlers = {
  changePassword,
  checkDocument,
  createToken,
  discardConfigurationDraft,
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
  listApplications,
  listConfigurationVersions,
  listOutbox,
  listPages,
  logout,
  publishConfiguration,
  refreshToken,
  rollbackConfiguration,
  saveConfiguration,
  saveLoginPage,
  savePlatformConfig,
  saveSafeSetting,
  setWorkspacePreference,
  showCurrentUser,
  updateCurrentUser,
  uploadFile,
} satisfies Handlers;

export const guards = {
  documentRoles,
  refreshHolder,
} satisfies Guards;
