import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed, JsonOr, Moment, MomentOr, MomentOrNull, OfWorkspaceOrPlatform, Optional } from './column-types.ts';

export interface NoticesTable extends OfWorkspaceOrPlatform {
  /** The workspace, or an empty text for the platform: what the lists are read by. */
  home_ws_id: GeneratedAlways<string>;
  title: string;
  content: string;
  state: Generated<'draft' | 'published' | 'withdrawn'>;
  /** From when a published notice is seen. */
  publish_at: MomentOrNull;
  /** Customers that a notice of the platform is for; null for all. */
  audience: Optional<string[]>;
  /** Departments that a workspace's notice is for, with those below; null for everybody. */
  department_ids: Optional<string[]>;
}

/** What one person is notified of; `ws_id` is null for accounts of the platform. */
export interface NotificationsTable {
  /** Of a notice, the notice's: a person is notified of it once in each workspace. */
  id: Fixed<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  home_ws_id: GeneratedAlways<string>;
  account_id: Fixed<string>;
  category: Fixed<NotificationCategory>;
  title: string;
  content: string;
  /** The texts in other languages, where the product wrote them. */
  translations: JsonOr<Readonly<Record<string, { title: string; content: string }>>>;
  link: Generated<string>;
  /** False where the person wants this category by mail or SMS alone. */
  is_shown: Generated<boolean>;
  read_at: MomentOrNull;
  created_at: Moment;
  created_by: Optional<string>;
  deleted_at: MomentOrNull;
  /** The transaction that wrote the row last. */
  changed_in: GeneratedAlways<string>;
}

/** Whose notifications changed: read by the processes that hold open streams. */
export interface NotificationSignalsTable {
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  account_id: Fixed<string>;
  changed_in: GeneratedAlways<string>;
  created_at: MomentOr;
}

/** Remaining work for a notice in one workspace; without a notice, for a person who joined. */
export interface NoticeJobsTable {
  id: GeneratedAlways<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  notice_id: ColumnType<string | null, string | null | undefined, never>;
  due_at: MomentOr;
  /** Why the last try failed. */
  failure: Optional<string>;
}

type NotificationCategory = 'notice' | 'task' | 'share' | 'mention' | 'approval';

/** By which ways a person is notified of a category; without a row, in the product alone. */
export interface NotificationChoicesTable {
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  home_ws_id: GeneratedAlways<string>;
  account_id: Fixed<string>;
  category: Fixed<NotificationCategory>;
  channels: ('product' | 'mail' | 'sms')[];
  /** The language in which the person chose: that of the mails and SMS. */
  locale: string;
}

/** A mail or an SMS that waits, was sent, or was given up with the reason. */
export interface NotificationDeliveriesTable {
  id: GeneratedAlways<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  account_id: Fixed<string>;
  /** What it is of; null for an invitation. */
  notification_id: ColumnType<string | null, string | null | undefined, never>;
  /** The account that invites; null for a notification. */
  invited_by: ColumnType<string | null, string | null | undefined, never>;
  channel: Fixed<'mail' | 'sms'>;
  locale: Fixed<string>;
  attempts: Generated<number>;
  due_at: Moment;
  sent_at: MomentOrNull;
  failure: Optional<string>;
}

export interface NoticeTables {
  notices: NoticesTable;
  notifications: NotificationsTable;
  notification_signals: NotificationSignalsTable;
  notice_jobs: NoticeJobsTable;
  notification_choices: NotificationChoicesTable;
  notification_deliveries: NotificationDeliveriesTable;
}
