import { protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

/** Pages that an application's editors make (COMP-09); what they show is in the versions of configurations of the kind `page`. */
export const customPages = [
  `create table custom_pages (
    id text not null,
    ws_id text not null,
    app_id text not null,
    name text not null,
    kind text not null check (kind in ('customPage', 'bigScreen', 'chart', 'homePage')),
    ${commonColumns},
    primary key (ws_id, id),
    unique (ws_id, app_id, id),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade
  )`,
  'create index custom_pages_application on custom_pages (ws_id, app_id, id) where deleted_at is null',
  ...protect('custom_pages', { tenant: ['all'] }),
];
