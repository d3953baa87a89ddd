/**
 * A form that was sent leaves a row without data, with the key of the form: a draft of it that arrives afterwards is dropped,
 * whatever the order of arrival.
 */
export const settledDrafts = [
  'alter table record_drafts alter column data drop not null',
  "alter table record_drafts add column settled text[] not null default '{}'",
];
