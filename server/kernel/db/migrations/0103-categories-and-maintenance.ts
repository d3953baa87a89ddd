import { protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

/** The categories of applications (CAT-01), and the switch that shuts one application for a while (ROUTE-077). */
export const categoriesAndMaintenance = [
  `alter table application_settings add column maintain integer not null default 0 check (maintain in (0, 10))`,
  // The pairs of keys keep a category out of another workspace's application, or below another workspace's category.
  `create table categories (
    id text not null,
    ws_id text not null,
    app_id text not null,
    father_id text,
    category_name text not null,
    category_type text not null default 'falconTable' check (category_type in ('falconTable', 'exdb')),
    can_visible integer not null default 2 check (can_visible in (1, 2)),
    sort double precision not null default 0,
    ${commonColumns},
    primary key (ws_id, id),
    unique (ws_id, app_id, id),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade,
    foreign key (ws_id, app_id, father_id) references categories (ws_id, app_id, id) on delete cascade
  )`,
  'create index categories_order on categories (ws_id, app_id, sort, id)',
  'create index categories_father on categories (ws_id, app_id, father_id) where father_id is not null',
  ...protect('categories', { tenant: ['all'] }),
];
