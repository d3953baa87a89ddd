/** Wrong passwords are counted in `rate_limits`, for each name and device; these columns were never written. */
export const noLocksOnAccounts = [
  'alter table accounts drop column failed_attempts',
  'alter table accounts drop column locked_until',
];
