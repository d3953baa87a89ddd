import { protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

export const logAndApiKeys = [
  // In the order in which the log is read, and by whom and where something was done.
  'create index operation_log_order on operation_log (ws_id, created_at desc, id desc)',
  'create index operation_log_user on operation_log (ws_id, user_id, created_at desc, id desc)',
  `create index operation_log_application on operation_log (ws_id, application_id, created_at desc, id desc)
    where application_id is not null`,
  'drop index operation_log_time',

  `create table api_keys (
    id text not null,
    ws_id text not null references workspaces,
    account_id text not null references accounts,
    name text not null,
    prefix text not null,
    hash text not null unique,
    scopes text[] not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz,
    revoked_by text,
    ${commonColumns},
    primary key (ws_id, id)
  )`,
  'create index api_keys_order on api_keys (ws_id, created_at desc, id desc)',
  'create index api_keys_account on api_keys (ws_id, account_id)',
  // The identity scope looks a presented key up and notes that it was used.
  ...protect('api_keys', { tenant: ['all'], identity: ['select', 'update'] }),
];
