/**
 * Which transaction wrote an event, so that a reader knows which events it has not seen: a number that rows are given when they are
 * written says nothing of the order in which they are committed. Older events have none, and are never new to anybody.
 */
export const eventsInOrder = [
  'alter table record_events add column written_in xid8',
  'alter table record_events alter column written_in set default pg_current_xact_id()',
  'create index record_events_written on record_events (ws_id, table_id, written_in)',
  'drop index record_events_table',
];
