import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Fixed, Moment, MomentOr, MomentOrNull, OfWorkspaceOrPlatform, Optional } from './column-types.ts';

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
  /** How often it happened: more than once for denials alone. */
  count: Generated<number>;
  /** Whose denial of what in which minute; null for everything else. */
  denial_key: ColumnType<string | null, string | null | undefined, never>;
}

/** What the entries of a workspace's log, or the platform's, were until some minute; each seal is chained to the one before. */
export interface LogSealsTable {
  id: Fixed<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  /** From 1, without gaps. */
  number: Fixed<number>;
  created_at: MomentOr;
  /** Where the seal before ended; null for the first one. */
  sealed_from: ColumnType<Date | null, Date | null | undefined, never>;
  /** The end of its minute, which is not part of it. */
  sealed_to: ColumnType<Date, Date, never>;
  entries: Fixed<number>;
  previous: ColumnType<string | null, string | null | undefined, never>;
  hash: Fixed<string>;
}

/** The retention period of a log in days. */
export interface LogSettingsTable {
  id: Fixed<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  /** Null: as the platform says, or for the platform as the product does. */
  days: Optional<number>;
  version: Generated<number>;
  updated_at: MomentOr;
  updated_by: Optional<string>;
}

/** The answer of a write that carried an `Idempotency-Key`, stored for its repetition. */
export interface IdempotencyKeysTable {
  /** Who called: an account id, or a hash of an anonymous browser. */
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

/** What each migration was when it ran. */
export interface MigrationsTable {
  name: Fixed<string>;
  checksum: Fixed<string>;
  applied_at: MomentOr;
}

/** The history of Kysely's migrator. */
export interface KyselyMigrationTable {
  name: Fixed<string>;
  /** ISO 8601, in UTC. */
  timestamp: Fixed<string>;
}

export interface OperationTables {
  operation_log: OperationLogTable;
  log_seals: LogSealsTable;
  log_settings: LogSettingsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox_messages: OutboxMessagesTable;
  migrations: MigrationsTable;
  kysely_migration: KyselyMigrationTable;
}
