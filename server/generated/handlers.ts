// Written by `npm run generate`; do not edit.
import type { Guards, Handlers } from '../http/handler.ts';
import { changePassword } from '../areas/account/changePassword.ts';
import { checkDocument } from '../areas/page/checkDocument.ts';
import { configureCustomerQuota } from '../areas/customer/configureCustomerQuota.ts';
import { createApiKey } from '../areas/api-key/createApiKey.ts';
import { createCustomer } from '../areas/customer/createCustomer.ts';
import { createToken } from '../areas/auth/createToken.ts';
import { disableCustomer } from '../areas/customer/disableCustomer.ts';
import { disableCustomerApi } from '../areas/customer/disableCustomerApi.ts';
import { discardConfigurationDraft } from '../areas/configuration/discardConfigurationDraft.ts';
import { documentRoles } from '../guards/documentRoles.ts';
import { enableCustomer } from '../areas/customer/enableCustomer.ts';
import { enableCustomerApi } from '../areas/customer/enableCustomerApi.ts';
import { getCaptcha } from '../areas/auth/getCaptcha.ts';
import { getCaptchaQuestion } from '../areas/auth/getCaptchaQuestion.ts';
import { getConfiguration } from '../areas/configuration/getConfiguration.ts';
import { getCustomer } from '../areas/customer/getCustomer.ts';
import { getCustomerDetail } from '../areas/customer/getCustomerDetail.ts';
import { getDocument } from '../areas/page/getDocument.ts';
import { getEnvironment } from '../areas/environment/getEnvironment.ts';
import { getLocaleFile } from '../areas/language/getLocaleFile.ts';
import { getLoginPage } from '../areas/login-page/getLoginPage.ts';
import { getPlatformConfig } from '../areas/platform/getPlatformConfig.ts';
import { getPublicImage } from '../areas/file/getPublicImage.ts';
import { getSafeSetting } from '../areas/platform/getSafeSetting.ts';
import { getUserInfo } from '../areas/account/getUserInfo.ts';
import { getWorkspacePreference } from '../areas/preference/getWorkspacePreference.ts';
import { listApiKeys } from '../areas/api-key/listApiKeys.ts';
import { listApplications } from '../areas/application/listApplications.ts';
import { listConfigurationVersions } from '../areas/configuration/listConfigurationVersions.ts';
import { listCustomers } from '../areas/customer/listCustomers.ts';
import { listOperationLog } from '../areas/log/listOperationLog.ts';
import { listOutbox } from '../areas/demo/listOutbox.ts';
import { listPages } from '../areas/page/listPages.ts';
import { logout } from '../areas/auth/logout.ts';
import { publishConfiguration } from '../areas/configuration/publishConfiguration.ts';
import { refreshHolder } from '../guards/refreshHolder.ts';
import { refreshToken } from '../areas/auth/refreshToken.ts';
import { repairCustomer } from '../areas/customer/repairCustomer.ts';
import { revokeApiKey } from '../areas/api-key/revokeApiKey.ts';
import { rollbackConfiguration } from '../areas/configuration/rollbackConfiguration.ts';
import { saveConfiguration } from '../areas/configuration/saveConfiguration.ts';
import { saveLoginPage } from '../areas/login-page/saveLoginPage.ts';
import { savePlatformConfig } from '../areas/platform/savePlatformConfig.ts';
import { saveSafeSetting } from '../areas/platform/saveSafeSetting.ts';
import { setWorkspacePreference } from '../areas/preference/setWorkspacePreference.ts';
import { showCurrentUser } from '../areas/account/showCurrentUser.ts';
import { updateCurrentUser } from '../areas/account/updateCurrentUser.ts';
import { updateCustomer } from '../areas/customer/updateCustomer.ts';
import { uploadFile } from '../areas/file/uploadFile.ts';

export const handlers = {
  changePassword,
  checkDocument,
  configureCustomerQuota,
  createApiKey,
  createCustomer,
  createToken,
  disableCustomer,
  disableCustomerApi,
  discardConfigurationDraft,
  enableCustomer,
  enableCustomerApi,
  getCaptcha,
  getCaptchaQuestion,
  getConfiguration,
  getCustomer,
  getCustomerDetail,
  getDocument,
  getEnvironment,
  getLocaleFile,
  getLoginPage,
  getPlatformConfig,
  getPublicImage,
  getSafeSetting,
  getUserInfo,
  getWorkspacePreference,
  listApiKeys,
  listApplications,
  listConfigurationVersions,
  listCustomers,
  listOperationLog,
  listOutbox,
  listPages,
  logout,
  publishConfiguration,
  refreshToken,
  repairCustomer,
  revokeApiKey,
  rollbackConfiguration,
  saveConfiguration,
  saveLoginPage,
  savePlatformConfig,
  saveSafeSetting,
  setWorkspacePreference,
  showCurrentUser,
  updateCurrentUser,
  updateCustomer,
  uploadFile,
} satisfies Handlers;

export const guards = {
  documentRoles,
  refreshHolder,
} satisfies Guards;
