/** Where a second person approves changes of pages: who asked for which draft, and who approved that one. */
export const approvalsOfChanges = [
  'alter table configurations add column asked_draft_id text',
  'alter table configurations add column asked_by text',
  'alter table configurations add column asked_at timestamptz',
  'alter table configurations add column approved_by text',
  'alter table configurations add column approved_at timestamptz',
];
