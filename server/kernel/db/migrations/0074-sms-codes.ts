import { protect } from '../rights/policies.ts';

/** Codes that were sent by SMS. Rows stay for an hour, so that what was sent to a number and by whom can be counted (P15). */
export const smsCodes = [
  `create table sms_codes (
    id text primary key,
    purpose text not null check (purpose in ('registration', 'signIn')),
    subject text not null,
    number_hash text not null,
    network text not null,
    ws_id text references workspaces,
    code_hash text not null,
    attempts integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    spent_at timestamptz
  )`,
  'create index sms_codes_subject on sms_codes (subject)',
  'create index sms_codes_number on sms_codes (number_hash, created_at)',
  'create index sms_codes_age on sms_codes (created_at)',
  ...protect('sms_codes', { identity: ['all'] }),
];
