import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely';
import type {
  Common,
  Fixed,
  Json,
  JsonOr,
  Moment,
  MomentOr,
  MomentOrNull,
  OfWorkspace,
  OfWorkspaceOrPlatform,
  Optional,
} from './column-types.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { OrganisationTables } from './organisation-tables.ts';

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
  /** Whom the platform speaks with, and how; empty for nobody. */
  real_name: Generated<string>;
  telephone: Generated<string>;
  country_code: Generated<string>;
  email: Generated<string>;
  /** 10 lets the workspace's API keys in; 0 does not. */
  api_status: Generated<0 | 10>;
  /** By the names of `Quota`; a limit that is missing or null is none. */
  quota: JsonOr<
    Partial<Record<'max_users' | 'max_apps' | 'max_tables' | 'max_records' | 'max_storage_mb', number | null>>
  >;
  /** Where the workspace is, as it says itself; empty for nowhere. */
  address: Generated<string>;
  /** What its visitors see first; null for the platform's. */
  language: Optional<'zh-CN' | 'en-US'>;
}

export interface AccountsTable extends Common {
  username: string;
  /** The username as `foldUsername` gives it: unique. */
  username_key: string;
  /** argon2id in PHC form; null when the account cannot sign in by password. */
  password_hash: Optional<string>;
  password_changed_at: MomentOrNull;
  real_name: string;
  telephone: Optional<string>;
  country_code: Generated<string>;
  email: Optional<string>;
  avatar: Optional<string>;
  introduction: Optional<string>;
  /** SYSTEM_SUPER_ADMIN or SYSTEM_ADMIN; such an account has no workspace. */
  system_roles: Generated<string[]>;
  status: Generated<'active' | 'disabled'>;
  failed_attempts: Generated<number>;
  locked_until: MomentOrNull;
  /** Every token carries the epoch it was made in; raising it ends all sessions of the account. */
  session_epoch: Generated<number>;
  /** The workspace that may reset, unlock and delete the account. */
  home_ws_id: Optional<string>;
  last_sign_in_at: MomentOrNull;
  /** Somebody else gave the password: nothing else may be called before it is changed. */
  must_change_password: Generated<boolean>;
}

export interface MembershipsTable extends OfWorkspace {
  account_id: Fixed<string>;
  roles: Generated<string[]>;
  real_name: string;
  departments: JsonOr<{ id: string; department_name: string }[]>;
  duty: JsonOr<{ tag_name: string }[]>;
  status: Generated<'active' | 'invited' | 'disabled'>;
  third_party_login_enabled: Generated<boolean>;
}

/** One sign-in; its refresh tokens follow one another. */
export interface TokenFamiliesTable extends Common {
  account_id: Fixed<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  client_id: Fixed<string>;
  /** Follows the account's when its owner changes the password in this session. */
  session_epoch: number;
  /** The generation of the refresh token that is valid now. */
  generation: Generated<number>;
  expires_at: Moment;
  revoked_at: MomentOrNull;
  revoked_reason: Optional<string>;
  ip: Optional<string>;
  user_agent: Optional<string>;
}

/** Opaque tokens, stored as the hash only. */
export interface TokensTable {
  hash: Fixed<string>;
  family_id: Fixed<string>;
  account_id: Fixed<string>;
  kind: Fixed<'access' | 'refresh'>;
  generation: Fixed<number>;
  created_at: MomentOr;
  expires_at: Moment;
  used_at: MomentOrNull;
}

export interface CaptchasTable {
  id: Fixed<string>;
  kind: Fixed<'image' | 'question'>;
  answer_hash: Fixed<string>;
  created_at: MomentOr;
  expires_at: Moment;
  used_at: MomentOrNull;
}

/** What a sign-in still lacks (a workspace, a code by SMS), bound to one browser. */
export interface SignInChallengesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  kind: Fixed<'workspaces' | 'secondaryVerification'>;
  browser_hash: Fixed<string>;
  ws_id: Optional<string>;
  code_hash: Optional<string>;
  attempts: Generated<number>;
  detail: JsonOr<Record<string, unknown>>;
  created_at: MomentOr;
  expires_at: Moment;
  used_at: MomentOrNull;
}

export interface RateLimitsTable {
  key: Fixed<string>;
  count: Generated<number>;
  window_start: Moment;
  blocked_until: MomentOrNull;
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
  system_config: JsonOr<Record<string, unknown>>;
  extend_info: JsonOr<Record<string, unknown>>;
}

export interface ApplicationMembersTable extends OfWorkspace {
  app_id: Fixed<string>;
  account_id: Fixed<string>;
  role: 'APP_OWNER' | 'APP_ADMIN' | 'APP_USER';
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
  /** A public file is served to anybody who knows its name. */
  is_public: Generated<boolean>;
  /** Names of the sized variants, by size (such as "74x74"). */
  variants: JsonOr<Record<string, string>>;
}

/** One value of one configuration, stored once per content and never changed. */
export interface ConfigurationVersionsTable extends OfWorkspaceOrPlatform {
  scope: Fixed<'platform' | 'workspace'>;
  kind: Fixed<string>;
  key: Fixed<string>;
  /** sha256 of the value in canonical form; unique within scope, kind and key. */
  hash: Fixed<string>;
  value: Json<unknown>;
  /** Overlays: the document that they were made on, whose hash is the `base` of their value. */
  base: JsonOr<unknown>;
  comment: Optional<string>;
  state: Generated<'draft' | 'published' | 'discarded'>;
  published_at: MomentOrNull;
  published_by: Optional<string>;
}

/** Which version of a configuration is the draft and which one visitors get. */
export interface ConfigurationsTable extends OfWorkspaceOrPlatform {
  scope: Fixed<'platform' | 'workspace'>;
  kind: Fixed<string>;
  key: Fixed<string>;
  published_id: Optional<string>;
  draft_id: Optional<string>;
}

/** One setting of a workspace, of the platform (no `ws_id`), or of one person there (`account_id`). */
export interface PreferencesTable extends OfWorkspaceOrPlatform {
  account_id: ColumnType<string | null, string | null | undefined, never>;
  key: Fixed<string>;
  value: Json<unknown>;
}

/** What was done by whom: written in the transaction of the change, never changed. Secrets are masked before. */
export interface OperationLogTable {
  id: Fixed<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: MomentOr;
  user_id: ColumnType<string | null, string | null | undefined, never>;
  user_name: ColumnType<string | null, string | null | undefined, never>;
  ip: ColumnType<string | null, string | null | undefined, never>;
  request_id: ColumnType<string | null, string | null | undefined, never>;
  application_id: ColumnType<string | null, string | null | undefined, never>;
  module: Fixed<string>;
  action: Fixed<string>;
  target: ColumnType<string | null, string | null | undefined, never>;
  result: ColumnType<'succeeded' | 'failed', 'succeeded' | 'failed' | undefined, never>;
  before: ColumnType<unknown, RawBuilder<unknown> | undefined, never>;
  after: ColumnType<unknown, RawBuilder<unknown> | undefined, never>;
  detail: ColumnType<Record<string, unknown>, RawBuilder<Record<string, unknown>> | undefined, never>;
}

/** What machine clients present in place of a session, stored as the hash only. */
export interface ApiKeysTable extends OfWorkspace {
  /** Who made it, and for whom it acts. */
  account_id: Fixed<string>;
  name: Fixed<string>;
  /** The secret's first characters, to tell keys apart. */
  prefix: Fixed<string>;
  hash: Fixed<string>;
  scopes: Fixed<string[]>;
  expires_at: ColumnType<Date, Date | string, never>;
  /** To the hour. */
  last_used_at: MomentOrNull;
  revoked_at: MomentOrNull;
  revoked_by: Optional<string>;
}

/** The answer of a write that carried an `Idempotency-Key`, kept for its repetition. */
export interface IdempotencyKeysTable {
  /** Who called: an account id, or a hash that stands for an anonymous browser. */
  caller: Fixed<string>;
  key: Fixed<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  operation: Fixed<string>;
  request_hash: Fixed<string>;
  /** Null while the first call is running. */
  status: Optional<number>;
  answer: ColumnType<unknown, RawBuilder<unknown> | undefined, RawBuilder<unknown>>;
  created_at: MomentOr;
  expires_at: Moment;
}

/** An SMS or a mail to be sent; the demo's outbox page shows them. */
export interface OutboxMessagesTable extends OfWorkspaceOrPlatform {
  channel: Fixed<'sms' | 'mail'>;
  recipient: Fixed<string>;
  subject: ColumnType<string | null, string | null | undefined, never>;
  body: Fixed<string>;
  state: Generated<'held' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  sent_at: MomentOrNull;
}

export interface MigrationsTable {
  name: Fixed<string>;
  checksum: Fixed<string>;
  applied_at: MomentOr;
}

/** Every table of the database, by its name. */
export interface Tables extends OrganisationTables, NoticeTables {
  workspaces: WorkspacesTable;
  accounts: AccountsTable;
  memberships: MembershipsTable;
  token_families: TokenFamiliesTable;
  tokens: TokensTable;
  captchas: CaptchasTable;
  sign_in_challenges: SignInChallengesTable;
  rate_limits: RateLimitsTable;
  applications: ApplicationsTable;
  application_members: ApplicationMembersTable;
  files: FilesTable;
  configuration_versions: ConfigurationVersionsTable;
  configurations: ConfigurationsTable;
  preferences: PreferencesTable;
  operation_log: OperationLogTable;
  api_keys: ApiKeysTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox_messages: OutboxMessagesTable;
  migrations: MigrationsTable;
}
