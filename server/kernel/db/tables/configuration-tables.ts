import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed, Json, JsonOr, MomentOrNull, OfWorkspaceOrPlatform, Optional } from './column-types.ts';

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
  /** Of value and base as text. */
  bytes: GeneratedAlways<number>;
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
  /** Who made live what is published: by publishing, going back to it, or taking it over. */
  published_by: Optional<string>;
  /** Who decided that it stays although that person is no longer an administrator. */
  confirmed_by: Optional<string>;
  confirmed_at: MomentOrNull;
  /** The draft for which approval was requested; another draft needs another request. */
  asked_draft_id: Optional<string>;
  asked_by: Optional<string>;
  asked_at: MomentOrNull;
  approved_by: Optional<string>;
  approved_at: MomentOrNull;
}

/** One setting of a workspace, of the platform (no `ws_id`), or of one person there (`account_id`). */
export interface PreferencesTable extends OfWorkspaceOrPlatform {
  account_id: ColumnType<string | null, string | null | undefined, never>;
  key: Fixed<string>;
  value: Json<unknown>;
}

export interface ConfigurationTables {
  configuration_versions: ConfigurationVersionsTable;
  configurations: ConfigurationsTable;
  preferences: PreferencesTable;
}
