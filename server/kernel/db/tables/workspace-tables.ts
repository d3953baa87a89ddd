import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Common,
  Fixed,
  Json,
  JsonOr,
  MomentOr,
  MomentOrNull,
  OfWorkspace,
  OfWorkspaceOrPlatform,
  Optional,
} from './column-types.ts';

export interface WorkspacesTable extends Common {
  /** The same as `id`, so that one policy serves every table. */
  ws_id: GeneratedAlways<string>;
  customer_name: string;
  /** The first label of the workspace's own address, in lower case. */
  subdomain: Optional<string>;
  /** 10 trial, 20 normal, 40 stopped. */
  status: Generated<number>;
  /** 0, or 10 for maintenance. */
  maintain: Generated<number>;
  begin_at: MomentOrNull;
  expire_at: MomentOrNull;
  logo: Optional<string>;
  /** The kind of customer: 10 is an enterprise. */
  au_type: Generated<number>;
  credit_code: Generated<string>;
  /** The platform's contact person; empty for none. */
  real_name: Generated<string>;
  telephone: Generated<string>;
  country_code: Generated<string>;
  email: Generated<string>;
  /** 10 lets the workspace's API keys in; 0 does not. */
  api_status: Generated<0 | 10>;
  /** By the names of `Quota`; a limit that is missing or null is none. */
  quota: JsonOr<
    Partial<
      Record<
        'max_users' | 'max_apps' | 'max_tables' | 'max_records' | 'max_storage_mb' | 'max_configuration_mb',
        number | null
      >
    >
  >;
  /** Where the workspace is, as it says itself; empty for nowhere. */
  address: Generated<string>;
  /** What its visitors see first; null for the platform's. */
  language: Optional<'zh-CN' | 'en-US'>;
}

export interface ApplicationsTable extends OfWorkspace {
  application_name: string;
  /** 1 system application, 2 external application. */
  application_type: Generated<number>;
  application_describe: Generated<string>;
  /** type 1: built-in, `uri` is its name; type 2: uploaded. */
  icon: Json<{ type: 1 | 2; uri: string }>;
  picture: Optional<string>;
  org_id: Optional<string>;
  owner: Optional<string>;
  sort: Generated<number>;
  status: Generated<'active' | 'disabled'>;
  /** Null for real applications; the others are dummies, which cannot be edited (ROLE-14). */
  dummy_type: Optional<'importing' | 'store'>;
  system_config: JsonOr<Record<string, unknown>>;
  extend_info: JsonOr<Record<string, unknown>>;
}

export interface ApplicationMembersTable extends OfWorkspace {
  app_id: Fixed<string>;
  account_id: Fixed<string>;
  role: 'APP_OWNER' | 'APP_ADMIN' | 'APP_USER';
}

/** A role in an application that everybody of a department, position or user group holds. */
export interface ApplicationGrantsTable {
  ws_id: Fixed<string>;
  app_id: Fixed<string>;
  subject_type: Fixed<'department' | 'position' | 'userGroup'>;
  subject_id: Fixed<string>;
  role: 'APP_ADMIN' | 'APP_USER';
  created_at: MomentOr;
  created_by: Optional<string>;
}

/** When a person opened an application for the first time. */
export interface ApplicationOpeningsTable {
  ws_id: Fixed<string>;
  app_id: Fixed<string>;
  account_id: Fixed<string>;
  opened_at: MomentOr;
  last_opened_at: MomentOrNull;
  is_favourite: Generated<boolean>;
}

/** An application's own settings; `id` is the application's. */
export interface ApplicationSettingsTable extends OfWorkspace {
  /** First part of its path; unique on the platform, whatever its case. */
  address: Optional<string>;
  admin_edit_disabled: Generated<boolean>;
  default_language: Optional<'zh-CN' | 'en-US'>;
  home_page_id: Optional<string>;
  /** 0, or 10 while only those who may edit it may enter. */
  maintain: Generated<0 | 10>;
}

export interface FilesTable extends OfWorkspaceOrPlatform {
  /** The file's name in its address `/files/<name>`: unique and not guessable. */
  name: Fixed<string>;
  filename: string;
  mime: string;
  /** In bytes. */
  size: number;
  sha256: string;
  width: Optional<number>;
  height: Optional<number>;
  purpose: Generated<string>;
  /** A public file is served to every caller who knows its name. */
  is_public: Generated<boolean>;
  /** Names of the sized variants, by size (such as "74x74"). */
  variants: JsonOr<Record<string, string>>;
  /** The field of the record that holds it. */
  app_id: Optional<string>;
  table_id: Optional<string>;
  record_id: Optional<string>;
  field_id: Optional<string>;
}

/** The revision that cached data of a workspace belong to; written by the database, see the migration 0224. */
export interface WorkspaceRevisionsTable {
  ws_id: Fixed<string>;
  /** The transaction that changed something. */
  changed_in: Fixed<string>;
  revision: Generated<string>;
}

export interface WorkspaceTables {
  workspaces: WorkspacesTable;
  applications: ApplicationsTable;
  application_members: ApplicationMembersTable;
  application_grants: ApplicationGrantsTable;
  application_openings: ApplicationOpeningsTable;
  application_settings: ApplicationSettingsTable;
  files: FilesTable;
  workspace_revisions: WorkspaceRevisionsTable;
}
