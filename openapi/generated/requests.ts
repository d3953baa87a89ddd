// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
import type { RequestShape } from '../shapes/operation.ts';

/** How each call is sent, by operationId. */
export const requests = {
  acceptInvitation: { method: 'put', path: '/api/b/user-account/invitation/{ws_id}/accept', pathParams: ['ws_id'], writes: ['account', 'member'] },
  addTeamMembers: { method: 'post', path: '/api/rs/team/{id}/add/members', body: 'json', pathParams: ['id'], writes: ['team'] },
  applyPlatformSetup: { method: 'post', path: '/api/b/platform/setup/apply', body: 'json', writes: ['platform', 'environment'] },
  askConfigurationApproval: { method: 'post', path: '/api/wp/configuration/{kind}/{key}/approval', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration'] },
  batchDeleteAccounts: { method: 'post', path: '/api/b/user-account/batch-delete', body: 'json', writes: ['member'] },
  batchDepartmentTree: { method: 'post', path: '/api/b/department/tree-batch', safe: true, buildable: true, body: 'json', reads: ['department'] },
  batchMoveMenus: { method: 'put', path: '/api/m/menu/batch-move', body: 'json', writes: ['menu'] },
  batchMoveTables: { method: 'put', path: '/api/p/table/batch-move', body: 'json', writes: ['category', 'table'] },
  batchSelectPlugins: { method: 'post', path: '/pluginmanage/plugin/batch-select', body: 'json', writes: ['plugin', 'application'] },
  beginPasswordReset: { method: 'post', path: '/api/o/password-reset', public: true, secretFields: ['reset_id'], body: 'json', writes: ['session'] },
  beginTotp: { method: 'post', path: '/api/b/totp', secret: true, secretFields: ['secret', 'address'], passwords: true, body: 'json', writes: ['session'] },
  bindDirectoryLogin: { method: 'post', path: '/api/b/third-login/directory', passwords: true, body: 'json', writes: ['account', 'member'] },
  bindThirdPartyLogin: { method: 'post', path: '/api/b/third-login', body: 'json', writes: ['account', 'member'] },
  bulkDeleteMenuRecords: { method: 'post', path: '/api/r/m/{id}/bulk/delete', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  bulkDeleteTableRecords: { method: 'post', path: '/api/r/p/{id}/bulk/delete', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  bulkUpdateMenuRecords: { method: 'post', path: '/api/r/m/{id}/bulk/update', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  bulkUpdateTableRecords: { method: 'post', path: '/api/r/p/{id}/bulk/update', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  cacheApplicationGuide: { method: 'post', path: '/api/wb/application/guide/cache', body: 'json', writes: ['application'] },
  changePassword: { method: 'post', path: '/api/b/user-account/change-password', passwords: true, body: 'json', writes: ['session'] },
  checkDocument: { method: 'post', path: '/api/wp/document/check', safe: true, body: 'json' },
  checkImport: { method: 'post', path: '/api/r/m/{id}/import/trial', safe: true, buildable: true, body: 'json', pathParams: ['id'], reads: ['record', 'table', 'file'] },
  checkImportExcel: { method: 'post', path: '/api/i/import-excel-helper/check', safe: true, body: 'json', reads: ['file', 'importMeta'] },
  checkPluginKey: { method: 'get', path: '/pluginmanage/plugin/check-key', query: ['key'], reads: ['plugin'] },
  checkPluginName: { method: 'get', path: '/pluginmanage/plugin/check-name', query: ['name'], reads: ['plugin'] },
  checkPluginPurchase: { method: 'post', path: '/pluginmanage/plugin/store/check-purchase', safe: true, body: 'json', reads: ['plugin'] },
  checkSheetTable: { method: 'post', path: '/api/p/sheet/trial', safe: true, body: 'json', reads: ['file'] },
  checkSubdomain: { method: 'get', path: '/api/wp/subdomain', query: ['subdomain'], reads: ['setting'] },
  checkTableImport: { method: 'post', path: '/api/r/p/{id}/import/trial', safe: true, buildable: true, body: 'json', pathParams: ['id'], reads: ['record', 'table', 'file'] },
  cloneApplications: { method: 'post', path: '/api/wb/application/clone', body: 'json', writes: ['application', 'task'] },
  configureCustomerQuota: { method: 'put', path: '/api/b/customer/configure/quota', body: 'json', writes: ['customer'] },
  configurePhysicalTable: { method: 'put', path: '/api/p/table/{id}/config', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['category', 'table', 'record'] },
  confirmTotp: { method: 'post', path: '/api/b/totp/confirm', secret: true, body: 'json', writes: ['session'] },
  copyLogicalTable: { method: 'post', path: '/api/l/table/{id}/copy', body: 'json', pathParams: ['id'], writes: ['category', 'table'] },
  copyPhysicalTable: { method: 'post', path: '/api/p/copy/{id}', body: 'json', pathParams: ['id'], writes: ['category', 'table'] },
  countUnreadNotifications: { method: 'get', path: '/api/n/notification/unread', buildable: true, reads: ['notification'] },
  createAccount: { method: 'post', path: '/api/b/user-account', passwords: true, body: 'json', writes: ['member', 'userGroup'] },
  createAccountImportTemplate: { method: 'post', path: '/api/b/user-account/import-template', safe: true, raw: true, body: 'json' },
  createApiKey: { method: 'post', path: '/api/b/api-key', secret: true, secretFields: ['secret'], body: 'json', writes: ['apiKey'] },
  createApplication: { method: 'post', path: '/api/wb/application', body: 'json', writes: ['application'] },
  createApplicationFromTemplate: { method: 'post', path: '/api/wb/application/template', body: 'json', writes: ['application', 'category', 'table', 'record', 'recordView', 'menu', 'menuAuthorization'] },
  createCategory: { method: 'post', path: '/api/p/category', body: 'json', writes: ['category'] },
  createConnector: { method: 'post', path: '/api/b/c', body: 'json', writes: ['connector'] },
  createCustomComponent: { method: 'post', path: '/api/custom/component', body: 'json', writes: ['customComponent'] },
  createCustomPage: { method: 'post', path: '/api/wb/page', body: 'json', writes: ['customPage'] },
  createCustomer: { method: 'post', path: '/api/b/customer', body: 'json', writes: ['customer'] },
  createDepartment: { method: 'post', path: '/api/b/department', body: 'json', writes: ['department'] },
  createExportMeta: { method: 'post', path: '/api/e/export-meta', body: 'json', writes: ['exportMeta'] },
  createExportTemplate: { method: 'post', path: '/api/e/p-template', body: 'json', writes: ['exportTemplate'] },
  createExtendedAccount: { method: 'post', path: '/api/b/user-account/create/extend/table', passwords: true, body: 'json', writes: ['member', 'userGroup'] },
  createHandover: { method: 'post', path: '/api/oauth/handover', secret: true, secretFields: ['ticket'], writes: ['session'] },
  createImportMeta: { method: 'post', path: '/api/i/import-meta', body: 'json', writes: ['importMeta'] },
  createImportMetaDetail: { method: 'post', path: '/api/i/import-meta/detail/create', body: 'json', writes: ['importMeta'] },
  createInvitationLink: { method: 'post', path: '/api/b/user-account/{id}/invitation-link', secret: true, secretFields: ['link'], body: 'json', pathParams: ['id'], writes: ['member'] },
  createLogicalRecord: { method: 'post', path: '/api/r/l/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  createLogicalTable: { method: 'post', path: '/api/l/table', body: 'json', writes: ['category', 'table'] },
  createMenu: { method: 'post', path: '/api/m/menu', body: 'json', writes: ['menu'] },
  createMenuAuthConfig: { method: 'post', path: '/api/m/menu-auth-config', body: 'json', writes: ['menuAuthorization', 'menu', 'record', 'application', 'member'] },
  createMenuLink: { method: 'post', path: '/api/m/menu-logic', body: 'json', writes: ['menu'] },
  createMenuRecord: { method: 'post', path: '/api/r/m/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  createMenuView: { method: 'post', path: '/api/r/view/m/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['recordView'] },
  createNotice: { method: 'post', path: '/api/n/notice', body: 'json', writes: ['notice', 'notification'] },
  createPhysicalRecord: { method: 'post', path: '/api/r/p/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  createPhysicalTable: { method: 'post', path: '/api/p/table', body: 'json', writes: ['category', 'table'] },
  createPlugin: { method: 'post', path: '/pluginmanage/plugin', body: 'json', writes: ['plugin'] },
  createPosition: { method: 'post', path: '/api/rs/tag', body: 'json', writes: ['position'] },
  createPublicLink: { method: 'post', path: '/api/share/link', secret: true, body: 'json', writes: ['share'] },
  createReport: { method: 'post', path: '/api/rs/rr', body: 'json', writes: ['report'] },
  createShadowTicket: { method: 'post', path: '/api/wb/app/shadow-ticket', secret: true, secretFields: ['ticket'], body: 'json', writes: ['session'] },
  createSheetTable: { method: 'post', path: '/api/p/sheet/table', body: 'json', writes: ['category', 'table'] },
  createSupportTicket: { method: 'post', path: '/api/b/customer/support-ticket', secret: true, secretFields: ['ticket'], body: 'json', writes: ['session'] },
  createTableShare: { method: 'post', path: '/api/share/table/create', body: 'json', writes: ['share', 'table', 'category'] },
  createTableTemplate: { method: 'post', path: '/api/tl/template', body: 'json', writes: ['tableTemplate'] },
  createTableView: { method: 'post', path: '/api/r/view/p/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['recordView'] },
  createTeam: { method: 'post', path: '/api/rs/team', body: 'json', writes: ['team'] },
  createToken: { method: 'post', path: '/api/oauth/token', public: true, session: 'opens', passwords: true, body: 'form', writes: ['session'] },
  createTokenByUserId: { method: 'post', path: '/api/oauth/token/userid', public: true, session: 'opens', body: 'form', writes: ['session'] },
  createUserDepartment: { method: 'post', path: '/api/b/user-department', body: 'json', writes: ['department', 'account'] },
  createUserOrganisation: { method: 'post', path: '/api/b/u-org', body: 'json', writes: ['userGroup'] },
  createWorkflow: { method: 'post', path: '/api/wf/workflow', body: 'json', writes: ['workflow'] },
  createWorkspaceTicket: { method: 'post', path: '/api/oauth/workspace/ticket', secret: true, secretFields: ['ticket'], body: 'json', writes: ['session'] },
  decideApprovalTask: { method: 'post', path: '/api/wf/task/{id}/decide', body: 'json', pathParams: ['id'], writes: ['approval'] },
  decideConfigurationApproval: { method: 'put', path: '/api/wp/configuration/{kind}/{key}/approval', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration'] },
  declineInvitation: { method: 'put', path: '/api/b/user-account/invitation/{ws_id}/decline', pathParams: ['ws_id'], writes: ['account', 'member'] },
  deleteAccount: { method: 'delete', path: '/api/b/user-account/{id}', query: ['successor_id'], pathParams: ['id'], writes: ['member'] },
  deleteApplication: { method: 'delete', path: '/api/wb/application/update', query: ['id', 'slogan'], writes: ['application'] },
  deleteConnector: { method: 'delete', path: '/api/b/c/{id}', pathParams: ['id'], writes: ['connector'] },
  deleteCustomComponent: { method: 'delete', path: '/api/custom/component/{id}', pathParams: ['id'], writes: ['customComponent'] },
  deleteCustomPage: { method: 'delete', path: '/api/wb/page/{id}', pathParams: ['id'], writes: ['customPage'] },
  deleteDepartment: { method: 'delete', path: '/api/b/department/{id}', pathParams: ['id'], writes: ['department'] },
  deleteImportMeta: { method: 'delete', path: '/api/i/import-meta/{id}', pathParams: ['id'], writes: ['importMeta'] },
  deleteLogicalRecords: { method: 'delete', path: '/api/r/l/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  deleteLogicalTable: { method: 'delete', path: '/api/l/table/{id}', pathParams: ['id'], writes: ['category', 'table', 'menu', 'share'] },
  deleteMenu: { method: 'delete', path: '/api/m/menu/{id}', query: ['clear'], pathParams: ['id'], writes: ['menu', 'menuAuthorization'] },
  deleteMenuAuthConfig: { method: 'delete', path: '/api/m/menu-auth-config/{id}', pathParams: ['id'], writes: ['menuAuthorization', 'menu', 'record'] },
  deleteMenuRecords: { method: 'delete', path: '/api/r/m/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  deleteNotice: { method: 'delete', path: '/api/n/notice/{id}', pathParams: ['id'], writes: ['notice', 'notification'] },
  deleteNotifications: { method: 'post', path: '/api/n/notification/delete', body: 'json', writes: ['notification'] },
  deletePhysicalRecords: { method: 'delete', path: '/api/r/p/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  deletePhysicalTable: { method: 'delete', path: '/api/p/table/{id}', pathParams: ['id'], writes: ['category', 'table', 'menu', 'record', 'share'] },
  deletePlugin: { method: 'delete', path: '/pluginmanage/plugin/{id}', pathParams: ['id'], writes: ['plugin'] },
  deletePosition: { method: 'delete', path: '/api/rs/tag/{id}', pathParams: ['id'], writes: ['position'] },
  deletePublicLink: { method: 'delete', path: '/api/share/link/{id}', pathParams: ['id'], writes: ['share'] },
  deleteRecordView: { method: 'delete', path: '/api/r/view/{id}', buildable: true, pathParams: ['id'], writes: ['recordView'] },
  deleteReport: { method: 'delete', path: '/api/rs/rr/{id}', pathParams: ['id'], writes: ['report'] },
  deleteTableTemplate: { method: 'delete', path: '/api/tl/template/{id}', pathParams: ['id'], writes: ['tableTemplate'] },
  deleteTeam: { method: 'delete', path: '/api/rs/team/{id}', pathParams: ['id'], writes: ['team'] },
  deleteTeamMembers: { method: 'delete', path: '/api/rs/team/{id}/d/members', body: 'json', pathParams: ['id'], writes: ['team'] },
  deleteUserDepartment: { method: 'delete', path: '/api/b/user-department/delete', body: 'json', writes: ['department', 'account'] },
  deleteUserOrganisation: { method: 'delete', path: '/api/b/u-org/{id}', pathParams: ['id'], writes: ['userGroup'] },
  deleteWorkflow: { method: 'delete', path: '/api/wf/workflow/{id}', pathParams: ['id'], writes: ['workflow'] },
  destroyCategory: { method: 'delete', path: '/api/p/category/destroy', query: ['id', 'clear'], writes: ['category', 'table', 'menu', 'record', 'share'] },
  destroyExportMeta: { method: 'delete', path: '/api/e/export-meta/destroy', query: ['id'], writes: ['exportMeta'] },
  destroyTableShare: { method: 'post', path: '/api/share/table/destroyById', body: 'json', writes: ['share', 'table', 'category', 'menu', 'record'] },
  disableCustomer: { method: 'put', path: '/api/b/customer/disable', body: 'json', writes: ['customer', 'environment'] },
  disableCustomerApi: { method: 'put', path: '/api/b/customer/api/disable', body: 'json', writes: ['customer', 'environment'] },
  disableReport: { method: 'put', path: '/api/rs/rr/{id}/disable', pathParams: ['id'], writes: ['report'] },
  disableThirdPartyLogin: { method: 'put', path: '/api/b/user-account/{id}/disable/thirdPartyLogin', pathParams: ['id'], writes: ['member'] },
  disableUserOrganisation: { method: 'put', path: '/api/b/u-org/disable/{id}', pathParams: ['id'], writes: ['userGroup'] },
  discardConfigurationDraft: { method: 'delete', path: '/api/wp/configuration/{kind}/{key}/draft', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration'] },
  dismissPlatformSetup: { method: 'post', path: '/api/b/platform/setup/dismiss', writes: ['platform'] },
  dismissWorkspaceSetup: { method: 'post', path: '/api/wp/setup/dismiss', writes: ['setting'] },
  downloadImportIssues: { method: 'post', path: '/api/r/sheet/left-out', safe: true, raw: true, buildable: true, body: 'json', reads: ['file'] },
  downloadMenuImportTemplate: { method: 'get', path: '/api/r/m/{id}/import/template', raw: true, buildable: true, pathParams: ['id'], reads: ['record', 'table'] },
  downloadTableImportTemplate: { method: 'get', path: '/api/r/p/{id}/import/template', raw: true, buildable: true, pathParams: ['id'], reads: ['record', 'table'] },
  dropLeftColumn: { method: 'delete', path: '/api/p/table/{id}/left-column/{column_id}', pathParams: ['id', 'column_id'], writes: ['table', 'record'] },
  dropMenuDraft: { method: 'delete', path: '/api/r/draft/m/{id}', buildable: true, query: ['record_id'], pathParams: ['id'], writes: ['recordDraft'] },
  dropTableDraft: { method: 'delete', path: '/api/r/draft/p/{id}', buildable: true, query: ['record_id'], pathParams: ['id'], writes: ['recordDraft'] },
  editMenuCells: { method: 'post', path: '/api/r/m/{id}/cells', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  editTableCells: { method: 'post', path: '/api/r/p/{id}/cells', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  enableCustomer: { method: 'put', path: '/api/b/customer/enable', body: 'json', writes: ['customer', 'environment'] },
  enableCustomerApi: { method: 'put', path: '/api/b/customer/api/enable', body: 'json', writes: ['customer', 'environment'] },
  enablePositions: { method: 'put', path: '/api/rs/tag/enable', body: 'json', writes: ['position'] },
  enableReport: { method: 'put', path: '/api/rs/rr/{id}/enable', pathParams: ['id'], writes: ['report'] },
  enableThirdPartyLogin: { method: 'put', path: '/api/b/user-account/{id}/enable/thirdPartyLogin', pathParams: ['id'], writes: ['member'] },
  enableUserOrganisation: { method: 'put', path: '/api/b/u-org/enable/{id}', pathParams: ['id'], writes: ['userGroup'] },
  endAccountTotp: { method: 'delete', path: '/api/b/user-account/{id}/totp', pathParams: ['id'], writes: ['session'] },
  endSupportConsent: { method: 'delete', path: '/api/wp/support-consent', writes: ['supportConsent'] },
  endTotp: { method: 'post', path: '/api/b/totp/end', passwords: true, body: 'json', writes: ['session'] },
  eraseAccount: { method: 'delete', path: '/api/b/user-account/{id}/erase', pathParams: ['id'], writes: ['member'] },
  erasePhysicalTable: { method: 'delete', path: '/api/p/table-trash/{id}', query: ['name'], pathParams: ['id'], writes: ['table', 'record'] },
  exchangeExternalTicket: { method: 'post', path: '/api/wb/app/external/exchange', secret: true, body: 'json', writes: ['session'] },
  exchangeThirdPartyCode: { method: 'post', path: '/api/o/third-login/token', public: true, session: 'opens', body: 'json', writes: ['session'] },
  explainMenuRight: { method: 'get', path: '/api/m/reason/{id}', query: ['right', 'record', 'field'], pathParams: ['id'], headers: ['look_as'], reads: ['menuAuthorization', 'record'] },
  explainTableRight: { method: 'get', path: '/api/r/p/{id}/reason', query: ['right'], pathParams: ['id'], reads: ['menuAuthorization', 'record'] },
  exportApplications: { method: 'post', path: '/api/wb/application/export', body: 'json', writes: ['application', 'task'] },
  exportLanguage: { method: 'post', path: '/api/application/lang/export', safe: true, raw: true, body: 'json', reads: ['language'] },
  exportOperationLog: { method: 'post', path: '/log/api/log/export', safe: true, raw: true, body: 'json', reads: ['operationLog'] },
  exportRecords: { method: 'post', path: '/api/r/m/{id}/export', safe: true, raw: true, buildable: true, body: 'json', pathParams: ['id'], reads: ['record', 'table'] },
  exportTableRecords: { method: 'post', path: '/api/r/p/{id}/export', safe: true, raw: true, buildable: true, body: 'json', pathParams: ['id'], reads: ['record', 'table'] },
  exportTableTemplate: { method: 'post', path: '/api/tl/template/export/{id}', safe: true, raw: true, body: 'json', pathParams: ['id'], reads: ['tableTemplate'] },
  findInWorkspace: { method: 'get', path: '/api/r/search/workspace', query: ['search'], reads: ['record', 'table', 'menu', 'application'] },
  findRecords: { method: 'get', path: '/api/r/search', buildable: true, query: ['search'], headers: ['look_as'], reads: ['record', 'table', 'menu'] },
  finishPasswordReset: { method: 'post', path: '/api/o/password-reset/finish', public: true, passwords: true, body: 'json', writes: ['session'] },
  followNotifications: { method: 'get', path: '/api/n/notification/stream', raw: true, query: ['seconds'], headers: ['Last-Event-ID'], reads: ['notification'] },
  getAccount: { method: 'get', path: '/api/b/user-account/{id}', pathParams: ['id'], reads: ['member'] },
  getAccountExtendConfig: { method: 'get', path: '/api/b/user-account/extend/table/config', reads: ['member'] },
  getAppInfo: { method: 'get', path: '/api/wb/app/info/{id}', buildable: true, pathParams: ['id'], reads: ['application'] },
  getAppPluginLocation: { method: 'get', path: '/pluginmanage/plugin/location/app/{id}', pathParams: ['id'], reads: ['plugin'] },
  getApplicationAuthority: { method: 'get', path: '/api/wb/app/authority/{id}', pathParams: ['id'], reads: ['application', 'member'] },
  getApplicationGlobalConfig: { method: 'get', path: '/api/wb/app/global/config/{id}', pathParams: ['id'], reads: ['application'] },
  getCaptcha: { method: 'get', path: '/api/common/security-code/captcha', public: true, raw: true, query: ['scale', 'turn', 'again'] },
  getCaptchaQuestion: { method: 'get', path: '/api/common/security-code/question', public: true },
  getConfiguration: { method: 'get', path: '/api/wp/configuration/{kind}/{key}', pathParams: ['kind', 'key'], reads: ['configuration'] },
  getCustomComponent: { method: 'get', path: '/api/custom/component/{id}', pathParams: ['id'], reads: ['customComponent'] },
  getCustomPage: { method: 'get', path: '/api/wb/page/{id}', pathParams: ['id'], reads: ['customPage'] },
  getCustomer: { method: 'get', path: '/api/b/customer/{id}', pathParams: ['id'], reads: ['customer'] },
  getCustomerDetail: { method: 'get', path: '/api/b/customer/detail', query: ['id'], reads: ['customer'] },
  getDepartment: { method: 'get', path: '/api/b/department/{id}', pathParams: ['id'], reads: ['department'] },
  getDesign: { method: 'get', path: '/api/wp/design/{document}', pathParams: ['document'], reads: ['configuration'] },
  getDesignKit: { method: 'get', path: '/api/wp/design/kit/{hash}', raw: true, pathParams: ['hash'], reads: ['page'] },
  getDocument: { method: 'get', path: '/api/o/document/{hash}', public: true, raw: true, pathParams: ['hash'], reads: ['page'] },
  getDocumentPlaces: { method: 'get', path: '/api/o/document/{hash}/places', public: true, pathParams: ['hash'], reads: ['page'] },
  getEnvironment: { method: 'get', path: '/sys/common/env', public: true, buildable: true, headers: ['env-url'], reads: ['environment'] },
  getEscapeConfig: { method: 'get', path: '/api/c/escape' },
  getHomePagePreference: { method: 'post', path: '/api/wp/hp/get', safe: true, reads: ['preference'] },
  getImportExcelFields: { method: 'get', path: '/api/i/import-excel-helper/fields', query: ['file_id', 'sheet', 'table_id'], reads: ['file', 'importMeta'] },
  getImportExcelOptions: { method: 'get', path: '/api/i/import-excel-helper/options', query: ['table_id', 'field', 'page', 'size', 'cursor', 'search', 'total', 'sort'] },
  getImportExcelView: { method: 'get', path: '/api/i/import-excel-helper/excel-view', query: ['file_id', 'sheet'], reads: ['file'] },
  getImportMeta: { method: 'get', path: '/api/i/import-meta/{id}', pathParams: ['id'], reads: ['importMeta'] },
  getLocaleFile: { method: 'get', path: '/api/o/lang/file', public: true, query: ['locale'], reads: ['language'] },
  getLogSetting: { method: 'get', path: '/log/api/log/setting', reads: ['operationLog'] },
  getLogicalRecord: { method: 'get', path: '/api/r/l/{id}/{rid}', buildable: true, pathParams: ['id', 'rid'], headers: ['look_as'], reads: ['record', 'table'] },
  getLoginPage: { method: 'get', path: '/api/o/login-page', public: true, query: ['wsId'], reads: ['loginPage'] },
  getMenuAuthConfig: { method: 'get', path: '/api/m/menu-auth-config/{id}', pathParams: ['id'], reads: ['menuAuthorization'] },
  getMenuChanges: { method: 'post', path: '/api/r/m/{id}/changes', safe: true, buildable: true, body: 'json', pathParams: ['id'], headers: ['look_as'] },
  getMenuDeletion: { method: 'post', path: '/api/r/m/{id}/deletion', safe: true, buildable: true, body: 'json', pathParams: ['id'], reads: ['record', 'table'] },
  getMenuDraft: { method: 'get', path: '/api/r/draft/m/{id}', buildable: true, query: ['record_id'], pathParams: ['id'], reads: ['recordDraft', 'table'] },
  getMenuRecord: { method: 'get', path: '/api/r/m/{id}/{rid}', buildable: true, pathParams: ['id', 'rid'], headers: ['look_as'], reads: ['record', 'table'] },
  getMenuRelations: { method: 'get', path: '/api/r/m/{id}/relations/{rid}', buildable: true, query: ['size'], pathParams: ['id', 'rid'], reads: ['record', 'table'] },
  getMenuStatistic: { method: 'post', path: '/api/r/m/{id}/statistic', safe: true, buildable: true, body: 'json', pathParams: ['id'], headers: ['look_as'], reads: ['record', 'table'] },
  getMenuTable: { method: 'get', path: '/api/r/table/m/{id}', buildable: true, pathParams: ['id'], headers: ['look_as'], reads: ['menu', 'menuAuthorization', 'table'] },
  getNotice: { method: 'get', path: '/api/n/notice/{id}', buildable: true, pathParams: ['id'], reads: ['notice'] },
  getNotification: { method: 'get', path: '/api/n/notification/{id}', buildable: true, pathParams: ['id'], reads: ['notification'] },
  getNotificationChoices: { method: 'get', path: '/api/n/choice', reads: ['notificationChoice'] },
  getOcrConfigInfo: { method: 'get', path: '/ocr/getConfigInfo', query: ['certType'], reads: ['plugin'] },
  getOcrDictInfo: { method: 'get', path: '/ocr/getDictInfo', query: ['type'], reads: ['plugin'] },
  getOperationLogEntry: { method: 'get', path: '/log/api/log/{id}', query: ['application_id'], pathParams: ['id'], reads: ['operationLog'] },
  getOwnTotp: { method: 'get', path: '/api/b/totp', reads: ['session', 'setting'] },
  getPageLinks: { method: 'get', path: '/api/wp/pages', reads: ['pageLinks'] },
  getPasswordResetWays: { method: 'get', path: '/api/o/password-reset', public: true, reads: ['platform'] },
  getPhysicalRecord: { method: 'get', path: '/api/r/p/{id}/{rid}', buildable: true, pathParams: ['id', 'rid'], reads: ['record', 'table'] },
  getPhysicalTable: { method: 'get', path: '/api/p/table/{id}', buildable: true, pathParams: ['id'], reads: ['table'] },
  getPlatformConfig: { method: 'get', path: '/api/b/platform/config', reads: ['platform'] },
  getPlatformHealth: { method: 'get', path: '/api/b/platform/health', reads: ['platform'] },
  getPlatformSetup: { method: 'get', path: '/api/b/platform/setup', reads: ['platform'] },
  getPluginDetail: { method: 'get', path: '/pluginmanage/plugin/{id}', pathParams: ['id'], reads: ['plugin'] },
  getPublicImage: { method: 'get', path: '/files/{name}', public: true, raw: true, buildable: true, pathParams: ['name'] },
  getPublicShareDetail: { method: 'get', path: '/api/o/share/detail', public: true, query: ['record_id'], headers: ['share-token'], reads: ['record'] },
  getPublicShareList: { method: 'get', path: '/api/o/share/list', public: true, query: ['page', 'size', 'cursor', 'search', 'total', 'sort'], headers: ['share-token'], reads: ['record'] },
  getQueryBuilderConfig: { method: 'get', path: '/api/c/qb' },
  getRecordTable: { method: 'get', path: '/api/r/table/p/{id}', buildable: true, pathParams: ['id'], reads: ['table'] },
  getSafeSetting: { method: 'get', path: '/api/b/platform/safe-setting', reads: ['platform'] },
  getShareDistributionTree: { method: 'get', path: '/api/share/meta/distribution/tree/{id}', pathParams: ['id'], reads: ['share', 'application', 'category'] },
  getSignedFile: { method: 'get', path: '/files/signed/{ticket}', public: true, raw: true, buildable: true, pathParams: ['ticket'] },
  getSupportConsent: { method: 'get', path: '/api/wp/support-consent', reads: ['supportConsent'] },
  getTableChanges: { method: 'post', path: '/api/r/p/{id}/changes', safe: true, buildable: true, body: 'json', pathParams: ['id'] },
  getTableDeletion: { method: 'post', path: '/api/r/p/{id}/deletion', safe: true, buildable: true, body: 'json', pathParams: ['id'], reads: ['record', 'table'] },
  getTableDraft: { method: 'get', path: '/api/r/draft/p/{id}', buildable: true, query: ['record_id'], pathParams: ['id'], reads: ['recordDraft', 'table'] },
  getTableRelations: { method: 'get', path: '/api/r/p/{id}/relations/{rid}', buildable: true, query: ['size'], pathParams: ['id', 'rid'], reads: ['record', 'table'] },
  getTableStatistic: { method: 'post', path: '/api/r/p/{id}/statistic', safe: true, buildable: true, body: 'json', pathParams: ['id'], reads: ['record', 'table'] },
  getTableUse: { method: 'get', path: '/api/p/table/{id}/use', pathParams: ['id'], reads: ['table', 'menu', 'record'] },
  getTaskHeartbeat: { method: 'post', path: '/api/hb/get', safe: true, buildable: true, body: 'json', reads: ['task'] },
  getTerms: { method: 'get', path: '/api/o/register/terms', public: true, reads: ['platform'] },
  getThirdPartyLoginConfig: { method: 'get', path: '/api/o/third-login/config', public: true, query: ['thirdTypeTag', 'wsId', 'codeType', 'apphash'], reads: ['setting'] },
  getUserInfo: { method: 'get', path: '/api/wb/user-info', reads: ['account', 'preference', 'environment'] },
  getVisibleFields: { method: 'get', path: '/api/m/visible-field/{id}', buildable: true, query: ['type'], pathParams: ['id'], headers: ['look_as'], reads: ['menu', 'menuAuthorization', 'table'] },
  getWorkbenchPluginLocation: { method: 'get', path: '/pluginmanage/plugin/location/workbench', reads: ['plugin'] },
  getWorkflow: { method: 'get', path: '/api/wf/workflow/{id}', pathParams: ['id'], reads: ['workflow'] },
  getWorkspaceMaintenance: { method: 'get', path: '/api/wp/maintenance', reads: ['environment'] },
  getWorkspacePreference: { method: 'post', path: '/api/wp/get', safe: true, reads: ['preference'] },
  getWorkspaceSetting: { method: 'get', path: '/api/wp/setting/{key}', pathParams: ['key'], reads: ['setting'] },
  getWorkspaceSetup: { method: 'get', path: '/api/wp/setup', reads: ['setting'] },
  giveSupportConsent: { method: 'put', path: '/api/wp/support-consent', writes: ['supportConsent'] },
  importAccounts: { method: 'post', path: '/api/b/user-account/import', body: 'json', writes: ['member', 'department', 'account'] },
  importApplication: { method: 'post', path: '/api/wb/application/import', body: 'json', writes: ['application', 'task'] },
  importRecords: { method: 'post', path: '/api/r/m/{id}/import', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  importTableRecords: { method: 'post', path: '/api/r/p/{id}/import', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  importTableTemplate: { method: 'post', path: '/api/tl/template/import', body: 'json', writes: ['tableTemplate'] },
  installApplication: { method: 'post', path: '/api/wb/app/install', body: 'json', writes: ['application', 'task'] },
  joinByLink: { method: 'post', path: '/api/o/invitation/join', public: true, passwords: true, body: 'json', writes: ['session'] },
  keepMenuDraft: { method: 'put', path: '/api/r/draft/m/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['recordDraft'] },
  keepTableDraft: { method: 'put', path: '/api/r/draft/p/{id}', buildable: true, body: 'json', pathParams: ['id'], writes: ['recordDraft'] },
  listAccountSessions: { method: 'get', path: '/api/b/user-account/{id}/session', pathParams: ['id'], reads: ['session', 'member'] },
  listAccounts: { method: 'get', path: '/api/b/user-account', query: ['type', 'page', 'size', 'cursor', 'search', 'total', 'sort', 'department_id', 'role', 'status'], reads: ['member'] },
  listAllApplications: { method: 'get', path: '/api/wb/app/alist', buildable: true, query: ['page', 'size', 'cursor', 'search', 'total', 'type', 'sort'], reads: ['application'] },
  listApiAccessUsers: { method: 'get', path: '/api/secret/api-access/users', query: ['search'], reads: ['menuAuthorization'] },
  listApiKeys: { method: 'get', path: '/api/b/api-key', query: ['page', 'size', 'cursor', 'search', 'total', 'sort', 'status'], reads: ['apiKey'] },
  listApplicationIcons: { method: 'get', path: '/api/wb/application/icon', reads: ['application', 'file'] },
  listApplicationManagers: { method: 'get', path: '/api/wb/app/admins', query: ['page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['application'] },
  listApplications: { method: 'get', path: '/api/wb/application', buildable: true, query: ['page', 'size', 'cursor', 'search', 'total', 'org_id', 'sort'], reads: ['application'] },
  listApprovalTasks: { method: 'get', path: '/api/wf/task', query: ['state', 'page', 'size', 'cursor', 'total', 'sort'], reads: ['approval'] },
  listBlockchainEntries: { method: 'get', path: '/api/bc/entry', query: ['table_id', 'record_id', 'page', 'size', 'cursor', 'total', 'time_from', 'time_to', 'sort'], reads: ['chain'] },
  listCascadeWidgets: { method: 'get', path: '/api/wb/app/cascade-widgets', query: ['application_id'], reads: ['application'] },
  listCategories: { method: 'get', path: '/api/p/category', buildable: true, query: ['datasourceType'], reads: ['category'] },
  listCategoryTables: { method: 'get', path: '/api/p/category/category-physical-logical', buildable: true, query: ['datasourceType', 'ignore'], reads: ['category', 'table', 'menu'] },
  listConfigurationVersions: { method: 'get', path: '/api/wp/configuration/{kind}/{key}/versions', query: ['page', 'size', 'cursor', 'total'], pathParams: ['kind', 'key'], reads: ['configuration'] },
  listConfigurations: { method: 'get', path: '/api/wp/configuration/{kind}', pathParams: ['kind'], reads: ['configuration', 'member'] },
  listConnectorGroups: { method: 'post', path: '/api/b/c/group/list', safe: true, body: 'json', reads: ['connector'] },
  listConnectors: { method: 'get', path: '/api/b/c', query: ['page', 'size', 'cursor', 'search', 'total', 'driver', 'client', 'enabled', 'sort'], reads: ['connector'] },
  listCustomComponents: { method: 'get', path: '/api/custom/component', query: ['page', 'size', 'cursor', 'search', 'total', 'type', 'enabled', 'sort'], reads: ['customComponent'] },
  listCustomExportTemplates: { method: 'post', path: '/export/template/custom/list', safe: true, buildable: true, body: 'json', reads: ['exportTemplate'] },
  listCustomPages: { method: 'get', path: '/api/wb/page', query: ['application_id', 'kind', 'published', 'page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['customPage'] },
  listCustomers: { method: 'get', path: '/api/b/customer', query: ['page', 'size', 'cursor', 'search', 'total', 'sort', 'status', 'api_status', 'expire_at_from', 'expire_at_to'], reads: ['customer'] },
  listDeletedAccounts: { method: 'get', path: '/api/b/user-account/trash', query: ['page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['member'] },
  listDeletedTables: { method: 'get', path: '/api/p/table-trash', reads: ['table'] },
  listDepartmentUsers: { method: 'post', path: '/api/b/user-department/batch-index', safe: true, buildable: true, body: 'json', reads: ['department', 'account'] },
  listDepartments: { method: 'get', path: '/api/b/department', buildable: true, query: ['type', 'source', 'include', 'search'], reads: ['department'] },
  listEnabledUserOrganisations: { method: 'get', path: '/api/b/u-org/enable/list', buildable: true, query: ['page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['userGroup'] },
  listExportMetas: { method: 'get', path: '/api/e/export-meta/list', buildable: true, query: ['table_id', 'menu_id', 'page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['exportMeta'] },
  listExportTemplates: { method: 'get', path: '/api/e/p-template', buildable: true, query: ['table_id', 'page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['exportTemplate'] },
  listGrantGaps: { method: 'get', path: '/api/m/grant-gaps', query: ['menu_id', 'subject_type', 'subject_id', 'fields'], reads: ['menuAuthorization', 'menu', 'table', 'application', 'member', 'userGroup', 'department', 'position'] },
  listGrantSubjects: { method: 'get', path: '/api/m/grant-subjects', query: ['type', 'subject_id', 'search'], reads: ['department', 'userGroup', 'position', 'account'] },
  listImportMetas: { method: 'get', path: '/api/i/import-meta', query: ['table_id', 'menu_id', 'page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['importMeta'] },
  listImportTasks: { method: 'get', path: '/api/tk/task/import/list', query: ['page', 'size', 'cursor', 'total', 'task_status', 'sort'], reads: ['task'] },
  listInvitations: { method: 'get', path: '/api/b/user-account/invitation', reads: ['account'] },
  listLeftColumns: { method: 'get', path: '/api/p/table/{id}/left-column', pathParams: ['id'], reads: ['table', 'record'] },
  listLogActions: { method: 'get', path: '/log/api/log/action', reads: ['operationLog'] },
  listLogPeople: { method: 'get', path: '/log/api/log/person', query: ['search', 'application_id'], reads: ['operationLog'] },
  listLogicalRecords: { method: 'post', path: '/api/r/l/{id}/list', safe: true, buildable: true, body: 'json', pathParams: ['id'], headers: ['look_as'], reads: ['record', 'table'] },
  listMenuAuthConfigs: { method: 'get', path: '/api/m/menu-auth-config', query: ['type', 'menu_id', 'subject_type', 'subject_id'], reads: ['menuAuthorization'] },
  listMenuImports: { method: 'get', path: '/api/r/m/{id}/imports', buildable: true, pathParams: ['id'], reads: ['record', 'table'] },
  listMenuRecordHistory: { method: 'get', path: '/api/r/m/{id}/history/{rid}', buildable: true, query: ['size', 'cursor'], pathParams: ['id', 'rid'], reads: ['record'] },
  listMenuRecords: { method: 'post', path: '/api/r/m/{id}/list', safe: true, buildable: true, body: 'json', query: ['type'], pathParams: ['id'], headers: ['look_as'], reads: ['record', 'table'] },
  listMenuViews: { method: 'get', path: '/api/r/view/m/{id}', buildable: true, pathParams: ['id'], reads: ['recordView', 'table'] },
  listMenus: { method: 'get', path: '/api/m/menu', buildable: true, query: ['type', 'include', 'id'], headers: ['look_as'], reads: ['menu', 'menuAuthorization'] },
  listNotices: { method: 'get', path: '/api/n/notice', buildable: true, query: ['page', 'size', 'cursor', 'search', 'total', 'scope', 'state', 'publish_at_from', 'publish_at_to', 'sort'], reads: ['notice'] },
  listNotificationCategories: { method: 'get', path: '/api/n/category', buildable: true },
  listNotifications: { method: 'get', path: '/api/n/notification', buildable: true, query: ['page', 'size', 'cursor', 'search', 'total', 'category', 'read', 'sort'], reads: ['notification'] },
  listOperationLog: { method: 'post', path: '/log/api/log/list', safe: true, body: 'json', reads: ['operationLog'] },
  listOutbox: { method: 'get', path: '/demo/outbox', public: true, query: ['page', 'size', 'cursor', 'total'], reads: ['outbox'] },
  listOwnApplications: { method: 'get', path: '/api/wb/application/own', reads: ['application'] },
  listOwnSecurityEvents: { method: 'get', path: '/api/b/security-event', reads: ['session'] },
  listOwnSessions: { method: 'get', path: '/api/b/session', reads: ['session'] },
  listOwnThirdPartyLogins: { method: 'get', path: '/api/b/third-login', reads: ['account', 'setting'] },
  listOwnWorkspaces: { method: 'get', path: '/api/oauth/workspace', reads: ['session'] },
  listPageFavourites: { method: 'get', path: '/api/wb/page/favourite', buildable: true, query: ['pageId', 'appId'], reads: ['pageFavourite'] },
  listPageShares: { method: 'get', path: '/api/share/page/index', query: ['type', 'page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['share', 'menu', 'page'] },
  listPages: { method: 'get', path: '/api/o/pages', public: true, buildable: true, reads: ['page'] },
  listPhysicalCategories: { method: 'get', path: '/api/wb/physical/category', reads: ['category', 'table'] },
  listPhysicalChoices: { method: 'post', path: '/api/r/p/{id}/choice/{field}', safe: true, buildable: true, body: 'json', pathParams: ['id', 'field'], reads: ['record', 'table'] },
  listPhysicalRecords: { method: 'post', path: '/api/r/p/{id}/list', safe: true, buildable: true, body: 'json', query: ['type'], pathParams: ['id'], reads: ['record', 'table'] },
  listPhysicalRelated: { method: 'post', path: '/api/r/p/{id}/related/{rid}', safe: true, buildable: true, body: 'json', pathParams: ['id', 'rid'], reads: ['record', 'table'] },
  listPluginServices: { method: 'get', path: '/well-connected/plugin/services', reads: ['plugin'] },
  listPlugins: { method: 'get', path: '/pluginmanage/plugin', query: ['page', 'size', 'cursor', 'search', 'total', 'enabled', 'sort'], reads: ['plugin'] },
  listPositions: { method: 'get', path: '/api/rs/tag', query: ['page', 'size', 'cursor', 'search', 'total', 'sort', 'domain', 'enabled'], reads: ['position'] },
  listPublicLinks: { method: 'get', path: '/api/share/link', query: ['page', 'size', 'cursor', 'search', 'total', 'sort', 'menu_id'], reads: ['share'] },
  listRelatedRecords: { method: 'post', path: '/api/r/m/{id}/related/{rid}', safe: true, buildable: true, body: 'json', pathParams: ['id', 'rid'], reads: ['record', 'table'] },
  listRelationChoices: { method: 'post', path: '/api/r/m/{id}/choice/{field}', safe: true, buildable: true, body: 'json', pathParams: ['id', 'field'], reads: ['record', 'table'] },
  listReports: { method: 'get', path: '/api/rs/rr', query: ['type', 'page', 'size', 'cursor', 'search', 'total', 'enabled', 'sort'], reads: ['report'] },
  listRoleGrants: { method: 'get', path: '/api/b/role-grant', query: ['role'], reads: ['member'] },
  listStorePlugins: { method: 'get', path: '/pluginmanage/plugin/store', query: ['page', 'size', 'cursor', 'search', 'total', 'installed', 'sort'], reads: ['plugin'] },
  listTableImports: { method: 'get', path: '/api/r/p/{id}/imports', buildable: true, pathParams: ['id'], reads: ['record', 'table'] },
  listTableJobs: { method: 'get', path: '/api/p/table/{id}/job', pathParams: ['id'], reads: ['table', 'record'] },
  listTableRecordHistory: { method: 'get', path: '/api/r/p/{id}/history/{rid}', buildable: true, query: ['size', 'cursor'], pathParams: ['id', 'rid'], reads: ['record'] },
  listTableShares: { method: 'get', path: '/api/share/table/index', query: ['page', 'size', 'cursor', 'search', 'total', 'sort', 'type', 'tableId'], reads: ['share'] },
  listTableTemplates: { method: 'get', path: '/api/tl/template', query: ['page', 'size', 'cursor', 'search', 'total', 'folder_id', 'kind', 'enabled', 'sort'], reads: ['tableTemplate'] },
  listTableViews: { method: 'get', path: '/api/r/view/p/{id}', buildable: true, pathParams: ['id'], reads: ['recordView', 'table'] },
  listTeamMembers: { method: 'get', path: '/api/rs/team/{id}/index', query: ['page', 'size', 'cursor', 'search', 'total', 'sort'], pathParams: ['id'], reads: ['team', 'account'] },
  listTeamTags: { method: 'get', path: '/api/rs/team/tags', query: ['page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['position'] },
  listTeams: { method: 'get', path: '/api/rs/team', query: ['page', 'size', 'cursor', 'search', 'total', 'sort'], reads: ['team'] },
  listThirdPartyLogins: { method: 'get', path: '/api/o/third-login/list', public: true, query: ['wsId'], reads: ['setting'] },
  listTypeWidgets: { method: 'get', path: '/api/wb/app/type-widgets', query: ['application_id', 'type'], reads: ['application'] },
  listUserGroups: { method: 'get', path: '/api/b/u-org', buildable: true, query: ['page', 'size', 'cursor', 'search', 'total', 'sort', 'enabled'], reads: ['userGroup'] },
  listWorkflowDetails: { method: 'get', path: '/api/wf/workflow/{id}/detail', pathParams: ['id'], reads: ['workflow'] },
  listWorkflows: { method: 'get', path: '/api/wf/workflow', query: ['page', 'size', 'cursor', 'search', 'total', 'table_id', 'status', 'sort'], reads: ['workflow'] },
  loginUser: { method: 'post', path: '/api/o/user-login', public: true, session: 'opens', passwords: true, body: 'form', writes: ['session'] },
  logout: { method: 'post', path: '/api/oauth/logout', session: 'closes', body: 'json', writes: ['session'] },
  markAllNotificationsRead: { method: 'put', path: '/api/n/notification/read-all', buildable: true, body: 'json', writes: ['notification'] },
  markNotificationsRead: { method: 'put', path: '/api/n/notification/read', buildable: true, withoutGesture: true, body: 'json', writes: ['notification'] },
  markTaskRead: { method: 'put', path: '/api/tk/task/{id}/read', buildable: true, withoutGesture: true, pathParams: ['id'], writes: ['task', 'application'] },
  moveCategory: { method: 'post', path: '/api/p/category/move', body: 'json', writes: ['category'] },
  moveDepartment: { method: 'put', path: '/api/b/department/move/{id}', body: 'json', pathParams: ['id'], writes: ['department'] },
  moveMenu: { method: 'put', path: '/api/m/menu/move/{menu_id}', body: 'json', pathParams: ['menu_id'], writes: ['menu'] },
  openApplicationLink: { method: 'get', path: '/api/wb/app/link/{apphash}', buildable: true, pathParams: ['apphash'], reads: ['application'] },
  openExternalApplication: { method: 'post', path: '/api/wb/app/external/open', secret: true, secretFields: ['url'], body: 'json', writes: ['session'] },
  openFiles: { method: 'post', path: '/api/common/file/open', safe: true, buildable: true, body: 'json', reads: ['file'] },
  operatePlugin: { method: 'post', path: '/pluginmanage/plugin/{id}/operate', body: 'json', pathParams: ['id'], writes: ['plugin'] },
  packFiles: { method: 'post', path: '/api/common/pack-file', safe: true, raw: true, buildable: true, body: 'json' },
  previewAccountDeletion: { method: 'post', path: '/api/b/user-account/deletion', safe: true, body: 'json', reads: ['member', 'application', 'record'] },
  previewMenuRestore: { method: 'post', path: '/api/r/m/{id}/history/{rid}/restore/preview', safe: true, buildable: true, body: 'json', pathParams: ['id', 'rid'], reads: ['record'] },
  previewTableChange: { method: 'post', path: '/api/p/table/{id}/change-preview', safe: true, body: 'json', pathParams: ['id'], reads: ['table', 'record'] },
  previewTableRestore: { method: 'post', path: '/api/r/p/{id}/history/{rid}/restore/preview', safe: true, buildable: true, body: 'json', pathParams: ['id', 'rid'], reads: ['record'] },
  proposeAccountImport: { method: 'post', path: '/api/b/user-account/import-proposal', safe: true, body: 'json', reads: ['member'] },
  proposeImport: { method: 'post', path: '/api/r/m/{id}/import/proposal', safe: true, buildable: true, body: 'json', pathParams: ['id'], reads: ['record', 'table', 'file'] },
  proposeSheetTable: { method: 'post', path: '/api/p/sheet/proposal', safe: true, body: 'json', reads: ['file'] },
  proposeTableImport: { method: 'post', path: '/api/r/p/{id}/import/proposal', safe: true, buildable: true, body: 'json', pathParams: ['id'], reads: ['record', 'table', 'file'] },
  publishConfiguration: { method: 'post', path: '/api/wp/configuration/{kind}/{key}/publish', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration', 'loginPage', 'page', 'environment'] },
  publishImportMeta: { method: 'put', path: '/api/i/import-meta/publish/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['importMeta'] },
  publishReportConfiguration: { method: 'put', path: '/api/rs/rr/{id}/publish/configuration', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['report'] },
  readExtendedAccount: { method: 'post', path: '/api/b/e/r/u/{id}', safe: true, body: 'json', pathParams: ['id'], reads: ['member'] },
  refreshToken: { method: 'post', path: '/api/oauth/refresh-token', public: true, session: 'refreshes', body: 'form', writes: ['session'] },
  registerCustomer: { method: 'post', path: '/api/o/register/personal/customer', public: true, passwords: true, body: 'json', writes: ['customer'] },
  renamePhysicalTable: { method: 'put', path: '/api/p/table/rename', body: 'json', headers: ['If-Match'], writes: ['category', 'table'] },
  renameUserOrganisation: { method: 'put', path: '/api/b/u-org/rename/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['userGroup'] },
  renewRecoveryCodes: { method: 'post', path: '/api/b/totp/recovery-codes', secret: true, passwords: true, body: 'json', writes: ['session'] },
  repairCustomer: { method: 'put', path: '/api/b/customer/repair', body: 'json', writes: ['customer'] },
  resetAccountSecret: { method: 'put', path: '/api/b/user-account/{id}/reset/secret', secret: true, secretFields: ['one_time_password'], pathParams: ['id'], writes: ['member'] },
  resolveConfigurationConflicts: { method: 'post', path: '/api/wp/configuration/{kind}/{key}/conflicts', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration'] },
  restoreAccount: { method: 'put', path: '/api/b/user-account/{id}/restore', pathParams: ['id'], writes: ['member'] },
  restoreMenuRecordVersion: { method: 'post', path: '/api/r/m/{id}/history/{rid}/restore', buildable: true, body: 'json', pathParams: ['id', 'rid'], headers: ['If-Match'], writes: ['record'] },
  restoreMenuRecords: { method: 'post', path: '/api/r/m/{id}/restore', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  restorePhysicalRecords: { method: 'post', path: '/api/r/p/{id}/restore', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  restorePhysicalTable: { method: 'post', path: '/api/p/table-trash/{id}/restore', pathParams: ['id'], writes: ['category', 'table', 'menu', 'record'] },
  restoreTableRecordVersion: { method: 'post', path: '/api/r/p/{id}/history/{rid}/restore', buildable: true, body: 'json', pathParams: ['id', 'rid'], headers: ['If-Match'], writes: ['record'] },
  retryFailedJobs: { method: 'post', path: '/api/b/platform/health/retry-jobs', writes: ['platform', 'table'] },
  retryTableJob: { method: 'post', path: '/api/p/table/{id}/job/{job_id}/retry', pathParams: ['id', 'job_id'], writes: ['table', 'record'] },
  reviewConfiguration: { method: 'post', path: '/api/wp/configuration/{kind}/{key}/review', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration'] },
  revokeAccountSession: { method: 'delete', path: '/api/b/account-session/{id}', pathParams: ['id'], writes: ['session'] },
  revokeAccountSessions: { method: 'delete', path: '/api/b/user-account/{id}/session', query: ['api_keys'], pathParams: ['id'], writes: ['session', 'apiKey'] },
  revokeApiKey: { method: 'delete', path: '/api/b/api-key/{id}', pathParams: ['id'], writes: ['apiKey'] },
  revokeOtherSessions: { method: 'delete', path: '/api/b/session', query: ['api_keys'], writes: ['session', 'apiKey'] },
  revokeOwnSession: { method: 'delete', path: '/api/b/session/{id}', pathParams: ['id'], writes: ['session'] },
  rollbackConfiguration: { method: 'post', path: '/api/wp/configuration/{kind}/{key}/rollback', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration', 'loginPage', 'page', 'environment'] },
  saveAccountExtendConfig: { method: 'put', path: '/api/b/user-account/extend/table/config', body: 'json', headers: ['If-Match'], writes: ['member', 'setting'] },
  saveAppPluginLocation: { method: 'put', path: '/pluginmanage/plugin/location/app/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['plugin'] },
  saveApplicationAuthority: { method: 'put', path: '/api/wb/app/authority/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['application', 'member'] },
  saveApplicationGlobalConfig: { method: 'post', path: '/api/wb/app/save/global/config', body: 'json', headers: ['If-Match'], writes: ['application'] },
  saveConfiguration: { method: 'put', path: '/api/wp/configuration/{kind}/{key}', body: 'json', pathParams: ['kind', 'key'], headers: ['If-Match'], writes: ['configuration'] },
  saveLogSetting: { method: 'put', path: '/log/api/log/setting', body: 'json', writes: ['operationLog'] },
  saveLoginPage: { method: 'put', path: '/api/wp/login-page', body: 'json', headers: ['If-Match'], writes: ['configuration'] },
  saveNotificationChoices: { method: 'put', path: '/api/n/choice', body: 'json', writes: ['notificationChoice'] },
  savePageLinks: { method: 'put', path: '/api/wp/pages', body: 'json', writes: ['pageLinks'] },
  savePlatformConfig: { method: 'post', path: '/api/b/platform/config', body: 'json', headers: ['If-Match'], writes: ['platform', 'environment'] },
  saveRoleGrants: { method: 'put', path: '/api/b/role-grant', body: 'json', writes: ['member'] },
  saveSafeSetting: { method: 'put', path: '/api/b/platform/safe-setting', body: 'json', headers: ['If-Match'], writes: ['platform', 'environment'] },
  saveWorkbenchPluginLocation: { method: 'put', path: '/pluginmanage/plugin/location/workbench', body: 'json', headers: ['If-Match'], writes: ['plugin'] },
  saveWorkspaceSetting: { method: 'put', path: '/api/wp/setting/{key}', body: 'json', pathParams: ['key'], headers: ['If-Match'], writes: ['setting', 'environment'] },
  selectPlugin: { method: 'post', path: '/pluginmanage/plugin/select', body: 'json', writes: ['plugin', 'application'] },
  sendSmsCode: { method: 'post', path: '/api/o/common/security-code/sms', public: true, body: 'json' },
  setApplicationFavorite: { method: 'put', path: '/api/wb/application/favorite', body: 'json', writes: ['application'] },
  setExportMetaCondition: { method: 'put', path: '/api/e/export-meta/condition', body: 'json', headers: ['If-Match'], writes: ['exportMeta'] },
  setExportMetaSubmoduleStatus: { method: 'put', path: '/api/e/export-meta/submodule/status', body: 'json', headers: ['If-Match'], writes: ['exportMeta'] },
  setHomePagePreference: { method: 'post', path: '/api/wp/hp/set', body: 'json', writes: ['preference'] },
  setImportMetaSubmoduleStatus: { method: 'put', path: '/api/i/import-meta/submodule/status', body: 'json', headers: ['If-Match'], writes: ['importMeta'] },
  setWorkspaceMaintenance: { method: 'put', path: '/api/wp/maintenance', body: 'json', writes: ['environment'] },
  setWorkspacePreference: { method: 'post', path: '/api/wp/set', body: 'json', writes: ['preference', 'environment'] },
  showApplication: { method: 'get', path: '/api/wb/application/show', buildable: true, query: ['id'], reads: ['application'] },
  showCurrentUser: { method: 'get', path: '/api/b/user-account/show', reads: ['account'] },
  showExportMeta: { method: 'get', path: '/api/e/export-meta/show', buildable: true, query: ['id'], reads: ['exportMeta'] },
  showExportTemplate: { method: 'get', path: '/api/e/p-template/show', query: ['table_id'], reads: ['exportTemplate'] },
  showImportMetaDetail: { method: 'get', path: '/api/i/import-meta/detail/show', query: ['import_meta_id'], reads: ['importMeta'] },
  showInvitationLink: { method: 'post', path: '/api/o/invitation', public: true, safe: true, body: 'json' },
  showLanguage: { method: 'get', path: '/api/application/lang/show', query: ['locale'], reads: ['language'] },
  showUserOrganisationDepartments: { method: 'get', path: '/api/b/u-org/show/department/{id}', pathParams: ['id'], reads: ['userGroup', 'department'] },
  showUserOrganisationUsers: { method: 'get', path: '/api/b/u-org/show/user/{id}', query: ['page', 'size', 'cursor', 'search', 'total', 'sort', 'department_id'], pathParams: ['id'], reads: ['userGroup', 'department', 'account'] },
  sortApplications: { method: 'post', path: '/api/wb/application/sort', body: 'json', writes: ['application'] },
  sortCategories: { method: 'post', path: '/api/p/category/sort', body: 'json', writes: ['category'] },
  sortCustomComponents: { method: 'post', path: '/api/custom/component/sort', body: 'json', writes: ['customComponent'] },
  sortExportMetas: { method: 'put', path: '/api/e/export-meta/sort', body: 'json', writes: ['exportMeta'] },
  sortLogicalTables: { method: 'post', path: '/api/l/t/sort', body: 'json', writes: ['category', 'table'] },
  sortPhysicalTables: { method: 'post', path: '/api/p/t/sort', body: 'json', writes: ['category', 'table'] },
  testEmailSetting: { method: 'post', path: '/api/wp/setting/email/test', body: 'json', reads: ['setting'] },
  testExternalDatabase: { method: 'post', path: '/api/wp/setting/qb/test', safe: true, body: 'json', reads: ['setting'] },
  testIntegration: { method: 'post', path: '/api/wp/integration/{key}/test', safe: true, pathParams: ['key'], reads: ['setting'] },
  testSmsSetting: { method: 'post', path: '/api/wp/setting/sms/test', body: 'json', reads: ['setting'] },
  unbindThirdPartyLogin: { method: 'delete', path: '/api/b/third-login/{thirdTypeTag}', pathParams: ['thirdTypeTag'], writes: ['account', 'member'] },
  undoMenuImport: { method: 'post', path: '/api/r/m/{id}/imports/{import_id}/undo', buildable: true, pathParams: ['id', 'import_id'], writes: ['record'] },
  undoMenuUpdate: { method: 'post', path: '/api/r/m/{id}/bulk/undo', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  undoTableImport: { method: 'post', path: '/api/r/p/{id}/imports/{import_id}/undo', buildable: true, pathParams: ['id', 'import_id'], writes: ['record'] },
  undoTableUpdate: { method: 'post', path: '/api/r/p/{id}/bulk/undo', buildable: true, body: 'json', pathParams: ['id'], writes: ['record'] },
  unlockAccount: { method: 'put', path: '/api/b/user-account/{id}/unlock', pathParams: ['id'], writes: ['member'] },
  updateAccount: { method: 'put', path: '/api/b/user-account/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['member'] },
  updateApplication: { method: 'put', path: '/api/wb/application/update', body: 'json', headers: ['If-Match'], writes: ['application'] },
  updateCategory: { method: 'put', path: '/api/p/category/update', body: 'json', headers: ['If-Match'], writes: ['category'] },
  updateConnector: { method: 'put', path: '/api/b/c/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['connector'] },
  updateCurrentUser: { method: 'put', path: '/api/b/user-account/show', body: 'json', writes: ['account', 'member'] },
  updateCustomComponent: { method: 'put', path: '/api/custom/component/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['customComponent'] },
  updateCustomPage: { method: 'put', path: '/api/wb/page/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['customPage'] },
  updateCustomer: { method: 'put', path: '/api/b/customer/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['customer', 'environment'] },
  updateDepartment: { method: 'put', path: '/api/b/department/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['department', 'account'] },
  updateExportMeta: { method: 'put', path: '/api/e/export-meta/update', body: 'json', headers: ['If-Match'], writes: ['exportMeta'] },
  updateExportTemplate: { method: 'put', path: '/api/e/p-template/update', body: 'json', headers: ['If-Match'], writes: ['exportTemplate'] },
  updateExtendedAccount: { method: 'put', path: '/api/b/user-account/update/extend/table/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['member'] },
  updateImportMeta: { method: 'put', path: '/api/i/import-meta/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['importMeta'] },
  updateImportMetaDetail: { method: 'put', path: '/api/i/import-meta/detail/update/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['importMeta'] },
  updateImportMetaDetails: { method: 'put', path: '/api/i/import-meta/detail/update', body: 'json', writes: ['importMeta'] },
  updateLogicalRecord: { method: 'put', path: '/api/r/l/{id}/{rid}', buildable: true, body: 'json', pathParams: ['id', 'rid'], headers: ['If-Match'], writes: ['record'] },
  updateLogicalTable: { method: 'put', path: '/api/l/table/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['category', 'table', 'record'] },
  updateMenu: { method: 'put', path: '/api/m/menu/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['menu', 'record'] },
  updateMenuAuthConfig: { method: 'put', path: '/api/m/menu-auth-config/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['menuAuthorization', 'menu', 'record'] },
  updateMenuLink: { method: 'put', path: '/api/m/menu-logic/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['menu', 'record'] },
  updateMenuRecord: { method: 'put', path: '/api/r/m/{id}/{rid}', buildable: true, body: 'json', pathParams: ['id', 'rid'], headers: ['If-Match'], writes: ['record'] },
  updateNotice: { method: 'put', path: '/api/n/notice/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['notice', 'notification'] },
  updatePageFavourite: { method: 'put', path: '/api/wb/page/favourite', buildable: true, body: 'json', writes: ['pageFavourite'] },
  updatePhysicalRecord: { method: 'put', path: '/api/r/p/{id}/{rid}', buildable: true, body: 'json', pathParams: ['id', 'rid'], headers: ['If-Match'], writes: ['record'] },
  updatePlugin: { method: 'put', path: '/pluginmanage/plugin/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['plugin'] },
  updatePosition: { method: 'put', path: '/api/rs/tag/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['position', 'team', 'account'] },
  updateRecordView: { method: 'put', path: '/api/r/view/{id}', buildable: true, body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['recordView'] },
  updateReport: { method: 'put', path: '/api/rs/rr/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['report'] },
  updateReportConfiguration: { method: 'put', path: '/api/rs/rr/{id}/update/configuration', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['report'] },
  updateTableShare: { method: 'put', path: '/api/share/table/update/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['share', 'record'] },
  updateTableTemplate: { method: 'put', path: '/api/tl/template/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['tableTemplate'] },
  updateTeam: { method: 'put', path: '/api/rs/team/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['team'] },
  updateTeamMemberTags: { method: 'put', path: '/api/rs/team/u/m/t', body: 'json', writes: ['team'] },
  updateUserDepartment: { method: 'put', path: '/api/b/user-department/update', body: 'json', writes: ['department', 'account'] },
  updateUserOrganisation: { method: 'put', path: '/api/b/u-org/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['userGroup'] },
  updateWorkflow: { method: 'put', path: '/api/wf/workflow/{id}', body: 'json', pathParams: ['id'], headers: ['If-Match'], writes: ['workflow'] },
  uploadFile: { method: 'post', path: '/api/common/file', buildable: true, body: 'multipart', writes: ['file'] },
  uploadLanguage: { method: 'post', path: '/api/application/lang/upload', body: 'multipart', writes: ['language'] },
  verifyBlockchain: { method: 'post', path: '/api/bc/verify', safe: true, body: 'json', reads: ['chain'] },
  verifyOperationLog: { method: 'post', path: '/log/api/log/verify', safe: true, reads: ['operationLog'] },
} as const satisfies Record<string, RequestShape>;

/** Calls that are described, and answered with 501. */
export type PlannedId =
  | 'batchSelectPlugins'
  | 'checkImportExcel'
  | 'checkPluginKey'
  | 'checkPluginName'
  | 'checkPluginPurchase'
  | 'cloneApplications'
  | 'createConnector'
  | 'createCustomComponent'
  | 'createCustomPage'
  | 'createExportMeta'
  | 'createExportTemplate'
  | 'createImportMeta'
  | 'createImportMetaDetail'
  | 'createPlugin'
  | 'createPublicLink'
  | 'createReport'
  | 'createTableShare'
  | 'createTableTemplate'
  | 'createWorkflow'
  | 'decideApprovalTask'
  | 'deleteConnector'
  | 'deleteCustomComponent'
  | 'deleteCustomPage'
  | 'deleteImportMeta'
  | 'deletePlugin'
  | 'deletePublicLink'
  | 'deleteReport'
  | 'deleteTableTemplate'
  | 'deleteWorkflow'
  | 'destroyExportMeta'
  | 'destroyTableShare'
  | 'disableReport'
  | 'enableReport'
  | 'exportApplications'
  | 'exportLanguage'
  | 'exportTableTemplate'
  | 'getAppPluginLocation'
  | 'getCustomComponent'
  | 'getCustomPage'
  | 'getImportExcelFields'
  | 'getImportExcelOptions'
  | 'getImportExcelView'
  | 'getImportMeta'
  | 'getOcrConfigInfo'
  | 'getOcrDictInfo'
  | 'getPluginDetail'
  | 'getPublicShareDetail'
  | 'getPublicShareList'
  | 'getShareDistributionTree'
  | 'getTaskHeartbeat'
  | 'getWorkbenchPluginLocation'
  | 'getWorkflow'
  | 'importApplication'
  | 'importTableTemplate'
  | 'installApplication'
  | 'listApprovalTasks'
  | 'listBlockchainEntries'
  | 'listConnectorGroups'
  | 'listConnectors'
  | 'listCustomComponents'
  | 'listCustomExportTemplates'
  | 'listCustomPages'
  | 'listExportMetas'
  | 'listExportTemplates'
  | 'listImportMetas'
  | 'listImportTasks'
  | 'listPageShares'
  | 'listPluginServices'
  | 'listPlugins'
  | 'listPublicLinks'
  | 'listReports'
  | 'listStorePlugins'
  | 'listTableShares'
  | 'listTableTemplates'
  | 'listWorkflowDetails'
  | 'listWorkflows'
  | 'markTaskRead'
  | 'operatePlugin'
  | 'publishImportMeta'
  | 'publishReportConfiguration'
  | 'saveAppPluginLocation'
  | 'saveWorkbenchPluginLocation'
  | 'selectPlugin'
  | 'setExportMetaCondition'
  | 'setExportMetaSubmoduleStatus'
  | 'setImportMetaSubmoduleStatus'
  | 'showExportMeta'
  | 'showExportTemplate'
  | 'showImportMetaDetail'
  | 'showLanguage'
  | 'sortCustomComponents'
  | 'sortExportMetas'
  | 'updateConnector'
  | 'updateCustomComponent'
  | 'updateCustomPage'
  | 'updateExportMeta'
  | 'updateExportTemplate'
  | 'updateImportMeta'
  | 'updateImportMetaDetail'
  | 'updateImportMetaDetails'
  | 'updatePlugin'
  | 'updateReport'
  | 'updateReportConfiguration'
  | 'updateTableShare'
  | 'updateTableTemplate'
  | 'updateWorkflow'
  | 'uploadLanguage'
  | 'verifyBlockchain';
