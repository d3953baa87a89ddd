import { allow } from '../rights/policies.ts';

/**
 * People read what happened to their own accounts, in whatever workspace it was. They are found by the person alone, and the
 * list is short.
 */
export const ownSecurityEvents = [
  ...allow('operation_log', { identity_entry: ['select'] }),
  `create index operation_log_entry on operation_log (user_id, created_at desc, id desc)
    where user_id is not null and module in ('auth', 'session', 'account', 'api-key')`,
  `create index operation_log_on_account on operation_log (target, created_at desc, id desc)
    where target is not null and module in ('session', 'account')`,
];
