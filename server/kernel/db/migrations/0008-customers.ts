import { allow } from '../rights/policies.ts';

/** A customer is its workspace's row: what the platform keeps about it, and what it may use (PH-09). */
export const customers = [
  `alter table workspaces
    add column au_type integer not null default 10,
    add column credit_code text not null default '',
    add column real_name text not null default '',
    add column telephone text not null default '',
    add column country_code text not null default '+86',
    add column email text not null default '',
    add column api_status integer not null default 0 check (api_status in (0, 10)),
    add column quota jsonb not null default '{}'`,
  'create index workspaces_order on workspaces (created_at desc, id desc)',
  // A customer is made together with its first account, which only the identity scope may write.
  ...allow('workspaces', { identity: ['insert'] }),
  ...allow('preferences', { identity: ['insert'] }),
];
