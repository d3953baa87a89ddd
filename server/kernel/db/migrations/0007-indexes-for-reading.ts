// Under row-level security an index on `coalesce(…)` is never read: the database does not trust the expression with
// rows that the policy has not let pass. The unique ones keep their rule; these serve the queries.
export const indexesForReading = [
  'create index configurations_read on configurations (ws_id, kind, key)',
  `create index configuration_versions_read
    on configuration_versions (ws_id, kind, key, published_at desc, id desc)`,
  'create index preferences_read on preferences (ws_id, account_id, key)',
  'create index outbox_messages_order on outbox_messages (created_at desc, id desc)',
  'drop index outbox_messages_time',
];
