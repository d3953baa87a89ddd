import { allow, protect } from '../rights/policies.ts';

/**
 * Roles in an application that departments, positions and user groups hold (ROLE-05, APP-15); those of people are
 * `application_members`. What the roles of a person follow from is read at sign-in, where no workspace is open yet.
 */
export const applicationGrants = [
  `create table application_grants (
    ws_id text not null,
    app_id text not null,
    subject_type text not null check (subject_type in ('department', 'position', 'userGroup')),
    subject_id text not null,
    role text not null check (role in ('APP_ADMIN', 'APP_USER')),
    created_at timestamptz not null default now(),
    created_by text,
    primary key (ws_id, app_id, subject_type, subject_id),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade
  )`,
  'create index application_grants_subject on application_grants (ws_id, subject_id)',
  // By the user group of a deleted application it is known who may learn that it was deleted.
  'create index applications_group on applications (ws_id, org_id) where org_id is not null',
  ...protect('application_grants', { tenant: ['all'], identity: ['select'] }),
  ...[
    'applications',
    'departments',
    'department_members',
    'positions',
    'position_holders',
    'user_groups',
    'user_group_departments',
    'user_group_people',
  ].flatMap((table) => allow(table, { identity: ['select'] })),
];
