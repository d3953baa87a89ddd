/** The caller's time zone by its IANA name; `UTC` when it is absent or unknown to this machine. */
export function readTimeZone(header: string | undefined): string {
  if (header === undefined || !/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(header)) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: header }).resolvedOptions().timeZone;
  } catch {
    // A RangeError is how Intl says that it does not know the name.
    return 'UTC';
  }
}
