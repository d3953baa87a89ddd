import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Fixed,
  Json,
  JsonOr,
  JsonOrNull,
  Moment,
  MomentOr,
  MomentOrNull,
  OfWorkspace,
  Optional,
} from './column-types.ts';

/** A table that people designed. Its records are in the workspace's own schema. */
export interface PhysicalTablesTable extends OfWorkspace {
  app_id: Fixed<string>;
  category_id: string;
  table_name: string;
  /** A name for people and queries; the database's own names are made of ids. */
  db_table_name: string;
  /** `FormConfig` of the contract. */
  form_config: Json<unknown>;
  /** `TableDbConfig` of the contract. */
  db_config: Json<unknown>;
  is_configured: Generated<boolean>;
  is_default: Generated<boolean>;
  sort: Generated<number>;
  /** Who put it into the trash. */
  deleted_by: Optional<string>;
  /** Which layout the structure of its records has. */
  layout: Generated<number>;
  /** Whether its texts were given the indexes by which they are searched; those of a large table may still be built. */
  has_search_indexes: Generated<boolean>;
  /** Fields whose values are still being recomputed after a change of the design. */
  computing: Generated<string[]>;
}

/** What is left to do for a table's records after a change of its design. */
export interface TableJobsTable {
  id: Fixed<string>;
  ws_id: Fixed<string>;
  app_id: Fixed<string>;
  table_id: Fixed<string>;
  kind: Fixed<'recompute' | 'index' | 'layout'>;
  fields: Generated<string[]>;
  state: Generated<'waiting' | 'failed'>;
  /** Records that are done, of how many. */
  done: Generated<number>;
  total: Generated<number>;
  /** The record that was done last. */
  last_id: Optional<string>;
  attempts: Generated<number>;
  /** Why it was given up, for the operator of the server. */
  failure: Optional<string>;
  created_at: Moment;
}

/** Which column of a record table holds which field. */
export interface TableColumnsTable {
  id: Fixed<string>;
  ws_id: Fixed<string>;
  table_id: Fixed<string>;
  /** The field id of the sub-table that the field belongs to; null for the record's own fields. */
  sub_table: Optional<string>;
  /** The column of that sub-table, whose rows have this one; null for the record's own fields. */
  holder_id: Optional<string>;
  field_id: Fixed<string>;
  /** How values are stored: a `Storage` of the domain `data`. */
  storage: Fixed<string>;
  /** Whether values are written to this column; an older column still has what did not fit a changed kind. */
  is_current: Generated<boolean>;
  is_indexed: Generated<boolean>;
  is_unique: Generated<boolean>;
  /** Whether an index of trigrams holds it, by which texts are searched. */
  is_searched: Generated<boolean>;
  /** The field as its form had it last; written when it leaves the form, or its kind changes. */
  definition: JsonOr<unknown>;
  created_at: MomentOr;
}

/** The last number of a serial field; one for each period where its numbers start again with each. */
export interface SerialCountersTable {
  ws_id: Fixed<string>;
  table_id: Fixed<string>;
  field_id: Fixed<string>;
  period: Fixed<string>;
  /** While the field has a sequence, what it was when the sequence began. */
  last_value: number;
  /** Where the field's sequence was when the period began; null for a field without gaps, which has none. */
  base: number | null;
}

/** A filtered view of a designed table. */
export interface LogicalTablesTable extends OfWorkspace {
  app_id: Fixed<string>;
  table_id: Fixed<string>;
  logical_table_name: string;
  /** `LocalNames` of the contract. */
  names: JsonOr<object>;
  is_default: Generated<boolean>;
  /** `FilterConditions` of the contract. */
  filter_conditions: Json<unknown>;
  /** `TableListView` and `FormReadView` of the contract; null where the view is listed and shown as its table is. */
  list_config: JsonOrNull<unknown>;
  detail_config: JsonOrNull<unknown>;
  sort: Generated<number>;
}

/** A view of a list of records: of a menu, of a whole table, or of a logical table. */
export interface RecordViewsTable extends OfWorkspace {
  app_id: Fixed<string>;
  menu_id: Fixed<string | null>;
  table_id: Fixed<string | null>;
  view_id: Fixed<string | null>;
  /** Whose it is; null for a shared one. */
  account_id: string | null;
  name: string;
  /** The list opens with it. */
  is_default: Generated<boolean>;
  /** `RecordViewSettings` of the contract. */
  settings: Json<Record<string, unknown>>;
}

/** A page that an application's editors made; what it shows is a configuration of the kind `page`. */
export interface CustomPagesTable extends OfWorkspace {
  app_id: Fixed<string>;
  name: string;
  kind: Fixed<'customPage' | 'bigScreen' | 'chart' | 'homePage'>;
}

/** A saved query on the records of a logical table, with how it is shown; `ReportConfiguration` of the contract. */
export interface ReportsTable extends OfWorkspace {
  r_name: string;
  name_key: string;
  enabled: Generated<boolean>;
  /** The draft, and what was published when nothing was changed since. */
  configuration: JsonOrNull<unknown>;
  published_configuration: JsonOrNull<unknown>;
  published_at: MomentOrNull;
}

/** What a person entered in the form of a record and has not sent. */
export interface RecordDraftsTable {
  ws_id: Fixed<string>;
  app_id: Fixed<string>;
  account_id: Fixed<string>;
  /** The list, and the record of it that is changed. */
  form: Fixed<string>;
  menu_id: Fixed<string | null>;
  table_id: Fixed<string | null>;
  /** That of the record which was changed; 0 for a new one. */
  record_version: number;
  /** `RecordData` of the contract; null once the form was sent. */
  data: JsonOrNull<Record<string, unknown>>;
  /** Keys of forms that were sent, the newest first: a draft of them that arrives afterwards is dropped. */
  settled: Generated<string[]>;
  updated_at: Date;
}

/** How a person arranged a page of an application. */
export interface PageFavouritesTable {
  ws_id: Fixed<string>;
  app_id: Fixed<string>;
  account_id: Fixed<string>;
  page_id: Fixed<string>;
  /** Px by field. */
  widths: Json<Record<string, number>>;
  /** `PageArrangement` of the contract without the page and the widths. */
  arrangement: Json<Record<string, unknown>>;
  updated_at: Date;
}

/** An import of a sheet that its author can take back. */
export interface RecordImportsTable {
  id: Fixed<string>;
  ws_id: Fixed<string>;
  app_id: Fixed<string>;
  table_id: Fixed<string>;
  account_id: Fixed<string>;
  /** Its name; empty for a text. */
  sheet: Fixed<string>;
  created_at: Moment;
}

/** The records that a part of an import made. */
export interface RecordImportPartsTable {
  id: Fixed<string>;
  ws_id: Fixed<string>;
  import_id: Fixed<string>;
  record_ids: string[];
}

/** What happened to one record. */
export interface RecordEventsTable {
  id: GeneratedAlways<number>;
  ws_id: Fixed<string>;
  app_id: Fixed<string>;
  table_id: Fixed<string>;
  record_id: Fixed<string>;
  kind: Fixed<'created' | 'changed' | 'deleted' | 'restored'>;
  version: Fixed<number>;
  account_id: Optional<string>;
  created_at: Moment;
  /** The transaction that wrote it, which the database fills in. */
  written_in: GeneratedAlways<string | null>;
}

export interface DesignTables {
  physical_tables: PhysicalTablesTable;
  table_columns: TableColumnsTable;
  table_jobs: TableJobsTable;
  serial_counters: SerialCountersTable;
  logical_tables: LogicalTablesTable;
  record_views: RecordViewsTable;
  custom_pages: CustomPagesTable;
  reports: ReportsTable;
  record_drafts: RecordDraftsTable;
  page_favourites: PageFavouritesTable;
  record_imports: RecordImportsTable;
  record_import_parts: RecordImportPartsTable;
  record_events: RecordEventsTable;
}
