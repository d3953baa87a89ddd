import { protect } from '../rights/policies.ts';

/** Which records an import made, so that its author can take them back: one row for an import, and one for each part of it. */
export const recordImports = [
  `create table record_imports (
    id text not null,
    ws_id text not null,
    app_id text not null,
    table_id text not null,
    account_id text not null references accounts on delete cascade,
    sheet text not null,
    created_at timestamptz not null,
    primary key (ws_id, id),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade,
    foreign key (ws_id, table_id) references physical_tables (ws_id, id) on delete cascade
  )`,
  'create index record_imports_account on record_imports (account_id)',
  'create index record_imports_application on record_imports (ws_id, app_id)',
  'create index record_imports_own on record_imports (ws_id, table_id, account_id, created_at)',
  ...protect('record_imports', { tenant: ['all'] }),
  `create table record_import_parts (
    id text not null,
    ws_id text not null,
    import_id text not null,
    record_ids text[] not null,
    primary key (ws_id, id),
    foreign key (ws_id, import_id) references record_imports (ws_id, id) on delete cascade
  )`,
  'create index record_import_parts_import on record_import_parts (ws_id, import_id)',
  ...protect('record_import_parts', { tenant: ['all'] }),
];
