import { protect } from '../rights/policies.ts';

/** Outside of all scopes, in migrations and when an account is erased, the owner may not write to these tables. */
const unlessOutside = (table: string): string => `
    if row_security_active('${table}') and coalesce(current_setting('app.scope', true), '') = '' then
      return null;
    end if;`;

/**
 * What each person is notified of, one row a person. The transaction that wrote a row last is stored in it, so that a reader knows
 * what is new since a position (docs/decisions/0210), and a signal names the person to the processes that hold open streams.
 */
export const notifications = [
  `create table notifications (
    id text not null,
    ws_id text references workspaces,
    home_ws_id text generated always as (coalesce(ws_id, '')) stored not null,
    account_id text not null references accounts on delete cascade,
    category text not null check (category in ('notice', 'task', 'share', 'mention', 'approval')),
    title text not null,
    content text not null,
    translations jsonb not null default '{}',
    link text not null default '',
    is_shown boolean not null default true,
    read_at timestamptz,
    created_at timestamptz not null,
    created_by text,
    deleted_at timestamptz,
    changed_in xid8 not null default pg_current_xact_id(),
    primary key (home_ws_id, account_id, id)
  )`,
  // A notice's notifications all have its id.
  'create index notifications_id on notifications (home_ws_id, id)',
  'create index notifications_listed on notifications (home_ws_id, account_id, created_at, id) where is_shown and deleted_at is null',
  'create index notifications_unread on notifications (home_ws_id, account_id, category) where is_shown and deleted_at is null and read_at is null',
  'create index notifications_changed on notifications (home_ws_id, account_id, changed_in)',
  'create index notifications_account on notifications (account_id)',
  'create index notifications_workspace on notifications (ws_id) where ws_id is not null',
  ...protect('notifications', { tenant: ['all'], identity: ['insert'], platform_own: ['all'] }),

  `create table notification_signals (
    ws_id text,
    account_id text not null,
    changed_in xid8 not null default pg_current_xact_id(),
    created_at timestamptz not null default now()
  )`,
  'create index notification_signals_changed on notification_signals (changed_in)',
  'create index notification_signals_created on notification_signals (created_at)',
  ...protect('notification_signals', { tenant: ['insert'], identity: ['all'], platform_own: ['insert'] }),

  // What was read already stays read. These are rows of before: no stream is open, and nothing is sent of them.
  'alter table notice_reads no force row level security',
  'alter table notices no force row level security',
  'alter table notifications no force row level security',
  `insert into notifications (id, ws_id, account_id, category, title, content, link, read_at, created_at, created_by)
    select n.id, r.ws_id, r.account_id, 'notice', n.title, left(n.content, 200), '/notice-detail?noticeId=' || n.id, min(r.read_at), n.publish_at, n.created_by
    from notice_reads r join notices n on n.id = r.notice_id
    where n.state = 'published' and n.deleted_at is null
    group by n.id, r.ws_id, r.account_id`,
  'alter table notices force row level security',
  'alter table notifications force row level security',
  'drop table notice_reads',

  `create function mark_notification() returns trigger language plpgsql as $$
  begin
    new.changed_in := pg_current_xact_id();
    return new;
  end $$`,
  'create trigger mark_notification before update on notifications for each row execute function mark_notification()',
  `create function signal_notification() returns trigger language plpgsql as $$
  begin${unlessOutside('notification_signals')}
    insert into notification_signals (ws_id, account_id) values (new.ws_id, new.account_id);
    return null;
  end $$`,
  'create trigger signal_notification after insert or update on notifications for each row execute function signal_notification()',

  // Remaining work for the notices of a workspace; without a notice, for a person who joined it.
  `create table notice_jobs (
    id uuid primary key default gen_random_uuid(),
    ws_id text references workspaces on delete cascade,
    notice_id text references notices on delete cascade,
    due_at timestamptz not null default now(),
    failure text
  )`,
  'create index notice_jobs_due on notice_jobs (due_at)',
  'create index notice_jobs_workspace on notice_jobs (ws_id, notice_id)',
  'create index notice_jobs_notice on notice_jobs (notice_id)',
  ...protect('notice_jobs', { tenant: ['all'], identity: ['select', 'insert'], platform: ['all'] }),
  `create function note_newcomers() returns trigger language plpgsql as $$
  begin${unlessOutside('notice_jobs')}
    insert into notice_jobs (ws_id) select distinct ws_id from changed;
    return null;
  end $$`,
  ...['memberships', 'department_members'].map(
    (table) =>
      `create trigger note_newcomers after insert on ${table} referencing new table as changed for each statement execute function note_newcomers()`,
  ),
  `create function note_newcomer() returns trigger language plpgsql as $$
  begin${unlessOutside('notice_jobs')}
    insert into notice_jobs (ws_id) values (new.ws_id);
    return null;
  end $$`,
  `create trigger note_newcomer after update on memberships for each row
    when (new.status = 'active' and new.deleted_at is null and (old.status <> 'active' or old.deleted_at is not null))
    execute function note_newcomer()`,
  'alter table workspaces no force row level security',
  'alter table notice_jobs no force row level security',
  'insert into notice_jobs (ws_id) select id from workspaces',
  'insert into notice_jobs (ws_id) values (null)',
  'alter table workspaces force row level security',
  'alter table notice_jobs force row level security',
];
