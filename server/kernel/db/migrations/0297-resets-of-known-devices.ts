/** Requests for a new password from a person's own devices are counted apart from those of strangers. */
export const resetsOfKnownDevices = [
  'alter table password_resets add column is_known_device boolean not null default false',
];
