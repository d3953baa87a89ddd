const secret =
  /passw(or)?d|pwd|passphrase|secret|token|credential|cookie|verify_?code|sms_?code|totp_?code|recovery_?codes?|(api|private|access|signing|encryption)_?key|authorization|hash$/i;

/** What is said about a secret and is none: `password_pattern`, `tokenExpiresAt`. */
const about = /(_pattern|Pattern|_length|Length|_days|Days|_minutes|Minutes|_at|At)$/;

/** A copy with dots instead of secrets, which are recognised by their names. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      secret.test(key) && !about.test(key) && typeof part !== 'boolean' ? '••••' : masked(part),
    ]),
  );
}
