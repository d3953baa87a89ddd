import { protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

/** The menus of applications, each with its link (MENU-01), and who may do what in them (MENU-21, MENU-22). */
export const menus = [
  // The pairs of keys keep a menu out of another application, or below another application's menu.
  `create table menus (
    id text not null,
    ws_id text not null,
    app_id text not null,
    father_id text,
    category_id text,
    menu_name text not null,
    menu_icon text not null default '2',
    is_visible boolean not null default true,
    sort double precision not null default 0,
    word_template text,
    excel_template text,
    link_id text,
    front_meta jsonb,
    view_config jsonb not null default '{}',
    ${commonColumns},
    primary key (ws_id, id),
    unique (ws_id, app_id, id),
    unique (ws_id, link_id),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade,
    foreign key (ws_id, app_id, father_id) references menus (ws_id, app_id, id) on delete cascade,
    foreign key (ws_id, app_id, category_id) references categories (ws_id, app_id, id)
  )`,
  'create index menus_order on menus (ws_id, app_id, sort, id) where deleted_at is null',
  'create index menus_father on menus (ws_id, app_id, father_id) where father_id is not null',
  'create index menus_category on menus (ws_id, app_id, category_id) where category_id is not null',
  `create table menu_authorizations (
    id text not null,
    ws_id text not null,
    app_id text not null,
    menu_id text not null,
    subject_type text not null check (subject_type in ('user', 'department', 'position', 'userGroup')),
    subject_id text not null,
    rights jsonb not null,
    visible_fields jsonb not null,
    data_scope jsonb not null,
    for_api boolean not null default false,
    ${commonColumns},
    primary key (ws_id, id),
    foreign key (ws_id, app_id, menu_id) references menus (ws_id, app_id, id) on delete cascade
  )`,
  `create unique index menu_authorizations_subject on menu_authorizations (ws_id, menu_id, subject_type, subject_id)
    where deleted_at is null`,
  'create index menu_authorizations_application on menu_authorizations (ws_id, app_id, subject_id) where deleted_at is null',
  ...protect('menus', { tenant: ['all'] }),
  ...protect('menu_authorizations', { tenant: ['all'] }),
];
