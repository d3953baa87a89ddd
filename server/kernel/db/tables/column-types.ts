import type { ColumnType, Generated, RawBuilder } from 'kysely';

/** A jsonb column: read as the value, written through `json()`. */
export type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;
/** A jsonb column with a default in the database. */
export type JsonOr<T> = ColumnType<T, RawBuilder<T> | undefined, RawBuilder<T>>;
/** The same, which may be null in the database. */
export type JsonOrNull<T> = ColumnType<T | null, RawBuilder<T> | null | undefined, RawBuilder<T> | null>;
/** A point in time, in UTC. Strings given must be ISO 8601. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentOr = ColumnType<Date, Date | string | undefined, Date | string>;
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Set at insertion and never changed. */
export type Fixed<T> = ColumnType<T, T, never>;

/** What every stored entity carries (entities.md). `version` counts changes, for `If-Match`. */
export interface Common {
  id: Fixed<string>;
  created_at: MomentOr;
  updated_at: MomentOr;
  created_by: Optional<string>;
  deleted_at: MomentOrNull;
  version: Generated<number>;
}

/** Rows of one workspace. */
export interface OfWorkspace extends Common {
  ws_id: Fixed<string>;
}

/** Rows of one workspace, or of the platform when `ws_id` is null. */
export interface OfWorkspaceOrPlatform extends Common {
  ws_id: ColumnType<string | null, string | null | undefined, never>;
}
