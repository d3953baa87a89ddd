import type { ColumnType, Generated } from 'kysely';
import type { Common, Fixed, JsonOr, Moment, MomentOr, MomentOrNull, Optional, OfWorkspace } from './column-types.ts';

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
  /** The only application that a shadow user's session may open. */
  app_id: ColumnType<string | null, string | null | undefined, never>;
  /** Begun inside the program of a third party, by a link to an application. */
  is_embedded: ColumnType<boolean, boolean | undefined, never>;
  /** Opened only to set up codes by an app, which the workspace requires. */
  must_set_up_totp: Generated<boolean>;
  /** Begun with the account's own password; such a session may go on in another workspace of the person. */
  by_password: Generated<boolean>;
  /** The consent of a customer by which a person of the platform looks at its workspace. */
  consent_id: ColumnType<string | null, string | null | undefined, never>;
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

/** One-time tickets that open a session, stored as the hash only. */
export interface SessionTicketsTable {
  hash: Fixed<string>;
  kind: Fixed<'handover' | 'shadow' | 'support'>;
  account_id: Fixed<string>;
  ws_id: Fixed<string>;
  app_id: Fixed<string | null>;
  family_id: Fixed<string | null>;
  browser_hash: Fixed<string | null>;
  user_agent: Fixed<string | null>;
  created_by: Fixed<string>;
  /** The session or the API key. */
  made_by: Fixed<string | null>;
  consent_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: MomentOr;
  expires_at: Moment;
}

/** A workspace lets the people of the platform look at it, until it ends or is ended. */
export interface SupportConsentsTable {
  id: Fixed<string>;
  ws_id: Fixed<string>;
  given_by: Fixed<string>;
  given_by_name: Fixed<string>;
  created_at: MomentOr;
  ends_at: Fixed<Date>;
  ended_at: MomentOrNull;
}

/** One-time tickets by which an external application learns who opened it, stored as the hash only. */
export interface ExternalTicketsTable {
  hash: Fixed<string>;
  ws_id: Fixed<string>;
  app_id: Fixed<string>;
  account_id: Fixed<string>;
  /** The session or the API key. */
  made_by: Fixed<string>;
  created_at: MomentOr;
  expires_at: Moment;
}

/** Key pairs that passwords are encrypted with on their way. */
export interface PasswordKeysTable {
  kid: Fixed<string>;
  /** The private key as a JWK, sealed. */
  sealed: Fixed<string>;
  created_at: MomentOr;
}

/** A code sent by SMS; rows stay for an hour, so that sendings can be counted (P15). */
export interface SmsCodesTable {
  id: Fixed<string>;
  purpose: Fixed<'registration' | 'signIn'>;
  /** What the code is good for: a number's hash, or a sign-in challenge. */
  subject: Fixed<string>;
  number_hash: Fixed<string>;
  network: Fixed<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  code_hash: Fixed<string>;
  /** Sent by the workspace's own gateway, not the platform's. */
  by_own_gateway: ColumnType<boolean, boolean | undefined, never>;
  attempts: Generated<number>;
  created_at: MomentOr;
  expires_at: Moment;
  spent_at: MomentOrNull;
}

/** A code by which a forgotten password is set; rows stay for an hour, so that requests can be counted (P15). */
export interface PasswordResetsTable {
  /** Of the secret that the browser holds that asked. */
  hash: Fixed<string>;
  /** Null for a name without an account that could be reset. */
  account_id: Fixed<string | null>;
  name_hash: Fixed<string>;
  /** Whom a message was sent to; null when none was. */
  recipient_hash: Fixed<string | null>;
  network: Fixed<string>;
  /** Asked for on a device that the name signed in on before. */
  is_known_device: Fixed<boolean>;
  code_hash: Fixed<string>;
  attempts: Generated<number>;
  created_at: MomentOr;
  expires_at: Moment;
  spent_at: MomentOrNull;
}

/** A link by which an invited person chooses a password; used ones are deleted. */
export interface InvitationLinksTable {
  hash: Fixed<string>;
  account_id: Fixed<string>;
  ws_id: Fixed<string>;
  created_by: Fixed<string>;
  created_at: MomentOr;
  expires_at: Moment;
}

/** The secret of an account's authenticator app. */
export interface TotpSecretsTable {
  account_id: Fixed<string>;
  sealed: string;
  /** The period of the last accepted code, counted from 1970: each code is accepted once. */
  last_step: Generated<number>;
  created_at: MomentOr;
  /** Null until the app has shown a right code. */
  confirmed_at: MomentOrNull;
}

/** A recovery code, which opens a session once instead of the authenticator app; stored as its hash only. */
export interface RecoveryCodesTable {
  account_id: Fixed<string>;
  code_hash: Fixed<string>;
  created_at: MomentOr;
  used_at: MomentOrNull;
}

export interface RateLimitsTable {
  key: Fixed<string>;
  count: Generated<number>;
  window_start: Moment;
  blocked_until: MomentOrNull;
}

/** A person of a third party (wx, dd, fs) or of the directory (ld), bound to an account in one workspace. */
export interface ThirdPartyLoginsTable extends OfWorkspace {
  account_id: Fixed<string>;
  tag: Fixed<'wx' | 'dd' | 'fs' | 'ld'>;
  /** Which installation of it: once the workspace uses another one, the binding is no longer valid. */
  source: Fixed<string>;
  /** What the third party itself knows the person by. */
  subject: Fixed<string>;
  /** What the person is called there. */
  name: string;
}

/** A sign-in at a third party that is under way, bound to one browser; it ends when its code is exchanged. */
export interface ThirdPartyAttemptsTable {
  state_hash: Fixed<string>;
  ws_id: Fixed<string>;
  tag: Fixed<'wx' | 'dd' | 'fs'>;
  place: Fixed<string>;
  browser_hash: Fixed<string>;
  redirect_uri: Fixed<string>;
  is_embedded: ColumnType<boolean, boolean | undefined, never>;
  created_at: MomentOr;
  expires_at: Moment;
}

export interface SessionTables {
  token_families: TokenFamiliesTable;
  tokens: TokensTable;
  captchas: CaptchasTable;
  sign_in_challenges: SignInChallengesTable;
  sms_codes: SmsCodesTable;
  password_resets: PasswordResetsTable;
  invitation_links: InvitationLinksTable;
  rate_limits: RateLimitsTable;
  password_keys: PasswordKeysTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  session_tickets: SessionTicketsTable;
  support_consents: SupportConsentsTable;
  external_tickets: ExternalTicketsTable;
  third_party_logins: ThirdPartyLoginsTable;
  third_party_attempts: ThirdPartyAttemptsTable;
}
