import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed, Moment, MomentOr, MomentOrNull, OfWorkspaceOrPlatform, Optional } from './column-types.ts';

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

export interface NoticeReadsTable {
  id: Fixed<string>;
  ws_id: ColumnType<string | null, string | null | undefined, never>;
  account_id: Fixed<string>;
  notice_id: Fixed<string>;
  read_at: Moment;
  created_at: MomentOr;
  created_by: Optional<string>;
}

export interface NoticeTables {
  notices: NoticesTable;
  notice_reads: NoticeReadsTable;
}
