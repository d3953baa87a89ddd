/**
 * Notices have a home that is never null: the workspace, or '' for the platform. `ws_id is null` does not show the
 * planner that the rest of an index comes in order, as an equality does, so that each page sorted all notices.
 */
export const noticesInOrder = [
  `alter table notices add column home_ws_id text generated always as (coalesce(ws_id, '')) stored not null`,
  'drop index notices_written',
  'create index notices_written on notices (home_ws_id, created_at, id)',
  'drop index notices_seen',
  `create index notices_seen on notices (home_ws_id, publish_at, id) where state = 'published' and deleted_at is null`,
  // Deleting a workspace looks for its notices.
  'create index notices_workspace on notices (ws_id) where ws_id is not null',
];
