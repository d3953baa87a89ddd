/**
 * When the telephone or the address of an account was changed last, and whether each of them is the person's own entry. What was there
 * before counts as entered by another user.
 */
export const changedContacts = [
  'alter table accounts rename column email_changed_at to contact_changed_at',
  'alter table accounts add column email_by_person boolean not null default false',
  'alter table accounts add column telephone_by_person boolean not null default false',
];
