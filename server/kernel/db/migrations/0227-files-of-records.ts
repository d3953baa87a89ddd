/** Which field of which record holds a file: those who see the field there may read it. Null until a record is stored with it. */
export const filesOfRecords = [
  'alter table files add column app_id text',
  'alter table files add column table_id text',
  'alter table files add column record_id text',
  'alter table files add column field_id text',
];
