import type { ColumnType, Generated } from 'kysely';
import type { Common, Fixed, JsonOr, MomentOr, MomentOrNull, OfWorkspace, Optional } from './column-types.ts';

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
  /** When the telephone or the address was changed last; null while they are those that the account began with. */
  contact_changed_at: MomentOrNull;
  /** Whether the person entered the address, and not another user for them. */
  email_by_person: Generated<boolean>;
  telephone_by_person: Generated<boolean>;
  avatar: Optional<string>;
  introduction: Optional<string>;
  /** What the person chose for every page; `auto` follows their system. */
  color_scheme: Generated<'auto' | 'light' | 'dark'>;
  /** SYSTEM_SUPER_ADMIN or SYSTEM_ADMIN; such an account has no workspace. */
  system_roles: Generated<string[]>;
  status: Generated<'active' | 'disabled'>;
  /** Every token carries the epoch it was made in; raising it ends all sessions of the account. */
  session_epoch: Generated<number>;
  /** The workspace that may reset, unlock and delete the account. */
  home_ws_id: Optional<string>;
  last_sign_in_at: MomentOrNull;
  /** What the person read in last, at a sign-in or since; null while no request of theirs has said so. */
  language: Optional<'zh-CN' | 'en-US'>;
  /** An administrator set the password: nothing else may be called before it is changed. */
  must_change_password: Generated<boolean>;
  /** Until then a deleted account is in the trash of its home workspace; after it, nothing but its log is left. */
  erased_at: MomentOrNull;
}

export interface MembershipsTable extends OfWorkspace {
  account_id: Fixed<string>;
  roles: Generated<string[]>;
  real_name: string;
  departments: JsonOr<{ id: string; department_name: string }[]>;
  duty: JsonOr<{ tag_name: string }[]>;
  status: Generated<'active' | 'invited' | 'disabled'>;
  third_party_login_enabled: Generated<boolean>;
  /** Values of the workspace's extra fields, by their names. */
  extend: JsonOr<Record<string, string | number | boolean>>;
}

/** What machine clients present instead of a session, stored as the hash only. */
export interface ApiKeysTable extends OfWorkspace {
  /** Who made it, and for whom it acts. */
  account_id: Fixed<string>;
  name: Fixed<string>;
  /** The secret's first characters, by which people recognise a key. */
  prefix: Fixed<string>;
  hash: Fixed<string>;
  scopes: Fixed<string[]>;
  expires_at: ColumnType<Date, Date | string, never>;
  /** To the hour. */
  last_used_at: MomentOrNull;
  revoked_at: MomentOrNull;
  revoked_by: Optional<string>;
}

/** Who took over from a person that the workspace deleted. */
export interface AccountSuccessorsTable {
  ws_id: Fixed<string>;
  account_id: Fixed<string>;
  successor_id: string;
  created_at: MomentOr;
  created_by: Fixed<string>;
}

export interface AccountTables {
  accounts: AccountsTable;
  memberships: MembershipsTable;
  api_keys: ApiKeysTable;
  account_successors: AccountSuccessorsTable;
}
