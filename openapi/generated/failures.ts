// Made by `npm run generate` from openapi/*.yaml. Changes belong there.
import type { components } from './types.ts';

type Always = 'malformed_request' | 'invalid_request' | 'too_many_requests' | 'unavailable' | 'internal_error';
type Body = 'request_too_large' | 'unsupported_media_type';
type SignedIn = 'invalid_auth' | 'access_token_is_invalid' | 'access_token_has_expired' | 'workspace_out_of_use' | 'enterprise_maintenance_in_progress' | 'platform_maintenance_in_progress' | 'workspace_expired' | 'workspace_not_started' | 'not_allowed';
type Application = 'invalid_app_auth';
type Writes = 'idempotency_conflict' | 'storage_full';
type Versioned = 'version_conflict';
type Client = 'invalid_client';
type Lookup = 'not_found';
type Planned = 'not_implemented';
type Local = 'request_too_large' | 'network_error' | 'server_error' | 'http_error' | 'answer_unreadable';
type Session = OperationFailures['refreshToken'] | 'invalid_auth' | 'refresh_token_has_expired' | 'refresh_token_is_invalid' | 'access_token_is_invalid' | 'access_token_has_expired';

/** The codes that a call may fail with, by operationId. */
export interface OperationFailures {
  checkDocument: Local | Session | Always | Body | SignedIn;
  checkImportExcel: Local | Session | Always | Body | SignedIn | Application | Lookup | Planned | 'import_sheet_unreadable' | 'import_sheet_too_large';
  createExportMeta: Local | Session | Always | Body | SignedIn | Application | Writes | Planned | 'not_found' | 'template_name_taken';
  createExportTemplate: Local | Session | Always | Body | SignedIn | Application | Writes | Planned | 'not_found' | 'template_name_taken';
  createImportMeta: Local | Session | Always | Body | SignedIn | Application | Writes | Planned | 'not_found' | 'template_name_taken';
  createImportMetaDetail: Local | Session | Always | Body | SignedIn | Application | Writes | Planned | 'not_found' | 'import_column_taken';
  createToken: Local | Always | Body | Writes | Client | 'invalid_credentials' | 'account_disabled' | 'no_workspace' | 'captcha_required' | 'captcha_invalid' | 'workspace_not_offered' | 'workspace_choice_expired' | 'sms_code_invalid' | 'too_many_attempts' | 'workspace_out_of_use' | 'enterprise_maintenance_in_progress' | 'platform_maintenance_in_progress' | 'workspace_expired' | 'workspace_not_started';
  deleteImportMeta: Local | Session | Always | SignedIn | Application | Writes | Lookup | Planned;
  destroyExportMeta: Local | Session | Always | SignedIn | Application | Writes | Planned | 'not_found';
  discardConfigurationDraft: Local | Session | Always | SignedIn | Writes | Versioned | Lookup;
  getCaptcha: Local | Session | Always;
  getCaptchaQuestion: Local | Session | Always;
  getConfiguration: Local | Session | Always | SignedIn | Lookup;
  getDocument: Local | Session | Always | Lookup | 'access_token_has_expired';
  getEnvironment: Local | Session | Always;
  getImportExcelFields: Local | Session | Always | SignedIn | Application | Lookup | Planned | 'import_sheet_unreadable' | 'import_sheet_too_large';
  getImportExcelOptions: Local | Session | Always | SignedIn | Application | Planned | 'not_found';
  getImportExcelView: Local | Session | Always | SignedIn | Application | Lookup | Planned | 'import_sheet_unreadable' | 'import_sheet_too_large';
  getImportMeta: Local | Session | Always | SignedIn | Application | Lookup | Planned;
  getLocaleFile: Local | Session | Always;
  getLoginPage: Local | Session | Always;
  getPlatformConfig: Local | Session | Always | SignedIn;
  getPublicImage: Local | Session | Always | Lookup;
  getUserInfo: Local | Session | Always | SignedIn | 'invalid_app_auth';
  getWorkspacePreference: Local | Session | Always | SignedIn;
  listApplications: Local | Session | Always | SignedIn;
  listConfigurationVersions: Local | Session | Always | SignedIn | Lookup;
  listCustomExportTemplates: Local | Session | Always | Body | SignedIn | Application | Planned | 'not_found';
  listExportMetas: Local | Session | Always | SignedIn | Application | Planned | 'not_found';
  listExportTemplates: Local | Session | Always | SignedIn | Application | Planned | 'not_found';
  listImportMetas: Local | Session | Always | SignedIn | Application | Planned | 'not_found';
  listOutbox: Local | Session | Always | 'not_found';
  listPages: Local | Session | Always | 'access_token_has_expired';
  logout: Local | Session | Always | Body | SignedIn | Writes;
  publishConfiguration: Local | Session | Always | Body | SignedIn | Writes | Versioned | Lookup | 'configuration_invalid' | 'document_invalid' | 'nothing_to_publish';
  publishImportMeta: Local | Session | Always | Body | SignedIn | Application | Writes | Versioned | Lookup | Planned | 'template_name_taken';
  refreshToken: Local | Always | Body | Writes | Client | Lookup | 'refresh_token_has_expired' | 'refresh_token_is_invalid' | 'invalid_auth' | 'account_disabled' | 'workspace_out_of_use' | 'enterprise_maintenance_in_progress' | 'platform_maintenance_in_progress' | 'workspace_expired' | 'workspace_not_started';
  rollbackConfiguration: Local | Session | Always | Body | SignedIn | Writes | Versioned | Lookup;
  saveConfiguration: Local | Session | Always | Body | SignedIn | Writes | Versioned | Lookup | 'configuration_invalid' | 'document_invalid';
  saveLoginPage: Local | Session | Always | Body | SignedIn | Writes | Versioned | 'configuration_invalid';
  savePlatformConfig: Local | Session | Always | Body | SignedIn | Writes | Versioned;
  setExportMetaCondition: Local | Session | Always | Body | SignedIn | Application | Writes | Versioned | Planned | 'not_found';
  setExportMetaSubmoduleStatus: Local | Session | Always | Body | SignedIn | Application | Writes | Versioned | Planned | 'not_found';
  setImportMetaSubmoduleStatus: Local | Session | Always | Body | SignedIn | Application | Writes | Versioned | Planned | 'not_found';
  setWorkspacePreference: Local | Session | Always | Body | SignedIn | Writes;
  showCurrentUser: Local | Session | Always | SignedIn;
  showExportMeta: Local | Session | Always | SignedIn | Application | Planned | 'not_found';
  showExportTemplate: Local | Session | Always | SignedIn | Application | Planned | 'not_found';
  showImportMetaDetail: Local | Session | Always | SignedIn | Application | Planned | 'not_found';
  sortExportMetas: Local | Session | Always | Body | SignedIn | Application | Writes | Planned | 'not_found';
  updateExportMeta: Local | Session | Always | Body | SignedIn | Application | Writes | Versioned | Planned | 'not_found' | 'template_name_taken';
  updateExportTemplate: Local | Session | Always | Body | SignedIn | Application | Writes | Versioned | Planned | 'not_found' | 'template_name_taken';
  updateImportMeta: Local | Session | Always | Body | SignedIn | Application | Writes | Versioned | Lookup | Planned | 'template_name_taken';
  updateImportMetaDetail: Local | Session | Always | Body | SignedIn | Application | Writes | Versioned | Lookup | Planned | 'import_column_taken';
  updateImportMetaDetails: Local | Session | Always | Body | SignedIn | Application | Writes | Planned | 'not_found' | 'import_column_taken';
  uploadFile: Local | Session | Always | Body | SignedIn | Writes | 'file_missing' | 'file_type_refused' | 'file_unreadable' | 'file_too_large';
}

/** What `detail` of a failure holds, by code; the others have none. */
export interface FailureDetails {
  invalid_app_auth: components['schemas']['RefusalDetail'];
  too_many_attempts: components['schemas']['RetryDetail'];
  invalid_request: components['schemas']['FaultsDetail'];
  not_allowed: components['schemas']['RefusalDetail'];
  version_conflict: components['schemas']['VersionDetail'];
  too_many_requests: components['schemas']['RetryDetail'];
  configuration_invalid: components['schemas']['FaultsDetail'];
  document_invalid: components['schemas']['FaultsDetail'];
  unavailable: components['schemas']['RetryDetail'];
}
