import type { ColumnType, Generated } from 'kysely';
import type { Common, Fixed, JsonOr, Moment, MomentOr, MomentOrNull, Optional } from '../column-types.ts';

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

export interface SessionTables {
  token_families: TokenFamiliesTable;
  tokens: TokensTable;
  captchas: CaptchasTable;
  sign_in_challenges: SignInChallengesTable;
  rate_limits: RateLimitsTable;
}
