import { protect } from '../rights/policies.ts';

/**
 * For how long a workspace lets the people of the platform look at it, and the sessions and tickets by which they do (decision 0260). A
 * session of support lives by its consent: a consent that ended ends it, without a word to the session itself.
 */
export const supportConsents = [
  `create table support_consents (
    id text primary key,
    ws_id text not null references workspaces on delete cascade,
    given_by text not null,
    given_by_name text not null,
    created_at timestamptz not null,
    ends_at timestamptz not null,
    ended_at timestamptz
  )`,
  'create index support_consents_workspace on support_consents (ws_id, created_at desc)',
  // Two people who give it at once give one.
  'create unique index support_consents_open on support_consents (ws_id) where ended_at is null',
  ...protect('support_consents', {
    tenant: ['select', 'insert', 'update'],
    identity: ['select'],
    platform: ['select'],
  }),
  'alter table token_families add column consent_id text references support_consents on delete cascade',
  'create index token_families_consent on token_families (consent_id) where consent_id is not null',
  'alter table session_tickets add column consent_id text references support_consents on delete cascade',
  'create index session_tickets_consent on session_tickets (consent_id) where consent_id is not null',
  'alter table session_tickets drop constraint session_tickets_kind_check',
  `alter table session_tickets add constraint session_tickets_kind_check
    check (kind in ('handover', 'shadow', 'support') and ((consent_id is not null) = (kind = 'support')))`,
];
