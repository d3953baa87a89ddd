import { allow, protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

/** What an application's own settings say (APP-28); `id` is the application's. */
export const applicationSettings = [
  `create table application_settings (
    id text not null,
    ws_id text not null,
    address text,
    admin_edit_disabled boolean not null default false,
    default_language text check (default_language in ('zh-CN', 'en-US')),
    home_page_id text,
    ${commonColumns},
    primary key (ws_id, id),
    foreign key (ws_id, id) references applications (ws_id, id) on delete cascade
  )`,
  // Addresses are parts of paths, and the platform has one space of paths (APP-33).
  'create unique index application_settings_address on application_settings (lower(address))',
  ...protect('application_settings', { tenant: ['all'] }),
  // System roles have no workspace: entering an application, they have to find its own.
  ...allow('applications', { platform: ['select'] }),
];
